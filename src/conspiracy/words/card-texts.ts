import { type CardText, textsOf } from "../../kernel/words/phrases.ts";
import type { Effect, LocationScoring } from "../cards/location-card.ts";
import { type Location, locationCard, locations } from "../cards/locations.ts";
import {
  type Ability,
  abilityOf,
  type Colour,
  colourOf,
  type Influence,
  influenceOf,
  type Lord,
  lords,
} from "../cards/lords.ts";

type ByKind<Union extends { readonly kind: string }> = {
  readonly [K in Union["kind"]]: (one: Extract<Union, { kind: K }>) => string;
};

/** The texts of abilities, scorings and effects, from which card texts are put together. */
export interface CardParts {
  /** The name of a lord. */
  lord(colour: Colour, influence: Influence): string;
  /** What a lord does when it is placed. */
  readonly abilities: ByKind<Ability>;
  /** What a location scores. */
  readonly scorings: ByKind<LocationScoring>;
  /** What a location does. */
  readonly effects: ByKind<Effect>;
  /** Joins the scoring and the effect of a location. */
  both(scoring: string, effect: string): string;
}

// The function of a kind takes values of that kind, which the type checker cannot follow here.
const ofKind = <T extends { readonly kind: string }>(texts: ByKind<T>, one: T): string =>
  (texts as Readonly<Record<string, unknown>> as Readonly<Record<string, (one: T) => string>>)[
    one.kind
  ]!(one);

/** The texts of all lords and locations. */
export function textsOfCards(
  names: Readonly<Record<Location, string>>,
  { lord, abilities, scorings, effects, both }: CardParts,
): Readonly<Record<Lord | Location, CardText>> {
  const textOf = (location: Location): string => {
    const { scoring, effect } = locationCard(location);
    const points = ofKind(scorings, scoring);
    return effect ? both(points, ofKind(effects, effect)) : points;
  };
  return {
    ...textsOf(
      lords,
      (id) => id,
      (id) => ({
        name: lord(colourOf(id), influenceOf(id)),
        text: ofKind(abilities, abilityOf(id)),
      }),
    ),
    ...textsOf(
      locations,
      (id) => id,
      (id) => ({ name: names[id], text: textOf(id) }),
    ),
  };
}
