// How well a seat stands at Abyss, as figures of about the size of one.
import type { FeatureSet } from "../../bots/evaluation.ts";
import type { Subject } from "../../bots/reasons/reason.ts";
import type { Seat } from "../../kernel/data/types.ts";
import { races } from "../cards/allies.ts";
import type { Box } from "../cards/box.ts";
import { type Guild, guilds } from "../cards/lord-card.ts";
import { KEYS_PER_LOCATION, LORDS_TO_END } from "../cards/numbers.ts";
import { keysOf, lordsOf } from "../queries.ts";
import type { TableView } from "../table.ts";
import { handOf } from "./hand.ts";
import { prospectsOf } from "./prospects.ts";

const plainNames = [
  "points",
  "pearls",
  "last-pearls",
  "keys-for-location",
  "key-tokens",
  "lords",
  "free-lords",
  "disabled-lords",
  "strongest-lord",
  "locations",
  "affiliated",
  "monster-tokens",
  "hand",
  "hand-value",
  "best-race",
  "second-race",
  "races-in-hand",
  "prospect",
  "second-prospect",
  "prospect-of-key",
  "prospect-on-turn",
  "largest-stack",
  "turn",
  "last-turn",
  "end-in-reach",
] as const;
type PlainName = (typeof plainNames)[number];

/** The features of Abyss that have texts; those of single lords share `power`. */
export type AbyssFeature = PlainName | `lords-${Guild}` | "power";

/** The features of Abyss, for a game with these components. */
export function abyssFeatures(box: Box): FeatureSet<TableView> {
  const powerful = box.lords.filter((lord) =>
    ["permanent", "activated"].includes(box.lord(lord).power),
  );
  return {
    names: [
      ...plainNames,
      ...guilds.map((guild) => `lords-${guild}` satisfies AbyssFeature),
      ...powerful.map((lord) => `power-${lord}`),
    ],
    valuesOf(table, seat, points) {
      const area = table.seats[seat]!;
      const lords = lordsOf(area);
      const keys = keysOf(box, table, seat);
      const hand = handOf(area.hand);
      const prospects = prospectsOf(box, table, seat, hand);
      const isOn = table.turn.seat === seat;
      const stack = Math.max(...races.map((race) => table.council[race].length));
      const lead = points[seat]! - Math.max(...points.filter((_, other) => other !== seat));
      const values: Readonly<Record<PlainName, number>> = {
        points: points[seat]! / 10,
        pearls: area.pearls / 5,
        "last-pearls": Math.min(area.pearls, 2) / 2,
        "keys-for-location": (keys % KEYS_PER_LOCATION) / KEYS_PER_LOCATION,
        "key-tokens": area.keys / KEYS_PER_LOCATION,
        lords: lords.length / LORDS_TO_END,
        "free-lords": area.lords.length / LORDS_TO_END,
        "disabled-lords": area.disabled.length,
        "strongest-lord": Math.max(0, ...lords.map((lord) => box.lord(lord).influence)) / 10,
        locations: area.locations.length / 2,
        affiliated: area.affiliated.length / 5,
        "monster-tokens": area.tokens.length / 3,
        hand: area.hand.length / 5,
        "hand-value": hand.value / 10,
        "best-race": hand.best / 10,
        "second-race": hand.second / 10,
        "races-in-hand": hand.races / 5,
        prospect: prospects.best,
        "second-prospect": prospects.second,
        "prospect-of-key": prospects.key,
        "prospect-on-turn": isOn ? prospects.best : 0,
        "largest-stack": isOn ? stack / 4 : 0,
        turn: isOn ? 1 : 0,
        "last-turn": hasLastTurn(table, seat) ? 1 : 0,
        "end-in-reach": Math.tanh(lead / 10) * Math.max(0, 1 - (LORDS_TO_END - lords.length) / 4),
      };
      return [
        ...plainNames.map((name) => values[name]),
        ...guilds.map((guild) => lords.filter((lord) => box.lord(lord).guild === guild).length / 2),
        ...powerful.map((lord) => (area.lords.includes(lord) ? 1 : 0)),
      ];
    },
    subjectsOf(table, seat) {
      const area = table.seats[seat]!;
      const { lords } = prospectsOf(box, table, seat, handOf(area.hand));
      const subjects: Readonly<Partial<Record<AbyssFeature, Subject | undefined>>> = {
        pearls: area.pearls,
        "keys-for-location": keysOf(box, table, seat) % KEYS_PER_LOCATION,
        "key-tokens": area.keys,
        prospect: lords.best,
        "prospect-on-turn": lords.best,
        "second-prospect": lords.second,
        "prospect-of-key": lords.key,
      };
      return {
        ...subjects,
        ...Object.fromEntries(powerful.map((lord) => [`power-${lord}`, lord])),
      };
    },
  };
}

/** AB-67: how close the player with the most lords is to the end; 1 once it is triggered. */
export const abyssProgress = (table: TableView): number =>
  table.lastSeat !== null
    ? 1
    : Math.min(1, Math.max(...table.seats.map((area) => lordsOf(area).length)) / LORDS_TO_END);

/** The question at which the features describe a position: until the action of a turn is done. */
export const abyssSettledAt = "act";

/** AB-68: whether the end is triggered, and the seat has a turn before it. */
function hasLastTurn({ lastSeat, turn, seats }: TableView, seat: Seat): boolean {
  if (lastSeat === null) return false;
  const turnsUntil = (other: Seat) => (other - turn.seat + seats.length) % seats.length;
  return turnsUntil(seat) <= turnsUntil(lastSeat);
}
