// The ways in which a lord can come to a player, for the tests of its power.
import type { Lord } from "../../src/abyss/cards/lords.ts";
import { by, payment } from "./by.ts";
import { type Area, type Description, play, prepare } from "./prepare.ts";

const ways = {
  recruited: null,
  "brought by the Corruptor": "corruptor",
  "brought by the Traitor": "traitor",
  "brought by the Schemer": "schemer",
} as const;
/** A way in which a lord can come (AB-31). */
export type Way = keyof typeof ways;

/** All ways in which this lord can come. */
export const waysOf = (lord: Lord): Way[] =>
  (Object.keys(ways) as Way[]).filter((way) => ways[way] !== lord);

/** Whether a lord that comes this way replaces another: then its questions may be declined (AB-32). */
export const isReplacement = (way: Way): boolean =>
  ways[way] === "traitor" || ways[way] === "schemer";

/**
 * Brings the lord to seat 0, which has what the description says and the payment in addition: pearls
 * for the Corruptor, a farmer to discard for Traitor and Schemer. The court keeps 3 lords or more.
 */
export function comes(way: Way, lord: Lord, description: Description = {}) {
  const bringer = ways[way];
  const [own = {}, ...others] = description.seats ?? [];
  const given: Lord = lord === "landowner" ? "miller" : "landowner";
  const farmers: Lord[] = ["keeper", "reaper", "shepherd", "aquaculturalist"];
  const state = prepare({
    ...description,
    seats: [
      {
        ...own,
        hand: [...payment(bringer ?? lord), ...(own.hand ?? [])],
        pearls: (own.pearls ?? 1) + (bringer === "corruptor" ? 5 : 0),
        lords: [...(own.lords ?? []), ...(isReplacement(way) ? [given] : [])],
      },
      ...others,
    ],
    court: [
      ...(bringer ? [bringer] : []),
      ...(bringer === "schemer" ? [] : [lord]),
      ...(description.court ?? farmers.filter((farmer) => farmer !== lord)),
    ],
    nextLords: [...(bringer === "schemer" ? [lord] : []), ...(description.nextLords ?? [])],
  });
  const brings = {
    corruptor: by(0).bribes(lord),
    traitor: by(0).replaces(given, lord),
    schemer: by(0).replacesFromDeck(given),
  };
  return play(state, by(0).recruits(bringer ?? lord), ...(bringer ? [brings[bringer]] : []));
}

/** A lord in front of a player without effect: disabled, or under a location (AB-39, AB-62). */
export const withoutPower = (lord: Lord): [string, Area][] => [
  ["disabled", { disabled: [lord] }],
  ["under a location", { locations: [{ location: "jail", lords: [lord] }] }],
];
