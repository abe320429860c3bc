// Every refusal that exiles add: code, rule number and parameters, and a sentence for each.
import { describe, expect, test } from "vitest";
import { COURT_SPACES } from "../../src/abyss/cards/numbers.ts";
import type { Event } from "../../src/exiles/index.ts";
import { exiles, describe as sentence } from "../../src/exiles/index.ts";
import type { ExileRefusal } from "../../src/exiles/refusals.ts";
import { payment } from "../abyss/by.ts";
import { once, stateOf } from "../lazy-scenes.ts";
import { namesIn } from "../occurrence/tally.ts";
import { type Row, type Rows, testRefusals, withCodes } from "../refusals/refusal-tests.ts";
import { expectSentence } from "../refusals/sentence.ts";
import { by } from "./by.ts";
import { legalOf, openKinds, play, refusalOf, type State, turnOf } from "./prepare.ts";
import { allScenes, over, scenes } from "./scenes.ts";

const me = by(0);
const { act, recapture } = scenes;
const three = () => recapture["three free exiles"];
const free = ["mutineer", "rustler", "usurer"];

const rows: Rows<ExileRefusal["code"], State> = {
  "exile-deck-empty": [
    {
      title: "plotting",
      state: () => act["no exile in the deck"],
      action: me.plotsExile(),
      rule: "EX-2",
      params: {},
    },
  ],
  "exile-not-in-court": [
    {
      title: "one in the deck",
      state: () => act["a hand and pearls"],
      action: me.recruitsExile("rustler"),
      rule: "EX-3",
      params: { exile: "rustler", court: ["deserter", "usurer"] },
    },
    {
      title: "one of one's own",
      state: () => act["free and holding exiles"],
      action: me.recruitsExile("mutineer"),
      rule: "EX-3",
      params: { exile: "mutineer", court: ["deserter", "usurer"] },
    },
    {
      title: "an unknown exile",
      state: () => act["a hand and pearls"],
      action: me.recruitsExile("no-such-exile"),
      rule: "EX-3",
      params: { exile: "no-such-exile", court: ["deserter", "usurer"] },
    },
  ],
  "not-two-free-exiles": [
    {
      title: "one",
      state: three,
      action: me.recaptures("jail", "usurer"),
      rule: "EX-8",
      params: { exiles: ["usurer"], free },
    },
    {
      title: "none",
      state: three,
      action: me.recaptures("jail"),
      rule: "EX-8",
      params: { exiles: [], free },
    },
    {
      title: "three",
      state: three,
      action: me.recaptures("jail", ...free),
      rule: "EX-8",
      params: { exiles: free, free },
    },
    {
      title: "one twice",
      state: three,
      action: me.recaptures("jail", "usurer", "usurer"),
      rule: "EX-8",
      params: { exiles: ["usurer", "usurer"], free },
    },
    {
      title: "one in the deck",
      state: three,
      action: me.recaptures("jail", "usurer", "heretic"),
      rule: "EX-8",
      params: { exiles: ["heretic", "usurer"], free },
    },
  ],
  "location-not-to-be-taken": [
    {
      title: "the stack, while an opponent has a location",
      state: three,
      action: me.recaptures(null, "mutineer", "usurer"),
      rule: "EX-10",
      params: { location: null, locations: ["jail"] },
    },
    {
      title: "an available one, while there is a stack",
      state: () => recapture["the stack"],
      action: me.recaptures("chasm", "mutineer", "usurer"),
      rule: "EX-10",
      params: { location: "chasm", locations: [null] },
    },
  ],
  "location-not-available": [
    {
      title: "the one that was taken",
      state: () => scenes["replace-location"]["with lords"],
      action: by(1).replacesLocation("jail"),
      rule: "EX-13",
      params: { location: "jail" },
    },
  ],
};
/** Refusals of Abyss and of all games, in answers to the new questions. */
const known: (Row<State> & { code: string })[] = [
  {
    code: "too-few-pearls",
    title: "plotting",
    state: () => act["no pearls"],
    action: me.plotsExile(),
    rule: "EX-2",
    params: { has: 0, needs: 1 },
  },
  {
    code: "court-full",
    title: "plotting an exile",
    state: () => act["a full court"],
    action: me.plotsExile(),
    rule: "EX-2",
    params: { spaces: COURT_SPACES },
  },
  {
    code: "court-full",
    title: "plotting a lord",
    state: () => act["a full court"],
    action: me.plots(),
    rule: "AB-8",
    params: { spaces: COURT_SPACES },
  },
  {
    code: "required-race-missing",
    title: "an exile",
    state: () => act["a hand and pearls"],
    action: me.recruitsExile("usurer", ["squid-1"]),
    rule: "AB-27",
    params: { race: "crab" },
  },
  {
    code: "required-race-missing",
    title: "the Conspirator's lord",
    state: () => scenes.conspire["a lord that can be paid"],
    action: me.conspires(["crab-1"]),
    rule: "AB-27",
    params: { race: "squid" },
  },
  {
    code: "not-asked",
    title: "plotting instead of conspiring",
    state: () => scenes.conspire["a lord that can be paid"],
    action: me.plotsExile(),
    rule: "AB-7",
    params: { ask: "conspire" },
  },
  {
    code: "not-your-decision",
    title: "the robbed player's choice",
    state: () => scenes["replace-location"]["with lords"],
    action: me.replacesLocation("chasm"),
    rule: "AB-7",
    params: { deciders: [1] },
  },
  {
    code: "game-over",
    title: "plotting after the end",
    state: over,
    action: me.plotsExile(),
    rule: "AB-68",
    params: {},
  },
];

