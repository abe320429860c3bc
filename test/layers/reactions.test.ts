// Reactions to events, and questions that they ask in the middle of the rules.
import { describe, expect, test } from "vitest";
import type { Ally, ExplorationCard } from "../../src/abyss/cards/index.ts";
import type { Event } from "../../src/abyss/index.ts";
import {
  type AbyssBlueprint,
  abyssRuleNumbers,
  abyssSchemas,
  abyssScoring,
  abyssStack,
  type Task,
} from "../../src/abyss/rules.ts";
import { define } from "../../src/kernel/api/define.ts";
import type { Additions, Layer, WithLayer } from "../../src/kernel/rules/layers.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { scenario } from "../../src/testing/index.ts";
import { type Description, prepare } from "../abyss/prepare.ts";
import { prepare as prepareExiles } from "../exiles/prepare.ts";
import { once } from "../lazy-scenes.ts";
import { exilesNodding, nodding, noddingExiles } from "./games.ts";
import { type NodsAdded, nodsLayer, nodsSchemas } from "./nods.ts";
import { ofAbyss, ofExiles, powerfulCatalogue, trial, withAreas } from "./trial.ts";

const { play, question, kinds } = scenario(nodding);
const inExiles = scenario(exilesNodding);
const nod = { type: "nod", seat: 1 } as const;
/** A state in which nobody has nodded in this turn. */
const at = (description: Description) => withAreas(nodding, prepare(description), { nods: [] });
type State = ReturnType<typeof at>;

/** Nods until something else is asked; returns the events that were nodded to. */
function nods(state: State) {
  const seen: string[] = [];
  let current = state;
  for (;;) {
    const decision = nodding.decision(current);
    if (decision?.ask !== "nod") return { seen, state: current };
    seen.push(decision.to);
    current = play(current, { type: "nod", seat: decision.seats[0]! }).state;
  }
}

const allies: Ally[] = ["seahorse-1", "seahorse-4", "seahorse-5"];
const recruiting = at({ court: ["landowner", "tamer", "jailer"], seats: [{ hand: allies }] });
const paid = once(() =>
  play(recruiting, {
    type: "recruit",
    seat: 0,
    lord: "landowner",
    allies,
    affiliate: "seahorse-1",
  }),
);

describe("a question of a reaction comes before the entries that the rule pushes", () => {
  test("in the middle of an exploration", () => {
    const { state } = play(at({ nextCards: ["crab-1", "crab-2"] }), { type: "explore", seat: 0 });
    expect(state.agenda.slice(-2)).toEqual([
      { do: "offer", seat: 0, price: 1, to: [1, 2] },
      { ask: "nod", seats: [1], to: "card-revealed" },
    ]);
    const offered = play(state, nod);
    expect(question(offered.state)).toBe("offer 1");
    const bought = play(offered.state, { type: "buy", seat: 1 });
    expect(bought.state.agenda.slice(-2)).toEqual([
      { do: "reveal", seat: 0 },
      { ask: "nod", seats: [1], to: "ally-bought" },
    ]);
    expect(bought.state.table.track).toEqual([]);
    expect(nods(bought.state).state.table.track).toEqual(["crab-2"]);
  });

  test("in the middle of a recruitment", () => {
    expect(kinds(paid().events)).toEqual(["lord-recruited"]);
    expect(paid().state.table.seats[0]).toMatchObject({ hand: [], affiliated: [], lords: [] });
    const affiliated = play(paid().state, nod);
    expect(kinds(affiliated.events)).toEqual(["nodded", "ally-affiliated"]);
    expect(affiliated.state.table.seats[0]?.lords).toEqual([]);
    const entered = play(affiliated.state, nod);
    expect(kinds(entered.events)).toEqual(["nodded", "lord-entered"]);
    const then = ["lord-entered", "pearls-gained", "court-filled", "turn-started"];
    expect(nods(entered.state).seen).toEqual(then);
  });

  test("at the end of a turn, over a question that stays open", () => {
    const start = at({
      seats: [{ lords: ["slaver", "opportunist"], hand: ["crab-1"] }],
      council: { squid: ["squid-1"] },
    });
    const ending = nods(play(start, { type: "request-support", seat: 0, stacks: ["squid"] }).state);
    expect(question(ending.state)).toBe("end-turn 0");
    const sold = play(ending.state, { type: "use-slaver", seat: 0, ally: "crab-1" });
    expect(kinds(sold.events)).toEqual(["allies-discarded", "pearls-gained"]);
    expect(sold.state.agenda.slice(-2)).toEqual([
      { ask: "end-turn", seats: [0] },
      { ask: "nod", seats: [1], to: "pearls-gained" },
    ]);
    expect(question(play(sold.state, nod).state)).toBe("end-turn 0");
  });

  test("questions of several layers come in the order of the layers, the lowest first", () => {
    const another: Layer<WithLayer<AbyssBlueprint, NodsAdded>, Additions> = () => ({
      reactions: {
        "card-revealed": [(_, { card }, { next }) => next({ ask: "nod", seats: [2], to: card })],
      },
    });
    const game = define({
      id: "nodding-twice",
      version: "1",
      ruleNumbers: abyssRuleNumbers,
      rules: abyssStack.with(nodsLayer).with(another),
      schemas: abyssSchemas.with(nodsSchemas),
      scoring: abyssScoring,
    });
    const start = withAreas(game, prepare({ nextCards: ["monster"] }), { nods: [] });
    const twice = scenario(game);
    const first = twice.play(start, { type: "explore", seat: 0 });
    expect(twice.question(first.state)).toBe("nod 1");
    const second = twice.play(first.state, nod);
    expect(twice.question(second.state)).toBe("nod 2");
    const third = twice.play(second.state, { type: "nod", seat: 2 });
    expect(twice.question(third.state)).toBe("explore 0");
  });
});

