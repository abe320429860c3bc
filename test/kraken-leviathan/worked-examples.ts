// The positions from which the worked examples of the rules start; the site opens them in the playground.
import { atBorder, exploring, prepare } from "./prepare.ts";

/** The positions, by rule number of the example. */
export const workedExamples = {
  /** A monster is revealed; two leviathans are at the border. */
  "LE-92a": () =>
    exploring(["monster"], {
      seats: [{ hand: ["kraken-4", "squid-1"] }],
      leviathan: { border: atBorder("leviathan-19", "leviathan-12") },
    }),
  /** A monster is revealed, and leviathan 1 is on the space of a roll of 2 or 3. */
  "LE-92b": () =>
    exploring(["monster"], {
      seats: [{ hand: ["kraken-3", "kraken-2", "squid-1"] }],
      nextCards: ["crab-2"],
      leviathan: { border: atBorder("leviathan-1") },
    }),
  /** Before an action; seat 0 then ends the turn with 14 allies, 7 of them krakens. */
  "LE-92c": () =>
    prepare({
      seats: [
        {
          pearls: 0,
          hand: [
            ...(["kraken-2", "kraken-2", "kraken-3", "kraken-3", "kraken-3", "kraken-4"] as const),
            ...(["crab-2", "crab-3", "squid-1", "squid-2", "squid-3", "seahorse-1"] as const),
          ],
        },
      ],
      council: { shellfish: ["kraken-4", "shellfish-2"] },
    }),
} as const;
