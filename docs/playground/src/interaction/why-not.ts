import type { CommonRefusal, Refusal } from "abyss-rules";
import type { Kind } from "./action-kinds.ts";
import type { ClickableGame, SeatView } from "./clickable-game.ts";
import { type ItemId, keyOf } from "./item-id.ts";
import { chosenFor, type PartialAction } from "./partial-action.ts";

/** A refusal by the rules of a game, or by what is asked. */
type AnyRefusal = CommonRefusal | Refusal;

/** Reasons that would hold for any item: seatView is asked, and what. */
const common: ReadonlySet<string> = new Set<CommonRefusal["code"]>([
  "malformed",
  "game-over",
  "not-your-decision",
  "not-asked",
  "other-moves-possible",
]);

/**
 * Why a item cannot be clicked: the refusal of the action that comes nearest to a click on it. It is one of
 * the kind that was begun, if that has to do with the item; else one that the rules of the game refuse.
 */
export function whyNot(
  entry: ClickableGame,
  seatView: SeatView,
  partial: PartialAction | undefined,
  item: ItemId,
): AnyRefusal | undefined {
  const refusals = Object.entries(entry.kinds).flatMap(([type, kind]) =>
    attempts(type, kind, seatView, partial, item).flatMap((action) => {
      const refusal = refusalOf(entry, seatView, action);
      return refusal ? [{ refusal, isBegun: type === partial?.type }] : [];
    }),
  );
  const nearest =
    refusals.find(({ isBegun }) => isBegun) ??
    refusals.find(({ refusal }) => !common.has(refusal.code)) ??
    refusals[0];
  return nearest?.refusal;
}

/** Actions of a kind that a click on the item could be part of, as far as they can be guessed. */
function attempts(
  type: string,
  kind: Kind<object>,
  { view, seat }: SeatView,
  partial: PartialAction | undefined,
  item: ItemId,
): object[] {
  const begun = partial?.type === type ? partial : { type };
  const attempt = { seat, ...kind.attempt?.(view, seat, item), ...begun };
  const start = kind.start?.(view, seat);
  const isStart = start && keyOf(start) === keyOf(item);
  const parts = Object.entries(kind.fields).flatMap(([field, { isList, mapping }]) => {
    const value = mapping?.value(item);
    if (value === undefined) return [];
    return [{ ...attempt, [field]: isList ? [...chosenFor(begun, field), value] : value }];
  });
  return [...(isStart ? [attempt] : []), ...parts];
}

/** Why an action would be refused; nothing, if it is no whole action. */
function refusalOf(
  { game }: ClickableGame,
  { view }: SeatView,
  attempt: object,
): AnyRefusal | undefined {
  const action = game.schemas.action.safeParse(attempt);
  return action.success ? game.refusal(view, action.data) : undefined;
}
