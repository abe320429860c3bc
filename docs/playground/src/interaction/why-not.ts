import type { CommonRefusal, Refusal } from "abyss-rules";
import type { Clickable, Standpoint } from "./clickable.ts";
import { chosenFor, type Made } from "./made.ts";
import type { Kind } from "./spots.ts";
import { keyOf, type ThingId } from "./thing.ts";

/** A refusal by the rules of a game, or by what is asked. */
type AnyRefusal = CommonRefusal | Refusal;

/** Reasons that would hold for any thing: who is asked, and what. */
const common: ReadonlySet<string> = new Set<CommonRefusal["code"]>([
  "malformed",
  "game-over",
  "not-your-decision",
  "not-asked",
  "other-moves-possible",
]);

/**
 * Why a thing cannot be clicked: the refusal of the action that comes nearest to a click on it. It is one of
 * the kind that was begun, if that has to do with the thing; else one that the rules of the game refuse.
 */
export function whyNot(
  at: Clickable,
  who: Standpoint,
  made: Made | undefined,
  thing: ThingId,
): AnyRefusal | undefined {
  const refusals = Object.entries(at.kinds).flatMap(([type, kind]) =>
    attempts(type, kind, who, made, thing).flatMap((action) => {
      const refusal = refusalOf(at, who, action);
      return refusal ? [{ refusal, isBegun: type === made?.type }] : [];
    }),
  );
  const nearest =
    refusals.find(({ isBegun }) => isBegun) ??
    refusals.find(({ refusal }) => !common.has(refusal.code)) ??
    refusals[0];
  return nearest?.refusal;
}

/** Actions of a kind that a click on the thing could be part of, as far as they can be guessed. */
function attempts(
  type: string,
  kind: Kind<object>,
  { view, seat }: Standpoint,
  made: Made | undefined,
  thing: ThingId,
): object[] {
  const begun = made?.type === type ? made : { type };
  const attempt = { seat, ...kind.attempt?.(view, seat, thing), ...begun };
  const start = kind.start?.(view, seat);
  const isStart = start && keyOf(start) === keyOf(thing);
  const parts = Object.entries(kind.fields).flatMap(([field, { isList, spot }]) => {
    const value = spot?.value(thing);
    if (value === undefined) return [];
    return [{ ...attempt, [field]: isList ? [...chosenFor(begun, field), value] : value }];
  });
  return [...(isStart ? [attempt] : []), ...parts];
}

/** Why an action would be refused; nothing, if it is no whole action. */
function refusalOf(
  { game }: Clickable,
  { view }: Standpoint,
  attempt: object,
): AnyRefusal | undefined {
  const action = game.schemas.action.safeParse(attempt);
  return action.success ? game.refusal(view, action.data) : undefined;
}
