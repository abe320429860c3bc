// The worked examples LE-68 to LE-77, played from beginning to end.
import { expect, test } from "vitest";
import { leviathan as game } from "../../src/leviathan/index.ts";
import { pearlsOf } from "../tables.ts";
import {
  borderOf,
  by,
  edit,
  eventsOf,
  killsIn,
  kinds,
  legalOf,
  openKinds,
  play,
  question,
  refusalOf,
  roll,
} from "./prepare.ts";
import { workedExamples } from "./worked-examples.ts";

const a = by(0);

test("LE-68 an attack of 4 + 6 removes two life points: 3 tokens, 1 base and 2 leviathan tokens", () => {
  const { state, events } = roll(
    workedExamples["LE-68"](),
    a.fights("leviathan-1", "crab-4-fighter"),
    3,
    6,
  );
  expect(eventsOf(events, "attack-made")).toMatchObject([{ attack: 10 }]);
  expect(eventsOf(events, "life-point-removed")).toHaveLength(2);
  expect(borderOf(state)[0]).toEqual(["2-3", "leviathan-1", 2]);
  expect(question(state)).toBe("draw-tokens 0");
  const { state: after } = play(state, a.drawsTokens(1));
  expect(after.table.seats[0]!.tokens).toHaveLength(1);
  expect(after.table.leviathan.seats[0]!.tokens).toHaveLength(2);
});

test("LE-69 2 pearls kill it, the Scourge is taken, and a leviathan comes before the token is drawn", () => {
  const rolled = roll(
    workedExamples["LE-69"](),
    a.fights("leviathan-1", "jellyfish-2-fighter"),
    1,
  ).state;
  expect(question(rolled)).toBe("add-pearls 0");
  expect(legalOf(rolled, "add-pearls").map(({ pearls }) => pearls)).toEqual([1, 2]);
  const { state, events } = roll(rolled, a.addsPearls(2), "leviathan-20", 3, 4);
  expect(killsIn(state)).toEqual({ kills: [1, 0, 0], scourge: 0 });
  expect(kinds(events).indexOf("leviathan-placed")).toBeGreaterThan(
    kinds(events).indexOf("scourge-taken"),
  );
  expect(borderOf(state)).toEqual([["7", "leviathan-20", 0]]);
  expect(question(state)).toBe("draw-tokens 0");
  expect(pearlsOf(state)[0]).toBe(0);
  const end = play(state, a.drawsTokens(1)).state;
  expect(question(end)).toBe("act 1");
});

test("LE-70 a failed attack brings a pearl, and the fight may go on with a jellyfish or a crab", () => {
  const { state, events } = roll(workedExamples["LE-70"](), a.fights("leviathan-3", "crab-5"), 3);
  expect(eventsOf(events, "attack-made")).toMatchObject([{ attack: 8 }]);
  expect(kinds(events)).not.toContain("life-point-removed");
  expect(pearlsOf(state)[0]).toBe(1);
  expect(openKinds(state)).toEqual(["attack", "end-fight"]);
  expect(legalOf(state, "attack").map(({ ally }) => ally)).toEqual(["jellyfish-1"]);
});

test("LE-71 leviathan 9 takes a disabled lord, 20 takes its space, and the next card comes onto space 3", () => {
  const { state } = roll(workedExamples["LE-71"](), a.continues(), "leviathan-20", 2, 1);
  expect(question(state)).toBe("lose-lord 0");
  expect(legalOf(state, "lose-lord").map(({ lord }) => lord)).toEqual(["landlord", "keeper"]);
  const { state: after, events } = play(state, a.losesLord("keeper"));
  expect(after.table.seats[0]).toMatchObject({ lords: ["landlord"], disabled: [] });
  expect(after.table.leviathan.discarded).toEqual(["leviathan-9"]);
  expect(borderOf(after)).toEqual([["2-3", "leviathan-20", 0]]);
  expect(after.table.track).toEqual(["squid-1", "squid-2", "crab-5"]);
  expect(after.table.discard).toContain("monster");
  expect(eventsOf(events, "card-revealed")).toMatchObject([{ space: 3 }]);
});

test("LE-72 a monster on space 5 that cannot be fought is passed, and the Metamorph must fight", () => {
  const start = workedExamples["LE-72"]();
  expect(openKinds(start)).toEqual(["continue"]);
  const { state } = roll(start, a.continues(), "leviathan-20", 6, 6);
  expect(state.table.track).toEqual(["squid-1", "squid-2", "crab-2", "crab-3", "crab-5"]);
  expect(pearlsOf(state)[0]).toBe(0);

  const withMetamorph = edit(start, (draft) => {
    draft.lordDeck.splice(draft.lordDeck.indexOf("metamorph"), 1);
    draft.seats[0]!.lords.push("metamorph");
  });
  expect(openKinds(withMetamorph)).toEqual(["fight"]);
  const fought = roll(withMetamorph, a.fights("leviathan-12", "shellfish-1"), 1);
  expect(kinds(fought.events)[0]).toBe("pearls-gained");
});

test("LE-73 Altruist and Taxidermist: 2 + 2 pearls and 5 tokens", () => {
  const { state } = roll(workedExamples["LE-73"](), a.fights("leviathan-2", "crab-4"), 6);
  expect(pearlsOf(state)[0]).toBe(4);
  expect(state.agenda.at(-1)).toMatchObject({ ask: "draw-tokens", count: 5 });
});

test("LE-74 Ann's second kill takes the Scourge back from Bob", () => {
  const { state } = roll(workedExamples["LE-74"](), a.fights("leviathan-12", "crab-5"), 6);
  expect(killsIn(state)).toEqual({ kills: [2, 1, 0], scourge: 0 });
});

test("LE-75 three too many: discard 3, or pay 1 and discard 2, or pay 2 and discard 1", () => {
  const { state } = play(workedExamples["LE-75"](), a.requests("squid"));
  expect(state.table.seats[0]!.hand).toHaveLength(15);
  const ways = new Set(
    legalOf(state, "trim-hand").map(({ allies, pearls }) => `${pearls} + ${allies.length}`),
  );
  expect([...ways].sort()).toEqual(["0 + 3", "1 + 2", "2 + 1"]);
  expect(refusalOf(state, a.trims([], 3))).toMatchObject({ code: "too-few-pearls" });
});

test("LE-76 base tokens 3 and 2, 4 wounds, the Scourge, a leviathan token: 6", () => {
  const state = workedExamples["LE-76"]();
  const points = game
    .score([game.tableau(state, 0)])[0]!
    .lines.filter(({ category }) => ["monsters", "scourge", "wounds"].includes(category));
  expect(points.reduce((total, line) => total + line.points, 0)).toBe(6);
  expect(game.totals(state)[0]).toBe(6);
});

test("LE-77 only 1 pearl may be added to 3 against 4", () => {
  const { state } = roll(workedExamples["LE-77"](), a.fights("leviathan-10", "squid-1-fighter"), 2);
  expect(legalOf(state, "add-pearls").map(({ pearls }) => pearls)).toEqual([1]);
  expect(refusalOf(state, a.addsPearls(2))).toMatchObject({ rule: "LE-27" });
});
