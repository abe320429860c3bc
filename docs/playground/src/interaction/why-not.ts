import type { CommonRefusal, Refusal } from "abyss-rules";
import type { Kind } from "./action-kinds.ts";
import type { ClickableGame, SeatView } from "./clickable-game.ts";
import { type ItemId, keyOf } from "./item-id.ts";
import { chosenFor, type PartialAction } from "./partial-action.ts";

/** A refusal by the rules of a game, or for an action that is not open. */
type AnyRefusal = CommonRefusal | Refusal;

/** Refusals that would apply to any item: they are about who has to decide, and what. */
const common: ReadonlySet<string> = new Set<CommonRefusal["code"]>([
  "malformed",
  "game-over",
  "not-your-decision",
  "not-asked",
  "other-moves-possible",
]);

/**
 * Why an item cannot be clicked: the refusal of an action that a click on it could have started. Prefers
 * the type of action that was started, then refusals by the rules of the game.
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

/** Guesses the actions of a type that a click on the item could be part of. */
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

/** Why an action would be refused; `undefined` if it is incomplete or legal. */
function refusalOf(
  { game }: ClickableGame,
  { view }: SeatView,
  attempt: object,
): AnyRefusal | undefined {
  const action = game.schemas.action.safeParse(attempt);
  return action.success ? game.refusal(view, action.data) : undefined;
}
