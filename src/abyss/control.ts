import { allOrOne } from "../kernel/agenda/countable.ts";
import { removeOne, sum } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { Decision } from "./actions.ts";
import type { MoveOf, TaskOf, Top } from "./blueprint.ts";
import type { Box } from "./cards/box.ts";
import type { AnyLocation } from "./cards/locations.ts";
import type { AnyLord } from "./cards/lords.ts";
import { KEYS_PER_LOCATION, MOST_LOCATIONS_DRAWN } from "./cards/numbers.ts";
import type { KeyMeter } from "./meter.ts";
import type { Play } from "./play.ts";
import { keysOf } from "./queries.ts";
import { type RuleRefusal, refusalOf } from "./refusals.ts";
import type { Draft, TableView } from "./table.ts";

/** AB-59, AB-63. AB-64: if no location is left, the question has no answer and lapses. */
export const control =
  (top: Top): TaskOf<"control"> =>
  (table, { seat }, play) => {
    if (keysOf(top.box, table, seat) >= KEYS_PER_LOCATION)
      play.next({ ask: "control", seats: [seat] });
  };

/** AB-60 */
export const drawLocations: MoveOf<"draw-locations"> = {
  *options(_, seat) {
    for (let count = 1; count <= MOST_LOCATIONS_DRAWN; count++)
      yield { type: "draw-locations", seat, count };
  },
  refuse(table, { count }) {
    const has = table.stack.length;
    if (count < 1 || count > Math.min(MOST_LOCATIONS_DRAWN, has))
      return refusalOf("wrong-count", "AB-60", { count, max: MOST_LOCATIONS_DRAWN, has });
    return undefined;
  },
  perform(table, { seat, count }, play) {
    draw(table, seat, count, play);
    play.next({ ask: "choose-location", seats: [seat], by: null });
  },
};

/** AB-57, AB-60: draws locations face up, for all players to see. */
export function draw(table: Draft, seat: Seat, count: number, play: Play): void {
  const locations = table.stack.splice(-count).reverse();
  table.drawn.push(...locations);
  play.emit({ type: "locations-drawn", seat, locations });
  play.revealTo(table.seats.keys());
}

interface Spending {
  readonly lords: readonly AnyLord[];
  readonly keyTokens: number;
}

/** AB-61: all sets of lords with keys, and tokens for the rest; `refuse` rejects what the seat cannot pay. */
function* spendings(box: Box, table: TableView, seat: Seat): Generator<Spending> {
  const { lords } = areaOf(table, seat);
  const withKeys = lords.filter((lord) => box.lord(lord).keys > 0).sort();
  for (let chosen = 0; chosen < 1 << withKeys.length; chosen++) {
    const spent = withKeys.filter((_, i) => (chosen >> i) & 1);
    yield { lords: spent, keyTokens: KEYS_PER_LOCATION - keysOn(box, spent) };
  }
}

const keysOn = (box: Box, lords: readonly AnyLord[]): number =>
  sum(lords.map((lord) => box.lord(lord).keys));

type Choice = Extract<Decision, { ask: "control" | "choose-location" }>;

/** AB-57: an ambassador brings a location with its own keys. */
const ambassadorOf = (decision: Choice): AnyLord | null =>
  decision.ask === "choose-location" ? decision.by : null;

/** AB-57, AB-60, AB-61 */
export const controlMove = (top: Top): MoveOf<"control", Choice["ask"]> => ({
  options(table, seat, decision, { matching }) {
    const ambassador = ambassadorOf(decision);
    const ways = ambassador
      ? [{ lords: [ambassador], keyTokens: 0 }]
      : [...spendings(top.box, table, seat)];
    const locations = decision.ask === "control" ? table.available : table.drawn;
    return allOrOne(locations, matching?.location).flatMap((location) =>
      ways.map((way) => ({ type: "control" as const, seat, location, ...way })),
    );
  },
  refuse(table, { seat, location, lords, keyTokens }, decision) {
    const from = decision.ask === "control" ? "available" : "drawn";
    if (!table[from].includes(location))
      return refusalOf("location-not-on-offer", "AB-60", { location, from });
    const ambassador = ambassadorOf(decision);
    if (ambassador && (keyTokens !== 0 || lords.length !== 1 || lords[0] !== ambassador))
      return refusalOf("not-the-ambassadors-keys", "AB-57", { lord: ambassador });
    return refuseKeys(top.box, table, seat, lords, keyTokens);
  },
  meter: (_table, _seat, _decision, { lords = [], keyTokens = 0 }): KeyMeter => ({
    kind: "keys",
    keys: { has: keysOn(top.box, lords) + keyTokens, needs: KEYS_PER_LOCATION },
  }),
  perform(table, { seat, location, lords, keyTokens }, play, decision) {
    const from = decision.ask === "control" ? "available" : "drawn";
    // AB-63. An ambassador enters during a recruitment; the control step of that turn is still to come.
    if (!ambassadorOf(decision)) play.next({ do: "control", seat });
    takeControl(table, seat, location, from, { lords, keyTokens }, play);
  },
});

/** AB-61 */
function refuseKeys(
  box: Box,
  table: TableView,
  seat: Seat,
  lords: readonly AnyLord[],
  keyTokens: number,
): RuleRefusal | undefined {
  const area = areaOf(table, seat);
  for (const [i, lord] of lords.entries()) {
    if (!area.lords.includes(lord))
      return refusalOf("not-a-free-lord", "AB-61", { lord, of: seat });
    if (lords.indexOf(lord) < i) return refusalOf("lord-named-twice", "AB-61", { lord });
    if (box.lord(lord).keys === 0) return refusalOf("lord-has-no-key", "AB-61", { lord });
  }
  if (keyTokens < 0 || keyTokens > area.keys)
    return refusalOf("too-few-key-tokens", "AB-61", { has: area.keys, needs: keyTokens });
  const has = keysOn(box, lords) + keyTokens;
  return has === KEYS_PER_LOCATION
    ? undefined
    : refusalOf("wrong-number-of-keys", "AB-61", { has, needs: KEYS_PER_LOCATION });
}

/** AB-60 to AB-62; the other locations drawn become available before this one takes effect (AB-65). */
export function takeControl(
  table: Draft,
  seat: Seat,
  location: AnyLocation,
  from: "available" | "drawn",
  { lords, keyTokens }: Spending,
  play: Play,
): void {
  const area = areaOf(table, seat);
  removeOne(table[from], location);
  for (const lord of lords) removeOne(area.lords, lord);
  area.keys -= keyTokens;
  table.keyTokens += keyTokens;
  area.locations.push({ location, lords: [...lords] });
  play.emit({ type: "location-controlled", seat, location, lords, keyTokens });
  const locations = table.drawn.splice(0);
  if (locations.length > 0) {
    table.available.push(...locations);
    play.emit({ type: "locations-made-available", locations });
  }
  play.next({ do: "receive-location", seat, location });
}
