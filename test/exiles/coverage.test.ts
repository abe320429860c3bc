// Random games that look for what they have not met yet, until everything that exiles add has happened.
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import {
  type Action,
  defaultCatalogue,
  type Event,
  type ExilePowerName,
  exilePowerNames,
  exiles,
} from "../../src/exiles/index.ts";
import type { Rng } from "../../src/kernel/rng.ts";
import { leaves, nearMisses } from "../../src/testing/near-misses.ts";
import { randomPlayer, rngOf } from "../../src/testing/random.ts";
import { by, cheap, type State } from "./prepare.ts";
import { allScenes } from "./scenes.ts";

const MOST_GAMES = 120;
/** Players who look for rare things may play for ever. */
const MOST_STEPS = 250;
/** So many payments are looked at. */
const ENOUGH = 800;

/** Names in the source of the library, such as the kinds of events; each once. */
function namesIn(file: string, before: RegExp): string[] {
  const source = readFileSync(new URL(`../../src/exiles/${file}`, import.meta.url), "utf8");
  const found = [...source.matchAll(new RegExp(`${before.source}"([a-z-]+)"`, "g"))];
  return [...new Set(found.map(([, name]) => name!))];
}

const wanted = {
  "exile entered": defaultCatalogue.map(({ id }) => id),
  "power at work": [...exilePowerNames],
  "kind of event": namesIn("events.ts", /readonly type: /),
  "kind of action": namesIn("actions.ts", /readonly type: /),
  question: namesIn("actions.ts", /readonly ask: /),
  refusal: namesIn("refusals.ts", /\| RefusalOf<\s*/),
  recapture: ["of an opponent", "from the supply", "two in a step", "in a turn without recruiting"],
  "question in another's turn": ["replace-location", "switch-location"],
};
type Kind = keyof typeof wanted;

/** What has occurred, and how often. */
const seen = new Map<string, number>();
const note = (kind: Kind, name: string) => {
  const key = `${kind}: ${name}`;
  seen.set(key, (seen.get(key) ?? 0) + 1);
};
const timesSeen = (kind: Kind, name: string): number => seen.get(`${kind}: ${name}`) ?? 0;
const missing = (): string[] =>
  (Object.keys(wanted) as Kind[]).flatMap((kind) =>
    wanted[kind].filter((name) => timesSeen(kind, name) === 0).map((name) => `${kind}: ${name}`),
  );

interface Step {
  action: Action;
  events: readonly Event[];
}
const has = ({ events }: Step, type: Event["type"]): boolean =>
  events.some((event) => event.type === type);

/** How to tell that an exile's power has done something. */
const atWork: Record<ExilePowerName, (step: Step) => boolean> = {
  perjurer: (step) => has(step, "allies-forsworn") && has(step, "key-tokens-gained"),
  conspirator: (step) => step.action.type === "conspire" && has(step, "lord-recruited"),
};

function watch(step: Step, before: State, actionOfTurn: string): void {
  note("kind of action", step.action.type);
  for (const event of step.events) {
    note("kind of event", event.type);
    if (event.type === "exile-entered") note("exile entered", event.exile);
    if (event.type === "location-recaptured") {
      note("recapture", event.from === null ? "from the supply" : "of an opponent");
      if (before.table.exiles.seats[event.seat]!.free.length > 3)
        note("recapture", "two in a step");
      if (/explore|request-support/.test(actionOfTurn))
        note("recapture", "in a turn without recruiting");
    }
  }
  for (const [power, works] of Object.entries(atWork))
    if (works(step)) note("power at work", power);
}

/** Players prefer what exiles add, and of that what is rare. */
function rarity(action: Action, { table }: State): number {
  if (action.type === "recruit-exile") return timesSeen("exile entered", action.exile) / 4;
  // Exiles that wait for a location are tested again after other actions.
  const waits = table.exiles.seats[action.seat]!.free.length > 1;
  if (waits && action.type === "request-support")
    return timesSeen("recapture", "in a turn without recruiting");
  return timesSeen("kind of action", action.type);
}

