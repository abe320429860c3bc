import type { CommonRefusal, Refusal } from "abyss-rules";
import type { ClickableGame, SeatView } from "./clickable-game.ts";
import { type ItemId, keyOf } from "./item-id.ts";
import { added, type PartialAction } from "./partial-action.ts";

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
 * Why an item cannot be clicked: the refusal of a partial action that a click on it could lead to. Prefers
 * the type of action that was started, then refusals by the rules of the game.
 */
export function whyNot(
  entry: ClickableGame,
  seatView: SeatView,
  partial: PartialAction | undefined,
  item: ItemId,
): AnyRefusal | undefined {
  const { view, seat } = seatView;
  const refusals = Object.keys(entry.kinds).flatMap((type) =>
    attempts(entry, type, seatView, partial, item).flatMap((attempt) => {
      const refusal = entry.game.refusal(view, { ...attempt, seat });
      return refusal ? [{ refusal, isBegun: type === partial?.type }] : [];
    }),
  );
  const nearest =
    refusals.find(({ isBegun }) => isBegun) ??
    refusals.find(({ refusal }) => !common.has(refusal.code)) ??
    refusals[0];
  return nearest?.refusal;
}

/** The partial actions of a type that a click on the item could lead to. */
function attempts(
  { game, kinds }: ClickableGame,
  type: string,
  { view, seat }: SeatView,
  partial: PartialAction | undefined,
  item: ItemId,
): PartialAction[] {
  const begun = partial?.type === type ? partial : { type };
  const start = kinds[type]?.start?.(view, seat);
  const isStart = start && keyOf(start) === keyOf(item);
  const parts = Object.entries(kinds[type]?.fields ?? {}).flatMap(([field, { mapping }]) => {
    const value = mapping?.value(item);
    return value === undefined ? [] : [added(game, begun, field, value)];
  });
  return [...(isStart ? [begun] : []), ...parts];
}
