// The worked examples of the rulebooks, played from beginning to end.
import { describe, expect, test } from "vitest";
import type { Ally } from "../../src/abyss/cards/allies.ts";
import { abyss } from "../../src/abyss/index.ts";
import { pearlsOf, sorted } from "../tables.ts";
import { by } from "./by.ts";
import { eventsOf, legalOf, open, play, question, refusalOf } from "./prepare.ts";
import { workedExamples } from "./worked-examples.ts";

test("AB-78 the exploration example", () => {
  // Seat 1 is the active player: opponents 1, 2 and 3 are the seats 2, 3 and 0.
  const active = 1;
  const [first, second, third] = [2, 3, 0] as const;
  const start = workedExamples["AB-78"]();
  const allPass = [by(first).declines(), by(second).declines(), by(third).declines()];

  // Card 1 stays unsold on space 1.
  let state = play(start, by(active).explores(), ...allPass).state;
  expect(question(state)).toBe(`explore ${active}`);

  // Card 2 on space 2 is bought by opponent 3 for 1.
  let step = play(state, by(active).continues(), by(first).declines(), by(second).declines());
  expect(step.state.table.track).toEqual(["crab-1", "squid-3"]);
  expect(abyss.decision(step.state)).toMatchObject({ ask: "offer", seats: [third], price: 1 });

  // Card 3 is a monster on space 2. It is not fought: the threat rises to 2.
  step = play(step.state, by(third).buys());
  expect(step.state.table.track).toEqual(["crab-1", "monster"]);
  expect(question(step.state)).toBe(`explore ${active}`);
  step = play(step.state, by(active).continues());
  expect(step.state.table.threat).toBe(2);

  // Card 4 on space 3 is bought by opponent 1 for 2.
  expect(step.state.table.track).toEqual(["crab-1", "monster", "seahorse-4"]);
  expect(abyss.decision(step.state)).toMatchObject({ ask: "offer", seats: [first], price: 2 });
  state = play(step.state, by(first).buys()).state;

  // Cards 5, 6 and 7 on spaces 3, 4 and 5: only opponent 2 has not bought yet, and does not.
  for (const space of [3, 4, 5]) {
    expect(state.table.track).toHaveLength(space);
    expect(abyss.decision(state)).toMatchObject({ ask: "offer", seats: [second], price: 3 });
    state = play(state, by(second).declines()).state;
    expect(question(state)).toBe(`explore ${active}`);
    if (space < 5) state = play(state, by(active).continues()).state;
  }

  // The last of them must be taken, with 1 pearl.
  expect(open(state)).toEqual([by(active).takes()]);
  const { state: end } = play(state, by(active).takes());
  expect(pearlsOf(end)).toEqual([4 - 1, 0 + 4, 4 - 2, 4]);
  expect(end.table.seats.map(({ hand }) => hand)).toEqual([
    ["squid-3"],
    ["shellfish-5"],
    ["seahorse-4"],
    [],
  ]);
  // The council gets cards 1, 5 and 6.
  expect(end.table.council).toEqual({
    jellyfish: ["jellyfish-2"],
    crab: ["crab-1", "crab-3"],
    seahorse: [],
    shellfish: [],
    squid: [],
  });
  expect(end.table.discard).toEqual(["monster"]);
  expect(end.table).toMatchObject({ track: [], threat: 2 });
  expect(question(end)).toBe(`act ${first}`);
});

describe("AB-79 the recruitment example", () => {
  const next = ["trader", "sage", "oracle", "tamer"] as const;
  const start = workedExamples["AB-79"]();

  test("AB-79 Master of Magic with 3+2+5; the crab 2 is affiliated", () => {
    const allies: Ally[] = ["jellyfish-3", "crab-2", "shellfish-5"];
    const { state, events } = play(start, by(0).recruits("master-of-magic", allies, "crab-2"));
    expect(eventsOf(events, "lord-recruited")).toMatchObject([{ pearls: 0 }]);
    expect(state.table.seats[0]).toMatchObject({
      lords: ["master-of-magic"],
      affiliated: ["crab-2"],
      hand: ["shellfish-1"],
      pearls: 2 + 2,
    });
    expect(sorted(state.table.discard)).toEqual(["jellyfish-3", "shellfish-5"]);
    expect(state.table.court).toEqual(["traitor", "slaver", ...next]);
    for (const ally of ["jellyfish-3", "shellfish-5"] as const)
      expect(refusalOf(start, by(0).recruits("master-of-magic", allies, ally)).code).toBe(
        "not-the-lowest-ally",
      );
  });

  test("AB-79 Slaver with shellfish 5+1 and 2 pearls; the shellfish 1 is affiliated", () => {
    const allies: Ally[] = ["shellfish-5", "shellfish-1"];
    const { state, events } = play(start, by(0).recruits("slaver", allies, "shellfish-1"));
    expect(eventsOf(events, "lord-recruited")).toMatchObject([{ pearls: 2 }]);
    expect(state.table.seats[0]).toMatchObject({
      lords: ["slaver"],
      affiliated: ["shellfish-1"],
      hand: ["crab-2", "jellyfish-3"],
      pearls: 2 - 2 + 2,
    });
    expect(state.table.discard).toEqual(["shellfish-5"]);
    expect(state.table.court).toEqual(["master-of-magic", "traitor", ...next]);
  });

  test("AB-79 Traitor impossible without a squid", () => {
    expect(legalOf(start, "recruit").some(({ lord }) => lord === "traitor")).toBe(false);
    expect(
      refusalOf(start, by(0).recruits("traitor", ["jellyfish-3", "crab-2", "shellfish-5"])),
    ).toMatchObject({ code: "required-race-missing", params: { race: "squid" } });
  });

  test("AB-79 each of the other two lords has exactly one minimal payment", () => {
    const minimal = [...abyss.legalActions(start, 0, { payments: "minimal" })].flatMap((action) =>
      action.type === "recruit" ? [`${action.lord}: ${sorted(action.allies).join(" ")}`] : [],
    );
    expect(sorted(minimal)).toEqual([
      "master-of-magic: crab-2 jellyfish-3 shellfish-5",
      "slaver: shellfish-1 shellfish-5",
    ]);
  });
});

test("AB-80 the scoring example on a table", () => {
  expect(abyss.totals(workedExamples["AB-80"]())[0]).toBe(91);
});
