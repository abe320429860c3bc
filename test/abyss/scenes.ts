// Several states for each question, shared by the tests of refusals, legal actions and bad input.

import type { ExplorationCard } from "../../src/abyss/cards/allies.ts";
import type { Lord } from "../../src/abyss/cards/lords.ts";
import type { Decision } from "../../src/abyss/published-types.ts";
import { lazyScenes, named, once } from "../lazy-scenes.ts";
import { by } from "./by.ts";
import { comes } from "./lord-arrivals.ts";
import { type Area, type Description, exploring, play, prepare, type State } from "./prepare.ts";

/** Seat 0 has won its third key token, or more, and must control a location. */
const winsKey = (description: Description = {}): State => {
  const [own = {}, ...others] = description.seats ?? [];
  const state = prepare({
    threat: 3,
    nextCards: ["monster"],
    available: ["sargasso-silos"],
    ...description,
    seats: [{ keys: 2, ...own }, ...others],
  });
  return play(state, by(0).explores(), by(0).fights({ keys: 1 })).state;
};

const hand = ["crab-1", "crab-3", "jellyfish-2", "squid-1", "squid-4"] as const;
const council = {
  crab: ["crab-2", "crab-2"],
  squid: ["squid-1"],
  seahorse: ["seahorse-1"],
} as const;
const court: Lord[] = ["tamer", "jailer", "peddler", "invoker", "diplomat", "sage"];
// All three have three keys together, which would lead to control: two at a time.
const activated: Lord[] = ["slaver", "opportunist"];
const oracles: Lord[] = ["oracle", "slaver"];
/** Activated powers that can be used while the power of another lord asks. */
const aided: Area = { lords: activated, hand: ["crab-2", "squid-3"] };
const withOracle: Area = { lords: oracles, hand: ["crab-2"] };

/** Seven lords without keys, so that the end has been triggered by seat 1. */
const seven: Lord[] = [
  ...(["jailer", "seeker", "assassin", "hunter", "trader", "peddler", "shopkeeper"] as const),
];

/** The game has ended. */
export const over = once(
  () =>
    play(
      prepare({
        players: 2,
        seats: [{ pearls: 3 }, { pearls: 0, lords: seven }],
        lastSeat: 0,
        nextCards: ["crab-1"],
      }),
      by(0).explores(),
      by(0).takes(),
    ).state,
);

const acting = (description: Description): State =>
  prepare({
    court,
    council,
    ...description,
    seats: [{ hand, pearls: 3, ...description.seats?.[0] }, ...(description.seats ?? []).slice(1)],
  });

const revealed = (card: ExplorationCard, description: Description = {}): State =>
  exploring(["crab-1", "monster", card], description);

/** A monster on each threat space, with and without an opponent's Tamer. */
const monsters = Object.fromEntries(
  ([1, 2, 3, 4, 5, 6] as const).flatMap((threat) => [
    [`a monster, threat ${threat}`, () => revealed("monster", { threat })],
    [
      `a monster, threat ${threat}, Tamer`,
      () => revealed("monster", { threat, seats: [{}, { lords: ["tamer"] }] }),
    ],
  ]),
) as Record<`a monster, threat ${1 | 2 | 3 | 4 | 5 | 6}${"" | ", Tamer"}`, () => State>;

const opponentHands = [
  {},
  { hand: ["squid-1", "squid-1", "squid-2", "squid-3", "seahorse-1", "seahorse-1", "seahorse-2"] },
  { hand: ["shellfish-1", "shellfish-1", "jellyfish-1"] },
] as const satisfies readonly Area[];

