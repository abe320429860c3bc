import type { Action, Seat } from "abyss-rules";
import type * as exilesKraken from "abyss-rules/exiles-kraken";
import type * as largest from "abyss-rules/exiles-kraken-leviathan";
import type { ViewOf } from "../interaction/action-kinds.ts";

/** What clicks need of the view of a game based on Abyss. */
export type AbyssView = ViewOf<{ readonly track: readonly unknown[] }>;

/** Leviathan replaces these actions by others of the same type. */
type Replaced = { readonly type: "fight" | "steal-token" };

type AnyAction = exilesKraken.Action | Exclude<largest.Action, Replaced>;

/** The actions of a game, with the cards of all boxes, so that the games based on it can share them. */
export type FamilyAction<Base extends Action> = Extract<AnyAction, { readonly type: Base["type"] }>;

/** The same for a game without nebulis. */
export type ActionWithoutNebulis<Base extends Action> = WithoutNebulis<FamilyAction<Base>>;
type WithoutNebulis<A> = A extends { readonly type: string; readonly seat: Seat }
  ? Omit<A, "nebulis"> & Pick<A, "type" | "seat">
  : never;
