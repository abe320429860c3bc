import type { CardText } from "../../kernel/words/phrases.ts";
import { type Ally, allyCopies, type Race, races, type Value, values } from "../cards/allies.ts";

/** Builds the texts of all allies from one function of race and value. */
export const allyTexts = (
  text: (race: Race, value: Value, copies: number) => CardText,
): Readonly<Record<Ally, CardText>> =>
  Object.fromEntries(
    races.flatMap((race) =>
      values.map((value) => [
        `${race}-${value}`,
        text(race, value, allyCopies[`${race}-${value}`]),
      ]),
    ),
  ) as Record<Ally, CardText>;
