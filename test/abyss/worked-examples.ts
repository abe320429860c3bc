// The positions from which the worked examples of the rules start; the site opens them in the playground.
import { prepare } from "./prepare.ts";

/** The positions, by the rule numbers of the examples. */
export const workedExamples = {
  /** Seat 1 is the active player. */
  "AB-78": () =>
    prepare({
      players: 4,
      turn: { seat: 1 },
      seats: [{ pearls: 4 }, { pearls: 0 }, { pearls: 4 }, { pearls: 4 }],
      nextCards: [
        "crab-1",
        "squid-3",
        "monster",
        "seahorse-4",
        "jellyfish-2",
        "crab-3",
        "shellfish-5",
      ],
    }),
  "AB-79": () =>
    prepare({
      seats: [{ pearls: 2, hand: ["jellyfish-3", "crab-2", "shellfish-5", "shellfish-1"] }],
      court: ["master-of-magic", "traitor", "slaver"],
      nextLords: ["trader", "sage", "oracle", "tamer"],
    }),
  "AB-80": () =>
    prepare({
      seats: [
        {
          locations: [
            { location: "parliament", lords: ["keeper", "slaver", "traitor"] },
            { location: "sanctuary", lords: ["elder"] },
            { location: "abyss", lords: ["jailer", "corruptor"] },
          ],
          lords: ["master-of-magic"],
          affiliated: [
            "jellyfish-3",
            "jellyfish-1",
            "squid-3",
            "crab-2",
            "seahorse-1",
            "shellfish-5",
          ],
          tokens: [2, 4],
        },
      ],
    }),
} as const;