/** Now and then any kind of action is as good as any other. */
function choose(actions: readonly Action[], state: State, rng: Rng): Action {
  if (rng.below(3) === 0) return randomPlayer(actions, rng);
  const rarities = actions.map((action) => rarity(action, state));
  const least = Math.min(...rarities);
  const rarest = actions.filter((_, i) => rarities[i] === least);
  return rarest[rng.below(rarest.length)]!;
}

function legalActions(state: State, seat: number): Action[] {
  const actions: Action[] = [];
  for (const action of exiles.legal(state, seat, { payments: "minimal" })) {
    if (actions.length === ENOUGH) break;
    actions.push(action);
  }
  return actions;
}

/** The last action of each kind, to be tried where it does not fit. */
const remembered = new Map<string, Action>();

/** Almost right actions, and right ones of another time. */
function tryWrongOnes(state: State, action: Action, rng: Rng): void {
  const { court, available, exiles: area } = state.table;
  const pool = leaves([court, available, area.court, area.deck, area.seats]);
  const old = [...remembered.values()].map((other) => ({ ...other, seat: action.seat }));
  for (const wrong of [...nearMisses(action, pool, 4, rng), ...old, by(action.seat).plotsExile()]) {
    const result = exiles.reduce(state, wrong);
    if (result.ok) continue;
    note("refusal", result.refusal.code);
    expect(result.state).toBe(state);
  }
}

function playOn(start: State, seed: string): void {
  const rng = rngOf(seed);
  let state = start;
  let actionOfTurn = "";
  for (let i = 0; i < MOST_STEPS && missing().length > 0; i++) {
    const decision = exiles.decision(state);
    if (!decision) return;
    note("question", decision.ask);
    const seat = decision.seats[rng.below(decision.seats.length)]!;
    if (seat !== state.table.turn.seat) note("question in another's turn", decision.ask);
    const action = choose(legalActions(state, seat), state, rng);
    if (decision.ask === "act") actionOfTurn = action.type;
    if (i % 3 === 0 || decision.ask !== "act") tryWrongOnes(state, action, rng);
    const result = exiles.reduce(state, action);
    if (!result.ok) throw new Error(`legal, but refused: ${JSON.stringify(action)}`);
    watch({ action, events: result.events }, state, actionOfTurn);
    remembered.set(action.type, action);
    state = result.state;
  }
}

/** New games with the printed costs or with cheap exiles, and prepared tables, in turn. */
function startOf(game: number): State {
  if (game % 3 === 2) return allScenes[(((game - 2) / 3) * 8) % allScenes.length]![1];
  const catalogue = game % 3 === 1 ? cheap : defaultCatalogue;
  const { state, events } = exiles.setup(
    { players: 2 + ((game % 4) % 3), catalogue },
    `coverage ${game}`,
  );
  for (const { type } of events) note("kind of event", type);
  return state;
}

let games = 0;
beforeAll(() => {
  while (games < MOST_GAMES && missing().length > 0) {
    playOn(startOf(games), `coverage ${games}`);
    games += 1;
  }
}, 120_000);

test.each(Object.keys(wanted) as Kind[])("in random games every %s occurs", (kind) => {
  const never = missing().filter((name) => name.startsWith(`${kind}: `));
  expect(never, `never met in ${games} games`).toEqual([]);
});

test("every power has a way to tell that it works", () => {
  expect(Object.keys(atWork).sort()).toEqual([...exilePowerNames].sort());
});

test("there is something to look for of each kind", () => {
  const sizes = Object.fromEntries(Object.entries(wanted).map(([k, names]) => [k, names.length]));
  expect(sizes).toMatchObject({
    "exile entered": 10,
    "power at work": 2,
    "kind of event": 8,
    "kind of action": 8,
    question: 4,
    refusal: 5,
  });
});