describe("no reaction runs during the deal", () => {
  /** The types of event that a layer on top reacted to. */
  const seen: string[] = [];
  const listening: Layer<AbyssBlueprint, Additions> = ({ redact }) => ({
    reactions: Object.fromEntries(
      Object.keys(redact).map((type) => [
        type,
        [(_: object, event: Event) => seen.push(event.type)],
      ]),
    ),
  });
  const about = { version: "1", ruleNumbers: abyssRuleNumbers };

  test("of Abyss", () => {
    seen.splice(0);
    const game = define({
      id: "listening",
      ...about,
      rules: abyssStack.with(listening),
      schemas: abyssSchemas,
      scoring: abyssScoring,
    });
    const { state, events } = game.setup({ players: 2 }, "a seed");
    expect(events.map(({ type }) => type)).toEqual([
      "game-started",
      "court-filled",
      "locations-made-available",
      "turn-started",
    ]);
    expect(seen).toEqual(["turn-started"]);
    game.reduce(state, { type: "explore", seat: state.table.turn.seat });
    expect(seen).toEqual(["turn-started", "card-revealed"]);
  });

  test("of Exiles", () => {
    const { state, events } = exilesNodding.setup({ players: 2 }, "a seed");
    expect(events.map(({ type }) => type)).toContain("exile-to-court");
    expect(state.table.nods).toEqual(["turn-started"]);
  });
});

describe("tasks on the agenda are checked against the table when a state is read", () => {
  const waiting = (...tasks: readonly Task[]) => ({
    ...recruiting,
    agenda: [...recruiting.agenda.slice(0, -1), ...tasks, paid().state.agenda.at(-1)!],
  });
  const [seat, lord] = [0, "landowner"] as const;
  const enter: Task = { do: "enter", seat, lord, from: "court" };
  const power: Task = { do: "power", seat, lord, isReplacement: false };

  test.each<[string, ...Task[]]>([
    ["a lord about to enter, then its power", power, enter],
    ["a card to reveal", { do: "reveal", seat }],
    ["a check for the end", { do: "check-end", seat }],
  ])("%s is consistent", (_, ...tasks) => {
    expect(readState(nodding, waiting(...tasks)).agenda).toHaveLength(tasks.length + 5);
  });

  test.each<[string, Task]>([
    ["a task of another player's turn", { do: "check-end", seat: 1 }],
    ["a lord that is not in the court", { ...enter, lord: "sage" }],
    [
      "a lord that is not on top of the deck",
      { ...enter, lord: recruiting.table.lordDeck[0]!, from: "deck" },
    ],
    ["the power of a lord that has not entered", power],
    ["an offer of nothing", { do: "offer", seat, price: 1, to: [1] }],
    ["a location that nobody has", { do: "receive-location", seat, location: "jail" }],
    [
      "a location of a seat that does not exist",
      { do: "receive-location", seat: 3, location: "jail" },
    ],
  ])("%s is inconsistent", (_, task) => {
    expect(() => readState(nodding, waiting(task))).toThrow(
      "cannot be on the agenda in this position",
    );
  });

  test.each<[string, readonly ExplorationCard[], Task]>([
    ["an offer at another price", ["crab-1"], { do: "offer", seat, price: 2, to: [1] }],
    ["an offer to the explorer", ["crab-1"], { do: "offer", seat, price: 1, to: [0] }],
    ["an offer of a monster", ["monster"], { do: "offer", seat, price: 1, to: [1] }],
    [
      "a card to reveal without a space for it",
      ["crab-1", "crab-2", "crab-3", "squid-1", "squid-2"],
      { do: "reveal", seat },
    ],
  ])("%s is inconsistent", (_, track, task) => {
    const start = at({ track, question: { ask: "explore", seats: [0] } });
    const over = (one: Task) => ({
      ...start,
      agenda: [...start.agenda.slice(0, -1), one, paid().state.agenda.at(-1)!],
    });
    expect(readState(nodding, over({ do: "check-end", seat })).table.track).toEqual(track);
    expect(() => readState(nodding, over(task))).toThrow(
      "cannot be on the agenda in this position",
    );
  });

  const withTask = (task: Task) => ({
    ...paid().state,
    agenda: paid().state.agenda.map((entry) =>
      "do" in entry && entry.do === task.do ? task : entry,
    ),
  });

  test("played allies are counted while their task is on the agenda", () => {
    const affiliation: Task = { do: "affiliate", seat, lord, allies, affiliate: "seahorse-1" };
    expect(readState(nodding, withTask(affiliation))).toEqual(paid().state);
    const [, ...less] = allies;
    expect(() =>
      readState(nodding, withTask({ ...affiliation, allies: less, affiliate: "seahorse-4" })),
    ).toThrow("seahorse-1 is missing");
    expect(() => readState(nodding, withTask({ ...affiliation, affiliate: "crab-1" }))).toThrow(
      "cannot be on the agenda in this position",
    );
  });
});

