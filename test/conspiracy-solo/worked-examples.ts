// The starting positions of the worked examples in the rules; the site opens them in the playground.
import { beforeOpponent, prepare } from "./prepare.ts";

/** The positions by rule number of the example. */
export const workedExamples = {
  "CO-63": () =>
    beforeOpponent({
      piles: ["yellow-1", "yellow-3", "green-0", "green-4", "green-4", "blue-2"],
    }),
  "CO-64": () =>
    beforeOpponent({
      opponent: "merchant",
      other: {
        lords: ["yellow-1", "blue-3", "blue-0", "red-1", "green-4", "yellow-0"],
        locations: [{ location: "seven-points", spot: 4 }],
      },
      piles: ["blue-1", "yellow-1", "yellow-1"],
      available: ["gold-keys"],
    }),
  "CO-65": () => beforeOpponent({ opponent: "politician", piles: ["red-1", "blue-2", "green-4"] }),
  "CO-66": () =>
    prepare({ opponent: "mage", nextLords: ["purple-0", "yellow-4", "red-3", "red-0"] }),
  "CO-67": () =>
    prepare({
      player: { lords: ["red-1", "red-3", "blue-4", "green-0", "red-4"] },
      piles: ["blue-3", "blue-4", "yellow-4", "yellow-4", "yellow-3"],
      nextLords: ["red-2", "red-3"],
    }),
  /** The soldier's chamber is full: the player's last turn. */
  "CO-68": () =>
    prepare({
      opponent: "soldier",
      other: {
        lords: [
          ...(["red-6", "red-1", "yellow-4", "green-3", "blue-2"] as const),
          ...(["red-1", "yellow-1", "green-1", "blue-1"] as const),
          ...(["red-0", "purple-1", "green-0"] as const),
          ...(["yellow-0", "purple-1", "blue-1"] as const),
        ],
        locations: [
          { location: "seven-points", spot: 6 },
          { location: "gold-keys", spot: 8 },
          { location: "best-blue", spot: 11 },
          { location: "search-deck", spot: 15 },
        ],
      },
      player: { lords: ["purple-3", "purple-3"] },
      lastSeat: 0,
    }),
  "CO-69": () =>
    prepare({
      opponent: "soldier",
      player: { lords: ["blue-3", "blue-4", "green-4", "yellow-4"] },
      piles: ["red-4", "yellow-1"],
      nextLords: ["purple-1", "blue-4"],
    }),
} as const;
