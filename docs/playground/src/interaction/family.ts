import type { Action, Seat } from "abyss-rules";
import type * as largest from "abyss-rules/exiles-kraken";
import type { ViewOf } from "./action-kinds.ts";

/** A view of a game based on Abyss, with the cards of all its boxes. */
export type AbyssView = ViewOf<Omit<largest.TableView, "exiles" | "kraken">>;
/** A view of a game with exiles, with the cards of all boxes. */
export type ExilesView = ViewOf<Omit<largest.TableView, "kraken">>;

/** The actions of a game, with the cards of all boxes, so that the games based on it can share them. */
export type FamilyAction<Base extends Action> = WithoutNebulis<
  Extract<largest.Action, { readonly type: Base["type"] }>
>;
type WithoutNebulis<A> = A extends { readonly type: string; readonly seat: Seat }
  ? Omit<A, "nebulis"> & Pick<A, "type" | "seat">
  : never;
