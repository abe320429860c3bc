// The game behind the table of the landing page: Abyss against a bot, from a position where much is possible.
import {
  type Action,
  abyss,
  type Event,
  type Refusal,
  type State,
} from "../../../src/abyss/index.ts";
import { fromPosition, type PartialAction, rngFrom } from "../../../src/index.ts";

/** The seat of the visitor. */
export const VISITOR = 0;
const BOT = 1;

/** A part of an action: what an item on the table stands for. */
export type Meaning = PartialAction<Action>;

const seats = [
  {
    hand: ["crab-2", "crab-3", "jellyfish-1", "seahorse-4", "shellfish-2"],
    pearls: 3,
    affiliated: ["squid-1"],
  },
  { hand: ["crab-1", "jellyfish-3"], pearls: 2 },
] as const;
const court = ["jailer", "miller", "shaman", "traitor", "slaver", "opportunist"] as const;
const council = { squid: ["squid-2", "squid-3"], shellfish: ["shellfish-1"] } as const;

/** The position that the page opens with. */
export const firstState = (): State =>
  fromPosition(abyss, { seats, court, council }, "the landing page");

/** What a click did: what was passed to the library, and its answer. */
export type Answer =
  | { readonly ok: true; readonly action: Action; readonly events: readonly Event[] }
  | {
      readonly ok: false;
      readonly action: Meaning & { readonly seat: number };
      readonly refusal: Refusal;
    };

/** The first legal action that an item can mean, or `undefined`. */
export function actionFor(state: State, meanings: readonly Meaning[]): Action | undefined {
  for (const matching of meanings) {
    const [action] = abyss.legalActions(state, VISITOR, { payments: "minimal", matching });
    if (action) return action;
  }
  return undefined;
}

/** Performs what an item means, or says why that is illegal. */
export function click(
  state: State,
  meanings: readonly Meaning[],
): { readonly state: State; readonly answer: Answer } {
  const action = actionFor(state, meanings);
  if (action) {
    const result = abyss.reduce(state, action);
    if (!result.ok) throw new Error("A legal action was refused.");
    return { state: result.state, answer: { ok: true, action, events: result.events } };
  }
  const partial = { ...meanings[0]!, seat: VISITOR };
  const refusal = abyss.refusal(state, partial);
  if (!refusal) throw new Error("An action that cannot be completed was not refused.");
  return { state, answer: { ok: false, action: partial, refusal } };
}

const rng = rngFrom("the bot of the landing page");

/** Plays the bot's actions until the visitor decides, or the game is over. */
export function botTurns(state: State): {
  readonly state: State;
  readonly events: readonly Event[];
} {
  let now = state;
  const events: Event[] = [];
  for (let seats = abyss.deciders(now); seats.length > 0; seats = abyss.deciders(now)) {
    if (seats.includes(VISITOR)) break;
    const result = abyss.reduce(now, abyss.randomAction(abyss.view(now, BOT), BOT, rng));
    if (!result.ok) throw new Error("An action of the bot was refused.");
    now = result.state;
    events.push(...result.events);
  }
  return { state: now, events };
}

/** Actions that are not clicked on the table, for buttons: a few of each type. */
export function buttonActions(state: State): readonly Action[] {
  const MOST = 4;
  return abyss
    .actionTypes(state, VISITOR)
    .filter((type) => !ON_TABLE.has(type))
    .flatMap((type) => {
      const actions: Action[] = [];
      for (const action of abyss.legalActions(state, VISITOR, {
        payments: "minimal",
        matching: { type } as Meaning,
      })) {
        actions.push(action);
        if (actions.length === MOST) break;
      }
      return actions;
    });
}

const ON_TABLE: ReadonlySet<string> = new Set([
  "explore",
  "continue",
  "take",
  "buy",
  "request-support",
  "recruit",
  "plot",
]);
