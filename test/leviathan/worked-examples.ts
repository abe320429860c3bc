// The positions from which the worked examples of the rules start; the site opens them in the playground.
import { allies } from "../../src/leviathan/cards/index.ts";
import { atBorder, atMonster, prepare } from "./prepare.ts";

/** The positions, by rule number of the example. */
export const workedExamples = {
  "LE-68": () =>
    atMonster(atBorder("leviathan-1", "leviathan-19"), {
      hand: ["crab-4-fighter", "jellyfish-2-fighter"],
      pearls: 2,
    }),
  /** Later in the same fight; no other leviathan is at the border. */
  "LE-69": () =>
    atMonster(atBorder(["leviathan-1", 2]), { hand: ["jellyfish-2-fighter"], pearls: 2 }),
  "LE-70": () =>
    atMonster(atBorder("leviathan-3", "leviathan-19"), {
      hand: ["crab-5", "jellyfish-1", "squid-1"],
      pearls: 0,
    }),
  "LE-71": () =>
    atMonster(
      atBorder(["leviathan-9", 1]),
      { lords: ["landlord"], disabled: ["keeper"] },
      { track: ["squid-1", "squid-2", "monster"], nextCards: ["crab-5"] },
    ),
  "LE-72": () =>
    atMonster(
      atBorder("leviathan-12"),
      { hand: ["seahorse-3", "shellfish-1"], pearls: 0 },
      { track: ["squid-1", "squid-2", "crab-2", "crab-3", "monster"], nextCards: ["crab-5"] },
    ),
  "LE-73": () =>
    atMonster(atBorder("leviathan-2", "leviathan-19"), {
      hand: ["crab-4"],
      lords: ["altruist", "taxidermist"],
      pearls: 0,
    }),
  /** Ann and Bob, in seats 0 and 1, have killed one each; Bob has the Scourge. */
  "LE-74": () =>
    atMonster(
      atBorder("leviathan-12", "leviathan-19"),
      { hand: ["crab-5"] },
      {
        leviathan: {
          seats: [{ killed: ["leviathan-1"] }, { killed: ["leviathan-2"] }],
          scourge: 1,
        },
      },
    ),
  /** Taking the stack, seat 0 ends the turn with 15 allies. */
  "LE-75": () =>
    prepare({
      council: { squid: ["squid-1"] },
      seats: [
        { hand: allies.filter((ally) => !/^(squid|shellfish)/.test(ally)).slice(0, 14), pearls: 2 },
      ],
    }),
  "LE-76": () =>
    prepare({
      seats: [{ tokens: [2, 3] }],
      leviathan: {
        seats: [{ killed: ["leviathan-1"], tokens: ["three-pearls"], wounds: 4 }],
        scourge: 0,
      },
    }),
  "LE-77": () =>
    atMonster(atBorder(["leviathan-10", 1], "leviathan-19"), {
      hand: ["squid-1-fighter"],
      pearls: 3,
    }),
} as const;
