// `revealedTo` lists exactly the seats that learn something from an action.
import { expect, test } from "vitest";
import type { Action } from "../../src/abyss/published-types.ts";
import { type Scene, stateOf } from "../lazy-scenes.ts";
import { by, payment } from "./by.ts";
import { exploring, play, prepare, question, type State } from "./prepare.ts";

const court = ["hunter", "apprentice", "keeper", "miller", "reaper", "landowner"] as const;

/** Seat 0 has recruited this lord. Nobody has an activated power. */
const recruited = (lord: "hunter" | "apprentice"): State =>
  play(
    prepare({
      players: 4,
      seats: [{ hand: payment(lord) }, {}, { tokens: [2, 3, 4] }],
      council: { crab: ["crab-1"] },
      court,
    }),
    by(0).recruits(lord),
  ).state;

/** Seat 0 has the keys for a location, and Black Smokers is available. */
const controlling = (): State =>
  play(
    exploring(["monster"], {
      threat: 3,
      seats: [{ keys: 1, lords: ["keeper"] }],
      available: ["jail", "black-smokers"],
    }),
    by(0).fights({ keys: 1 }),
  ).state;

/** Seat 0 may replace a lord from the deck. The court is not refilled then, which would reveal a lord as well. */
const scheming = (): State =>
  play(
    prepare({
      players: 4,
      seats: [{ hand: payment("schemer"), lords: ["trader"] }],
      court: ["schemer", ...court.slice(1)],
      nextLords: ["seeker"],
    }),
    by(0).recruits("schemer"),
  ).state;

test.each<[rule: string, what: string, Scene<State>, Action, revealedTo: number[]]>([
  ["AB-10", "an exploration", prepare(), by(0).explores(), [0, 1, 2]],
  [
    "AB-8",
    "a lord put into the court",
    prepare({ court: court.slice(1) }),
    by(0).plots(),
    [0, 1, 2],
  ],
  [
    "AB-23",
    "a token drawn",
    exploring(["monster"], { threat: 1 }),
    by(0).fights({ tokens: 1 }),
    [0],
  ],
  ["AB-22", "a reward of pearls", exploring(["monster"]), by(0).fights({ pearls: 1 }), []],
  [
    "AB-26",
    "a stack of the council",
    prepare({ council: { crab: ["crab-1", "crab-3"] } }),
    by(0).requests("crab"),
    [0],
  ],
  [
    "AB-30",
    "a payment",
    prepare({ seats: [{ hand: payment("keeper") }], court }),
    by(0).recruits("keeper"),
    [1, 2],
  ],
  [
    "AB-33",
    "a refilled court",
    prepare({ seats: [{ hand: payment("keeper") }], court: ["keeper", "miller", "reaper"] }),
    by(0).recruits("keeper"),
    [0, 1, 2],
  ],
  ["AB-42", "a stolen token", () => recruited("hunter"), by(0).steals(2), [0, 2]],
  ["AB-48", "the Apprentice's stack", () => recruited("apprentice"), by(0).takesStack("crab"), [0]],
  [
    "AB-65",
    "the stack that comes with Black Smokers",
    () => controlling(),
    by(0).controls("black-smokers", ["keeper"], 2),
    [0],
  ],
  ["AB-57", "locations drawn", () => controlling(), by(0).drawsLocations(2), [0, 1, 2]],
  [
    "AB-55",
    "the Schemer's lord from the deck",
    () => scheming(),
    by(0).replacesFromDeck("trader"),
    [0, 1, 2, 3],
  ],
  [
    "AB-49",
    "the stack that the Oracle discards",
    prepare({ council: { squid: ["squid-1"] }, seats: [{ lords: ["oracle"] }] }),
    by(0).usesOracle("squid"),
    [0, 1, 2],
  ],
  [
    "AB-53",
    "the lord that the Opportunist brings to the court",
    prepare({ court, seats: [{ lords: ["opportunist"] }] }),
    by(0).usesOpportunist("keeper"),
    [0, 1, 2],
  ],
  [
    "AB-70",
    "the end of the game",
    prepare({ council: { crab: ["crab-2"] }, seats: [{}, { hand: ["squid-1"] }], lastSeat: 0 }),
    by(0).requests("crab"),
    [0, 1, 2],
  ],
  ["AB-60", "another location", () => controlling(), by(0).controls("jail", ["keeper"], 2), []],
])("%s AB-77 who learns something from %s", (_, __, state, action, expected) => {
  expect(play(stateOf(state), action).revealedTo).toEqual(expected);
});

test("AB-65 AB-77 declining to switch reveals nothing more of the stack", () => {
  const { state } = play(controlling(), by(0).controls("black-smokers", ["keeper"], 2));
  expect(question(state)).toBe("switch-location 0");
  expect(play(state, by(0).declines()).revealedTo).toEqual([]);
});
