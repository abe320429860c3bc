// States for each question that Leviathan adds or changes, shared by several tests.
import type { Ally, LeviathanToken, Lord } from "../../src/leviathan/cards/index.ts";
import { lazyScenes, named, once } from "../lazy-scenes.ts";
import {
  atBorder,
  atMonster,
  by,
  type Description,
  exploring,
  fullTrack,
  paymentFor,
  play,
  prepare,
  recruiting,
  roll,
  type State,
  tokensLeft,
  withTokens,
} from "./prepare.ts";

const me = by(0);
const hand: Ally[] = ["crab-1", "crab-4-fighter", "jellyfish-2-fighter", "squid-3", "seahorse-1"];
const two = atBorder("leviathan-1", ["leviathan-10", 1]);
const council = { crab: ["crab-2"], squid: ["squid-2"] } as const;
const kinds: LeviathanToken[] = ["council-stack", "key", "three-pearls", "two-pearls"];

/** Seat 0 has recruited a lord. */
const recruited = (lord: Lord, description: Description = {}): State =>
  play(recruiting(lord, description), me.recruits(lord, paymentFor(lord))).state;

/** Seat 0 has attacked leviathan 10 (6, 4) with crab 1 and a 1, which fails. */
const fighting = (rest: Ally[], description: Description = {}): State =>
  roll(
    atMonster(
      atBorder("leviathan-10", "leviathan-1"),
      { hand: ["crab-1", ...rest], pearls: 0 },
      description,
    ),
    me.fights("leviathan-10", "crab-1"),
    1,
  ).state;

/** Seat 0 has attacked leviathan 5 (4, 6, 5) with the fighter shellfish 2, which can pay. */
const paying = (pearls: number): State =>
  roll(
    atMonster(atBorder("leviathan-5"), { hand: ["shellfish-2-fighter", "crab-1"], pearls }),
    me.fights("leviathan-5", "shellfish-2-fighter"),
    3,
  ).state;

/** Seat 0 has killed leviathan 12 (5) with squid 5; leviathan 1 is left. */
const killing = (lords: Lord[], rest: Ally[] = hand): State =>
  roll(
    atMonster(atBorder("leviathan-12", "leviathan-1"), { hand: ["squid-5", ...rest], lords }),
    me.fights("leviathan-12", "squid-5"),
    1,
  ).state;

/** Seat 0 has removed the life point of leviathan 15 (7 for 4 tokens). */
const rewarded = (description: Description = {}, lords: Lord[] = []): State =>
  roll(
    atMonster(
      atBorder("leviathan-15", "leviathan-1"),
      { hand: ["crab-5", "crab-1"], lords },
      description,
    ),
    me.fights("leviathan-15", "crab-5"),
    2,
  ).state;

/** Seat 0 may reveal tokens at the start of its turn. */
const revealing = (tokens: LeviathanToken[], description: Description = {}): State =>
  prepare({
    ...description,
    leviathan: withTokens(tokens),
    question: { ask: "reveal-token", seats: [0] },
  });

/** Seat 0 continues past a monster; the leviathan on the space 2-3 attacks. */
const attacked = (
  leviathan: "leviathan-1" | "leviathan-9",
  seat: NonNullable<Description["seats"]>[number],
): State =>
  roll(
    atMonster(atBorder(leviathan), seat, { nextCards: ["crab-3"] }),
    me.continues(),
    "leviathan-20",
    1,
    1,
  ).state;

/** Seat 0 has sent a leviathan to seat 1, whom the one on the space 2-3 attacks. */
export const attackedByGuard = (
  leviathan: "leviathan-1" | "leviathan-9",
  seat: NonNullable<Description["seats"]>[number],
): State =>
  roll(
    recruited("border-guard", {
      seats: [{}, seat],
      leviathan: { border: atBorder(leviathan) },
    }),
    me.sends(1),
    "leviathan-20",
    1,
    2,
  ).state;

/** Seat 0 is above the hand limit at the end of its turn. */
const trimming = (pearls: number, extra: Ally[]): State =>
  prepare({
    seats: [
      {
        hand: [
          ...Array<Ally>(4).fill("squid-1"),
          ...Array<Ally>(3).fill("squid-2"),
          ...Array<Ally>(3).fill("crab-2"),
          "crab-4" as const,
          ...extra,
        ].sort(),
        pearls,
      },
    ],
    question: { ask: "trim-hand", seats: [0] },
  });