testRefusals(exiles, sentence, [...withCodes(rows), ...known]);

test("exiles and locations in sentences have readable names", () => {
  const text = sentence(refusalOf(three(), me.recaptures(null, "mutineer", "usurer")));
  expect(text).toContain("Jail");
  const [row] = rows["exile-not-in-court"];
  expect(sentence(refusalOf(stateOf(row!.state), row!.action))).toContain("Rustler");
});

test("every refusal code of exiles has a row, and no other", () => {
  const codes = namesIn("exiles/refusals.ts", /\| RefusalOf<\s*/);
  expect(codes).toHaveLength(5);
  expect(Object.keys(rows).sort()).toEqual(codes.sort());
  for (const [code, cases] of Object.entries(rows)) expect(cases, code).not.toEqual([]);
});

describe("sentences of events", () => {
  /** The events of one action of each type in each scene, and of set-up and the start of a turn. */
  const events = once((): Event[] => [
    ...exiles.setup({ players: 2 }, "seed").events,
    ...allScenes.flatMap(([, scene]) => {
      const state = scene();
      return openKinds(state).flatMap((kind) => play(state, legalOf(state, kind).at(-1)!).events);
    }),
    ...turnOf(0, { exiles: [{ free: ["conspirator"] }] }).events,
  ]);
  const types = namesIn("exiles/events.ts", /readonly type: /);

  test.each(types)("%s: for every viewer", (type) => {
    const some = events().filter((event) => event.type === type);
    expect(some).not.toEqual([]);
    for (const event of some)
      for (const viewer of [0, 1, "spectator"] as const)
        expectSentence(sentence(exiles.redact(event, viewer)!));
  });

  test("exiles add eight events", () => {
    expect(types).toHaveLength(8);
  });

  test.each([
    [{ type: "exile-to-court", exile: "usurer", seat: null }, /Usurer/],
    [{ type: "exile-to-court", exile: "usurer", seat: 1 }, /Player 2.*Usurer/],
    [
      {
        type: "exile-recruited",
        seat: 0,
        exile: "usurer",
        allies: payment("landowner"),
        pearls: 1,
      },
      /Usurer.*1 pearl/,
    ],
    [{ type: "exile-recruited", seat: 0, exile: "usurer", allies: ["crab-1"], pearls: 0 }, /crab/],
    [
      {
        type: "location-recaptured",
        seat: 0,
        from: 1,
        location: "jail",
        exiles: ["usurer", "rustler"],
      },
      /Jail.*Usurer.*Rustler/,
    ],
    [
      {
        type: "location-recaptured",
        seat: 0,
        from: null,
        location: "jail",
        exiles: ["usurer", "rustler"],
      },
      /Jail/,
    ],
    [{ type: "location-replaced", seat: 1, location: "depths", lords: [] }, /Depths/],
    [{ type: "lords-set-aside", seat: 1, lords: ["keeper"] }, /Keeper/],
    [{ type: "allies-forsworn", seat: 0, allies: ["crab-1"] }, /crab.*key token/],
    [{ type: "lord-looked-at", seat: 0, lord: "miller" }, /Miller/],
    [{ type: "lord-looked-at", seat: 0, lord: null }, /looks/],
  ] as [Event, RegExp][])("%j", (event, words) => {
    expectSentence(sentence(event));
    expect(sentence(event)).toMatch(words);
  });
});
