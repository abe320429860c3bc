import { conspiracySolo, describe } from "../../src/conspiracy-solo/index.ts";
import type { Refusal } from "../../src/conspiracy-solo/published-types.ts";
import { type Rows, testRefusals, withCodes } from "../refusals/refusal-tests.ts";
import { by, me } from "./by.ts";
import type { State } from "./prepare.ts";
import { over, scenes } from "./scenes.ts";

const start = () => scenes.recruit["some piles"];
const ordered = () => scenes.recruit["an order of the soldier"];
const placing = () => scenes.place["for the opponent"];
const equal = () => scenes["opponent-pile"]["two equal ones"];
const replay = () => scenes.replay["just won"];

/** The refusals that the solo mode adds or changes; the others are those of Conspiracy. */
type ChangedCode =
  | "malformed"
  | "game-over"
  | "not-your-decision"
  | "not-asked"
  | "under-orders"
  | "lord-not-recruited"
  | "pile-not-wanted";

const rows: Rows<Extract<Refusal["code"], ChangedCode>, State> = {
  malformed: [
    {
      title: "a third seat",
      state: start,
      action: by(2).draws(1),
      rule: "CO-3",
      params: { path: "seat" },
    },
    {
      title: "an action with an opponent",
      state: replay,
      action: { ...me.usesToken(), opponent: "mage" },
      rule: "CO-3",
      params: { path: "opponent" },
    },
  ],
  "game-over": [
    { title: "after the end", state: over, action: me.usesToken(), rule: "CO-57", params: {} },
  ],
  "not-your-decision": [
    {
      title: "the opponent, in the player's turn",
      state: start,
      action: by(1).draws(1),
      rule: "CO-60",
      params: { deciders: [0] },
    },
    {
      title: "the opponent, in its own turn",
      state: placing,
      action: by(1).places("red-1"),
      rule: "CO-60",
      params: { deciders: [0] },
    },
    {
      title: "the opponent, about its own pile",
      state: equal,
      action: by(1).takesPile("red"),
      rule: "CO-60",
      params: { deciders: [0] },
    },
  ],
  "not-asked": [
    {
      title: "the token in the middle of a turn",
      state: start,
      action: me.usesToken(),
      rule: "CO-3",
      params: { ask: "recruit" },
    },
    {
      title: "a draw for the opponent",
      state: equal,
      action: me.draws(1),
      rule: "CO-3",
      params: { ask: "opponent-pile", answers: ["take-pile"] },
    },
    {
      title: "a draw before the question about the token",
      state: replay,
      action: me.draws(1),
      rule: "CO-3",
      params: { ask: "replay", answers: ["use-replay-token", "keep-replay-token"] },
    },
  ],
  "under-orders": [
    {
      title: "a pile, under the soldier's order",
      state: ordered,
      action: me.takesPile("blue"),
      rule: "CO-53",
      params: { draw: 1 },
    },
    {
      title: "two lords, under the soldier's order",
      state: ordered,
      action: me.draws(2),
      rule: "CO-53",
      params: { draw: 1 },
    },
  ],
  "lord-not-recruited": [
    {
      title: "not in the pile of the opponent",
      state: placing,
      action: me.places("blue-1"),
      rule: "CO-5",
      params: { lord: "blue-1" },
    },
  ],
  "pile-not-wanted": [
    {
      title: "a pile that the opponent does not want",
      state: () => scenes["opponent-pile"]["two equal ones"],
      action: me.takesPile("green"),
      rule: "CO-42",
      params: { colour: "green", colours: ["red", "blue"] },
    },
  ],
};

testRefusals(conspiracySolo, (refusal) => describe(refusal), withCodes(rows));