/** Prepared states, by question and by special feature. */
export const scenes = lazyScenes({
  act: {
    "a hand and pearls": () => acting({}),
    "no hand, no pearls": () => acting({ seats: [{ hand: [], pearls: 0 }] }),
    "another seat, two players": () =>
      prepare({
        players: 2,
        turn: { seat: 1 },
        court: court.slice(0, 3),
        seats: [{}, { hand, pearls: 1 }],
      }),
    Diplomat: () =>
      acting({
        court: court.filter((l) => l !== "diplomat"),
        seats: [{ lords: ["diplomat"] }],
      }),
    "Master of Magic": () => acting({ seats: [{ lords: ["master-of-magic"] }] }),
    Alchemist: () => acting({ seats: [{ lords: ["alchemist"] }] }),
    "Alchemist and one stack": () =>
      acting({
        seats: [{ lords: ["alchemist"] }],
        council: { crab: ["crab-2"] },
      }),
    "Alchemist and no stack": () => acting({ seats: [{ lords: ["alchemist"] }], council: {} }),
    "Treasurer and an opponent's Recruiter": () =>
      acting({
        seats: [{ lords: ["treasurer"] }, { lords: ["recruiter"] }],
      }),
    Treasurer: () => acting({ seats: [{ lords: ["treasurer"], pearls: 0 }] }),
    "an opponent's Recruiter": () =>
      acting({ seats: [{ pearls: 4 }, {}, { lords: ["recruiter"] }] }),
    "Shaman against a Recruiter": () =>
      acting({
        seats: [{ lords: ["shaman"] }, { lords: ["recruiter"] }],
      }),
    "superfluous allies forbidden": () =>
      acting({
        seats: [{ hand: ["crab-1", "crab-3", "crab-5", "squid-1", "squid-4", "jellyfish-2"] }],
        rules: { superfluousAllies: "forbidden" },
      }),
    "superfluous allies forbidden, Treasurer and Diplomat": () =>
      acting({
        court: court.filter((l) => l !== "diplomat"),
        seats: [{ lords: ["treasurer", "diplomat"], pearls: 0 }],
        rules: { superfluousAllies: "forbidden" },
      }),
    "all races and an ambassador": () =>
      acting({
        seats: [
          { hand: ["crab-3", "squid-1", "jellyfish-2", "seahorse-1", "shellfish-1"], pearls: 2 },
        ],
      }),
    "activated powers": () => acting({ seats: [{ lords: activated }], court: court.slice(1) }),
    "activated powers, Oracle": () => acting({ seats: [{ lords: oracles }] }),
    "activated powers, one used": () =>
      acting({
        seats: [{ lords: oracles }],
        turn: { used: ["slaver"] },
      }),
    "activated powers of disabled lords": () =>
      acting({
        seats: [
          { disabled: [...activated, "oracle", "alchemist", "treasurer", "master-of-magic"] },
        ],
      }),
    "powers under a location": () =>
      acting({
        seats: [{ locations: [{ location: "jail", lords: ["slaver", "alchemist", "oracle"] }] }],
      }),
    "an empty lord deck": () =>
      acting({
        court: ["tamer", "jailer"],
        lordDeck: [],
        seats: [{ lords: ["opportunist"] }],
      }),
    "an empty court": () => acting({ court: [], nextLords: ["tamer"] }),
    "no card in the deck": () => acting({ rest: "discard" }),
  },
  offer: {
    "to the first": () =>
      play(
        prepare({ nextCards: ["crab-2"], seats: [{}, { pearls: 2 }, { pearls: 1 }] }),
        by(0).explores(),
      ).state,
    "to the last, for 2": () =>
      play(
        prepare({
          players: 4,
          nextCards: ["crab-2", "squid-2"],
          seats: [{}, { pearls: 2 }, { pearls: 1 }, { pearls: 2 }],
        }),
        by(0).explores(),
        by(1).buys(),
      ).state,
    "with powers that are not the active player's": () =>
      play(
        prepare({
          nextCards: ["crab-2"],
          council,
          seats: [{}, { pearls: 2, lords: activated, hand: ["crab-1"] }],
        }),
        by(0).explores(),
      ).state,
  },
  explore: {
    "an ally": () => revealed("squid-2"),
    "an ally, activated powers": () =>
      revealed("squid-2", {
        council,
        seats: [{ lords: activated, hand: ["crab-1", "squid-3"] }],
      }),
    "an ally, Oracle": () =>
      revealed("squid-2", {
        council,
        seats: [{ lords: oracles, hand: ["crab-1"] }],
      }),
    "an ally on space 5": () => exploring(["crab-1", "crab-1", "squid-1", "monster", "squid-2"]),
    "a monster on space 5": () => exploring(["crab-1", "crab-1", "squid-1", "squid-2", "monster"]),
    ...monsters,
    "a monster, Tamer and Shaman": () =>
      revealed("monster", {
        threat: 4,
        seats: [{ lords: ["shaman"] }, { lords: ["tamer"] }],
      }),
    "a monster, one token left": () => revealed("monster", { threat: 5, tokensLeft: 1 }),
    "a monster, no token left": () => revealed("monster", { threat: 2, tokensLeft: 0 }),
    "a monster, activated powers": () =>
      revealed("monster", {
        council,
        turn: { used: ["oracle"] },
        seats: [{ lords: oracles, hand: ["crab-1"] }],
      }),
    "no card in the deck": () => revealed("squid-2", { rest: "discard" }),
  },
  discard: {
    Jailer: () => comes("recruited", "jailer", { seats: opponentHands }).state,
    "Jailer, one has discarded": () =>
      play(
        comes("recruited", "jailer", { seats: opponentHands }).state,
        by(2).discards("jellyfish-1"),
      ).state,
    "Jailer and a Shaman": () =>
      comes("recruited", "jailer", {
        seats: [{}, opponentHands[1], { ...opponentHands[2], lords: ["shaman"] }],
      }).state,
    Commander: () =>
      comes("recruited", "commander", {
        seats: [
          {},
          opponentHands[1],
          {
            hand: [
              "shellfish-1",
              "shellfish-1",
              "shellfish-1",
              "shellfish-2",
              "shellfish-2",
              "shellfish-3",
              "jellyfish-1",
              "jellyfish-4",
            ],
          },
        ],
      }).state,
    "Commander, at the end of a turn": () =>
      play(
        prepare({
          council: { crab: ["crab-3"] },
          seats: [{ hand: opponentHands[1].hand }, { lords: ["commander"] }],
        }),
        by(0).requests("crab"),
      ).state,
  },
  disable: {
    "the first of two opponents": () =>
      comes("recruited", "assassin", {
        seats: [{}, { lords: ["tamer", "jailer"] }, { lords: ["sage", "slaver"] }],
      }).state,
    "the second": () =>
      play(
        comes("recruited", "assassin", {
          seats: [{}, { lords: ["tamer", "jailer"] }, { lords: ["sage", "slaver"] }],
        }).state,
        by(0).disables("tamer"),
      ).state,
    "some disabled, some under a location": () =>
      comes("recruited", "assassin", {
        players: 2,
        seats: [
          { lords: ["miller"] },
          {
            lords: ["tamer"],
            disabled: ["jailer"],
            locations: [{ location: "jail", lords: ["slaver"] }],
          },
        ],
      }).state,
    "past a Shaman": () =>
      comes("recruited", "assassin", {
        seats: [{}, { lords: ["shaman", "jailer"] }, { lords: ["slaver"], disabled: ["tamer"] }],
      }).state,
    "brought by the Traitor": () =>
      comes("brought by the Traitor", "assassin", {
        seats: [{}, { lords: ["tamer"] }, { lords: ["sage", "slaver"] }],
      }).state,
    "activated powers": () =>
      comes("recruited", "assassin", {
        council,
        seats: [withOracle, { lords: ["tamer"] }, { lords: ["sage"] }],
      }).state,
  },
  "steal-token": {
    "three with tokens": () =>
      comes("recruited", "hunter", {
        players: 4,
        seats: [{ tokens: [2] }, { tokens: [2, 3] }, { tokens: [4] }, { tokens: [3] }],
      }).state,
    "one without, one with a Shaman": () =>
      comes("recruited", "hunter", {
        players: 4,
        seats: [{}, {}, { tokens: [4], lords: ["shaman"] }, { tokens: [3] }],
      }).state,
    "a Shaman that is disabled": () =>
      comes("recruited", "hunter", {
        players: 2,
        seats: [{}, { tokens: [4], disabled: ["shaman"] }],
      }).state,
    "brought by the Schemer, activated powers": () =>
      comes("brought by the Schemer", "hunter", {
        seats: [aided, { tokens: [2, 3] }, { tokens: [4] }],
      }).state,
  },
  "take-stack": {
    "three stacks": () => comes("recruited", "apprentice", { council }).state,
    "one stack, in spite of the Alchemist": () =>
      comes("recruited", "apprentice", {
        council: { crab: ["crab-1"] },
        seats: [{ lords: ["alchemist"] }],
      }).state,
    "brought by the Traitor": () =>
      comes("brought by the Traitor", "apprentice", { council }).state,
    "brought by the Schemer, activated powers": () =>
      comes("brought by the Schemer", "apprentice", {
        council,
        seats: [withOracle],
      }).state,
  },
  "swap-location": {
    "two own, three available": () =>
      comes("recruited", "illusionist", {
        available: ["jail", "chasm", "black-smokers"],
        seats: [
          {
            locations: [
              { location: "depths", lords: ["sage"] },
              { location: "abyss", lords: [] },
            ],
          },
          { locations: [{ location: "barracks", lords: ["elder"] }] },
        ],
      }).state,
    "one of each": () =>
      comes("recruited", "illusionist", {
        available: ["jail"],
        seats: [{ locations: [{ location: "black-smokers", lords: [] }] }],
      }).state,
    "activated powers": () =>
      comes("recruited", "illusionist", {
        available: ["jail", "chasm"],
        seats: [{ ...aided, locations: [{ location: "depths", lords: [] }] }],
      }).state,
  },
  bribe: {
    "just enough pearls": () => comes("recruited", "corruptor", { seats: [{ pearls: 5 }] }).state,
    "more than enough pearls, and an opponent's Recruiter": () =>
      comes("recruited", "corruptor", {
        // The Corruptor costs 12: 9 and 1 in allies, 2 in pearls.
        seats: [{ pearls: 9 }, { lords: ["recruiter"] }],
      }).state,
    "3 pearls and a Slaver": () =>
      comes("recruited", "corruptor", {
        seats: [{ pearls: 3, lords: ["slaver"], hand: ["crab-2", "squid-3"] }],
      }).state,
    "activated powers, one used": () =>
      comes("recruited", "corruptor", {
        council,
        turn: { used: ["slaver"] },
        seats: [{ ...withOracle, pearls: 6 }],
      }).state,
  },
  "replace-lord": {
    Traitor: () =>
      comes("recruited", "traitor", {
        seats: [{ lords: ["sage"], disabled: ["slaver"] }, { lords: ["tamer"] }],
      }).state,
    "Traitor, some under a location": () =>
      comes("recruited", "traitor", {
        seats: [
          { lords: ["jailer"], locations: [{ location: "jail", lords: ["tamer", "slaver"] }] },
        ],
      }).state,
    Schemer: () =>
      comes("recruited", "schemer", {
        seats: [{ lords: ["tamer", "traitor"], disabled: ["slaver"] }],
      }).state,
    "Schemer that a Traitor brought": () => comes("brought by the Traitor", "schemer").state,
    "Traitor, activated powers": () => comes("recruited", "traitor", { seats: [aided] }).state,
    "Schemer, activated powers": () =>
      comes("recruited", "schemer", {
        council,
        seats: [withOracle],
      }).state,
  },
  "bring-location": {
    "a Sage of the Traitor": () => comes("brought by the Traitor", "sage").state,
    "a Hermit of the Schemer, and a Slaver": () =>
      comes("brought by the Schemer", "hermit", {
        seats: [{ lords: ["slaver"], hand: ["crab-2"] }],
      }).state,
    "an Elder and two locations, other keys": () =>
      comes("brought by the Traitor", "elder", {
        stack: ["jail", "chasm"],
        seats: [{ keys: 3, lords: ["tamer"] }],
      }).state,
  },
  control: {
    "key tokens only": () => winsKey(),
    "key tokens and lords": () =>
      winsKey({ seats: [{ keys: 2, lords: ["tamer", "slaver", "jailer"] }] }),
    "lords and an ambassador": () =>
      winsKey({
        seats: [{ keys: 0, lords: ["tamer", "sage", "keeper"], disabled: ["reaper"] }],
        available: ["jail", "chasm", "black-smokers"],
      }),
    "two ambassadors and tokens": () =>
      winsKey({
        seats: [
          {
            keys: 3,
            lords: ["elder", "sage"],
            locations: [{ location: "jail", lords: ["tamer"] }],
          },
        ],
      }),
    "nothing available": () => winsKey({ available: [] }),
    "a stack of two": () => winsKey({ stack: ["jail", "chasm"], available: ["abyss"] }),
    "an empty stack": () => winsKey({ stack: [] }),
    "the second time": () =>
      play(winsKey({ seats: [{ keys: 5 }] }), by(0).controls("sargasso-silos", [], 3)).state,
  },
  "choose-location": {
    "four drawn": () =>
      play(
        winsKey({ seats: [{ keys: 2, lords: ["tamer", "slaver", "sage"] }] }),
        by(0).drawsLocations(4),
      ).state,
    "one drawn": () => play(winsKey(), by(0).drawsLocations(1)).state,
    "three of an Elder": () => comes("recruited", "elder").state,
    "two of a Sage, with key tokens": () =>
      comes("recruited", "sage", {
        seats: [{ keys: 2, lords: ["tamer", "hermit"] }],
      }).state,
    "two of an Elder": () => comes("recruited", "elder", { stack: ["jail", "chasm"] }).state,
  },
  "switch-location": {
    "taken from those available": () =>
      play(winsKey({ available: ["black-smokers"] }), by(0).controls("black-smokers", [], 3)).state,
    "brought by a Hermit": () =>
      comes("recruited", "hermit", { nextLocations: ["black-smokers"] }).state,
    "by an Illusionist, a stack of two": () =>
      play(
        comes("recruited", "illusionist", {
          stack: ["jail", "chasm"],
          seats: [{ locations: [{ location: "abyss", lords: ["sage"] }] }],
        }).state,
        by(0).swaps("abyss", "black-smokers"),
      ).state,
  },
  "end-turn": {
    "Slaver and Opportunist": () =>
      play(
        prepare({ council, seats: [{ lords: activated, hand: ["squid-3", "crab-1"] }] }),
        by(0).requests("squid"),
      ).state,
    "Slaver and Oracle": () =>
      play(
        prepare({ council, seats: [{ lords: oracles, hand: ["squid-3"] }] }),
        by(0).requests("squid"),
      ).state,
    "one left": () =>
      play(
        prepare({ council, seats: [{ lords: ["oracle", "slaver"], hand: ["squid-3"] }] }),
        by(0).usesSlaver("squid-3"),
        by(0).requests("squid"),
      ).state,
  },
} satisfies Record<Decision["ask"], Record<string, () => State>>);

/** All prepared states, by name. */
export const allScenes = named<State>(scenes);