/** The scenes, by question and by what is special about them. */
export const scenes = lazyScenes({
  act: {
    "fighters in hand": () =>
      prepare({
        council,
        court: ["intrepid", "coward", "trader"],
        seats: [{ hand: ["crab-3", "crab-3-fighter", "squid-1-fighter"], pearls: 3 }],
      }),
  },
  explore: {
    "two leviathans": () => atMonster(two, { hand, pearls: 2 }),
    "an ally revealed": () => exploring(["crab-2"], { leviathan: { border: two } }),
    "the last space, with an ally that can attack": () =>
      atMonster(two, { hand: ["jellyfish-1", "seahorse-1"] }, { track: fullTrack }),
    "the last space, without an ally that can attack": () =>
      atMonster(two, { hand: ["seahorse-1"] }, { track: fullTrack }),
    "a Metamorph": () => atMonster(two, { hand: ["seahorse-1"], lords: ["metamorph"] }),
    "a Coward on the last space": () =>
      atMonster(two, { hand: ["crab-1"], lords: ["coward"] }, { track: fullTrack }),
    "an empty border": () => atMonster([], { hand }),
    "a Slaver and an Oracle": () =>
      atMonster(two, { hand: ["crab-1", "squid-3"], lords: ["oracle", "slaver"] }, { council }),
    "no ally left, a fight is possible": () =>
      atMonster(two, { hand: ["crab-1"], lords: ["coward"] }, { rest: 1 }),
    "no ally left, no fight is possible": () =>
      atMonster(two, { hand: ["seahorse-1"] }, { rest: 1 }),
  },
  attack: {
    "after a failed attack": () => fighting(hand),
    "no ally that can attack": () => fighting(["seahorse-1", "jellyfish-1"]),
  },
  "add-pearls": {
    "more pearls than may be paid": () => paying(20),
    "fewer pearls than may be paid": () => paying(3),
  },
  "choose-target": {
    "with the Sorcerer": () =>
      recruited("sorcerer", { seats: [{ hand }], leviathan: { border: two } }),
    "with the Sorcerer, no ally that can attack": () =>
      recruited("sorcerer", { seats: [{ hand: ["seahorse-1"] }], leviathan: { border: two } }),
    "a second leviathan, with the Intrepid": () =>
      play(killing(["intrepid"]), me.drawsTokens(1)).state,
  },
  "draw-tokens": {
    "both supplies full": () => rewarded(),
    "both supplies full, a Slaver": () => rewarded({}, ["slaver"]),
    "three leviathan tokens left": () => rewarded({ leviathan: tokensLeft(3) }),
    "two base tokens left": () => rewarded({ tokensLeft: 2 }),
    "with the Altruist": () => rewarded({}, ["altruist"]),
    // Leviathan 1 (3, 7, 5) earns 1, 2 and 1 tokens.
    "for two life points": () =>
      roll(
        atMonster(atBorder("leviathan-1"), { hand: ["crab-5"] }),
        me.fights("leviathan-1", "crab-5"),
        6,
      ).state,
    "for the Rebel": () =>
      play(
        recruited("rebel", { leviathan: { border: atBorder("leviathan-1") } }),
        me.removesLifePoint("leviathan-1"),
      ).state,
  },
  "reveal-token": {
    "every kind": () => revealing(kinds, { council }),
    "two of a kind": () => revealing(["key", "key"]),
    "no stack left": () => revealing(kinds),
    "a Slaver and an Oracle": () =>
      revealing(["council-stack", "key"], {
        council,
        seats: [{ hand: ["crab-1", "squid-3"], lords: ["oracle", "slaver"] }],
      }),
    "after a reward": () =>
      roll(
        rewarded({ council }),
        me.drawsTokens(0),
        "council-stack",
        "key",
        "two-pearls",
        "three-pearls",
      ).state,
  },
  "lose-allies": {
    "of the active player": () => attacked("leviathan-1", { hand: [...hand, "crab-1"] }),
    "after the Slaver, all that are left": () =>
      play(
        attacked("leviathan-1", { hand: hand.slice(0, 4), lords: ["slaver"] }),
        me.usesSlaver("crab-1"),
      ).state,
    "of the Border Guard's victim": () => attackedByGuard("leviathan-1", { hand }),
  },
  "lose-lord": {
    "one of them disabled": () =>
      attacked("leviathan-9", { lords: ["coward", "keeper"], disabled: ["intrepid"] }),
    "a Slaver": () => attacked("leviathan-9", { hand: ["crab-2"], lords: ["coward", "slaver"] }),
    "of the Border Guard's victim": () =>
      attackedByGuard("leviathan-9", { lords: ["coward", "miller"] }),
  },
  "trim-hand": {
    "one too many, no pearl": () => trimming(0, ["crab-4-fighter", "seahorse-3"]),
    "two too many, one pearl": () => trimming(1, ["crab-4-fighter", "seahorse-3", "squid-3"]),
    "two too many, many pearls": () => trimming(9, ["crab-4-fighter", "seahorse-3", "squid-3"]),
  },
  "steal-token": {
    "one with base tokens, one with both": () =>
      recruited("hunter", {
        seats: [{}, { tokens: [2] }, { tokens: [3, 4] }, { tokens: [2], lords: ["shaman"] }],
        leviathan: withTokens(["key"], [], ["two-pearls", "key"], ["key"]),
      }),
  },
  "send-leviathan": {
    "one with a Shaman": () =>
      recruited("border-guard", {
        players: 4,
        seats: [{ lords: ["slaver"], hand: ["crab-2"] }, {}, { lords: ["shaman"] }],
      }),
  },
  "remove-life-point": {
    "of two leviathans": () => recruited("rebel", { leviathan: { border: two } }),
  },
  "place-leviathan": {
    "seven spaces free": () => recruited("breeder", { leviathan: { border: two } }),
  },
} satisfies Readonly<Record<string, Readonly<Record<string, () => State>>>>);

/** All scenes by name. */
export const allScenes = named<State>(scenes);

/** A game that is over. */
export const over = once(
  () => play(prepare({ council, turn: { seat: 2 }, lastSeat: 2 }), by(2).requests("crab")).state,
);
