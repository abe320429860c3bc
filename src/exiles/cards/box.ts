import {
  type Components as AbyssComponents,
  type IdsOf as AbyssIdsOf,
  abyssBox,
  type Box,
} from "../../abyss/cards/box.ts";
import { type ById, type CardsIn, changed, type IdsIn } from "../../kernel/components/box.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import type { HasIds } from "../../kernel/data/ids.ts";
import type { ExileCard } from "./catalogue.ts";
import { defaultCatalogue } from "./default-catalogue.ts";

/** The components in play: those of the game below, and the exiles. */
export interface ExilesBox extends Box {
  /** The exiles of a game whose options have no catalogue of their own (EX-18). */
  readonly exiles: readonly ExileCard[];
  with<const More extends Components>(more: More): ExilesBox & HasIds<IdsOf<More>>;
}

/** An exile that a layer adds or replaces; its id is the key. */
export interface NewExile extends Omit<ExileCard, "id" | "provisional"> {}

interface Exiles {
  readonly exiles?: ById<NewExile>;
}

/** The components that a layer adds to a box, as data, and its changes to those in the box. */
export interface Components extends AbyssComponents, Exiles {
  readonly replaced?: AbyssComponents["replaced"] & Exiles;
  readonly leftOut?: AbyssComponents["leftOut"] & { readonly exiles?: readonly string[] };
}

/** The ids of the components that are added, by kind. */
export interface IdsOf<C> extends AbyssIdsOf<C> {
  exile: IdsIn<C, "exiles">;
}

/** The names of the powers of the exiles among some components; each needs an `ExilePower`. */
export type ExilePowerNamesOf<C> = PowersOf<CardsIn<C, "exiles">>;
type PowersOf<Cards> = {
  [Id in keyof Cards]: Cards[Id] extends { readonly power: infer Name extends string }
    ? Name
    : never;
}[keyof Cards];

/** Adds the ten exiles to a box of Abyss or a game built on it (EX-1, EX-18). */
export const withExiles = (box: Box): ExilesBox =>
  boxOf(box, Object.fromEntries(defaultCatalogue.map((card) => [card.id, card])));

const boxOf = (box: Box, exiles: ById<ExileCard>): ExilesBox =>
  deepFreeze({
    ...box,
    exiles: Object.values(exiles),
    with: (more) =>
      boxOf(
        box.with(more),
        changed(
          "exile",
          exiles,
          cardsOf(more.exiles),
          cardsOf(more.replaced?.exiles),
          more.leftOut?.exiles,
        ),
      ) as never,
  });

const cardsOf = (exiles: ById<NewExile> = {}): ById<ExileCard> =>
  Object.fromEntries(
    Object.entries(exiles).map(([id, card]) => [id, { id, ...card, provisional: false }]),
  );

/** EX-1, EX-18: the components of Abyss, and the ten exiles. */
export const exilesBox: ExilesBox = withExiles(abyssBox);
