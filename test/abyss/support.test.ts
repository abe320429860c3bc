import { expect, test } from "vitest";
import { abyss } from "../../src/abyss/index.ts";
import { sorted } from "../tables.ts";
import { by } from "./by.ts";
import {
  type Description,
  eventsOf,
  legalOf,
  openKinds,
  play,
  prepare,
  question,
  refusalOf,
} from "./prepare.ts";

const council: Description["council"] = {
  crab: ["crab-1", "crab-1", "crab-5"],
  squid: ["squid-2"],
};
const table: Description = { seats: [{ hand: ["jellyfish-3"] }], council };

test("AB-26 a whole council stack comes to hand, the others stay", () => {
  const { state, events } = play(prepare(table), by(0).requests("crab"));
  expect(state.table.seats[0]!.hand).toEqual(["crab-1", "crab-1", "crab-5", "jellyfish-3"]);
  expect(state.table.council).toMatchObject({ crab: [], squid: ["squid-2"] });
  const [taken] = eventsOf(events, "stacks-taken");
  expect(taken).toMatchObject({ seat: 0, stacks: ["crab"] });
  expect(sorted(taken!.allies as string[])).toEqual(["crab-1", "crab-1", "crab-5"]);
  expect(question(state)).toBe("act 1");
});

test("AB-26 any stack that is not empty can be taken, and one at a time", () => {
  const state = prepare(table);
  expect(legalOf(state, "request-support").map(({ stacks }) => stacks)).toEqual([
    ["crab"],
    ["squid"],
  ]);
});

test("AB-26 an empty stack is refused", () => {
  expect(refusalOf(prepare(table), by(0).requests("jellyfish"))).toMatchObject({
    code: "stack-empty",
    rule: "AB-26",
    params: { stack: "jellyfish" },
  });
});

test("AB-26 two stacks, or none, are refused", () => {
  expect(refusalOf(prepare(table), by(0).requests("crab", "squid")).code).toBe(
    "wrong-number-of-stacks",
  );
  expect(refusalOf(prepare(table), by(0).requests()).code).toBe("wrong-number-of-stacks");
});

test("AB-26 with an empty council there is no support to request", () => {
  expect(openKinds(prepare({ council: {} }))).not.toContain("request-support");
});

test("AB-26 the stack is face down until taken, then only its owner sees it", () => {
  const start = prepare(table);
  for (const viewer of [0, 1, 2, "spectator"] as const)
    expect(abyss.view(start, viewer).table.council.crab).toEqual([null, null, null]);

  const { state, events } = play(start, by(0).requests("crab"));
  const [taken] = eventsOf(events, "stacks-taken");
  expect(abyss.redact(taken!, 0)).toEqual(taken);
  expect(abyss.view(state, 0).table.seats[0]!.hand).toContain("crab-5");
  for (const viewer of [1, 2, "spectator"] as const) {
    expect(abyss.redact(taken!, viewer)).toEqual({ ...taken, allies: [null, null, null] });
    expect(abyss.view(state, viewer).table.seats[0]!.hand).toEqual([null, null, null, null]);
  }
});