describe("visible cards stay visible while a question is open", () => {
  const isHidden = (card: unknown) => card === null;

  test("the location stack, for the player who searches it with Black Smokers", () => {
    const start = at({
      seats: [{ keys: 3 }],
      available: ["black-smokers"],
      council: { crab: ["crab-1"] },
    });
    const supported = play(start, { type: "request-support", seat: 0, stacks: ["crab"] });
    const controlled = play(nods(supported.state).state, {
      type: "control",
      seat: 0,
      location: "black-smokers",
      lords: [],
      keyTokens: 3,
    });
    const { state } = play(controlled.state, nod);
    expect(nodding.decision(state)).toMatchObject({ ask: "nod", to: "stack-searched" });
    expect(nodding.view(state, 0).table.stack).toEqual(state.table.stack);
    expect(nodding.view(state, 1).table.stack.every(isHidden)).toBe(true);
    expect(question(play(state, nod).state)).toBe("switch-location 0");
  });

  test("a lord that the Schemer takes from the deck, for all", () => {
    const hand: Ally[] = ["crab-2", "jellyfish-1", "squid-5"];
    const start = at({
      court: ["schemer", "tamer", "jailer", "miller"],
      nextLords: ["landowner", "keeper"],
      seats: [{ hand, lords: ["reaper"] }],
    });
    const bought = play(start, {
      type: "recruit",
      seat: 0,
      lord: "schemer",
      allies: hand,
      affiliate: "jellyfish-1",
    });
    const { state: choosing } = nods(bought.state);
    const { state } = play(choosing, { type: "replace-from-deck", seat: 0, discard: "reaper" });
    expect(nodding.decision(state)).toMatchObject({ ask: "nod", to: "lord-discarded" });
    for (const viewer of [0, 1, "spectator"] as const)
      expect(nodding.view(state, viewer).table.lordDeck.slice(-2)).toEqual([null, "landowner"]);
  });

  test("the lord that the Conspirator's owner looks at, for the owner", () => {
    const start = withAreas(
      exilesNodding,
      prepareExiles({
        nextLords: ["landowner"],
        turn: { seat: 2 },
        council: { crab: ["crab-1"] },
        exiles: [{ free: ["conspirator"] }],
      }),
      { nods: ["stacks-taken"] },
    );
    const turned = inExiles.play(start, { type: "request-support", seat: 2, stacks: ["crab"] });
    const { state } = inExiles.play(turned.state, nod);
    expect(exilesNodding.decision(state)).toMatchObject({ ask: "nod", to: "lord-looked-at" });
    expect(exilesNodding.view(state, 0).table.lordDeck.at(-1)).toBe("landowner");
    expect(exilesNodding.view(state, 1).table.lordDeck.every(isHidden)).toBe(true);
    expect(inExiles.question(inExiles.play(state, nod).state)).toBe("conspire 0");
  });
});

describe("games with questions in the middle of everything keep the laws", () => {
  const options = (players: number) => ({ players, catalogue: powerfulCatalogue });
  const nodded = { ...ofExiles, visibility: { ...ofExiles.visibility, nods: "open" } } as const;

  test("Abyss", () => {
    expect(
      trial(
        nodding,
        (players) => ({ players }),
        { ...ofAbyss, visibility: { ...ofAbyss.visibility, nods: "open" } },
        100,
      ),
    ).toHaveProperty("nodded");
  });

  test("on Exiles", () => {
    expect(trial(exilesNodding, options, nodded, 100)).toHaveProperty("nodded");
  });

  test("under Exiles", () => {
    expect(trial(noddingExiles, options, nodded, 100)).toHaveProperty("nodded");
  });
});
