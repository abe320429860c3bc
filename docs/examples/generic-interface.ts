// A text interface for any game: the open question, then the action choice by choice. Every label comes from the
// library. Try it: `npx tsx docs/examples/generic-interface.ts kraken`
import { createInterface } from "node:readline/promises";
import {
  type Action,
  addChoice,
  type Decision,
  type Game,
  type GameTypes,
  type Seat,
} from "abyss-rules";
import * as abyss from "abyss-rules/abyss";
import * as conspiracy from "abyss-rules/conspiracy";
import * as solo from "abyss-rules/conspiracy-solo";
import * as exiles from "abyss-rules/exiles";
import * as exilesKraken from "abyss-rules/exiles-kraken";
import * as kraken from "abyss-rules/kraken";

/** The texts of any game, with types that all games fit. */
interface Texts {
  describeDecision(decision: Decision, options: object): string;
  describeActionType(type: string, options: object): string;
  describeField(field: string, options: object): string;
  describeValue(field: string, value: unknown, options: object): string;
  describeAction(action: { readonly type: string }, options: object): string;
}

/** Any game with its texts. */
export interface Entry {
  readonly game: Game<GameTypes>;
  readonly texts: Texts;
}

export const games: Readonly<Record<string, Entry>> = {
  abyss: { game: abyss.abyss, texts: abyss },
  exiles: { game: exiles.exiles, texts: exiles },
  kraken: { game: kraken.kraken, texts: kraken },
  "exiles-kraken": { game: exilesKraken.exilesKraken, texts: exilesKraken },
  conspiracy: { game: conspiracy.conspiracy, texts: conspiracy },
  "conspiracy-solo": { game: solo.conspiracySolo, texts: solo },
};

/** Asks the player: shows a heading and buttons, and returns the number of the chosen one, from 0. */
export type Ask = (heading: string, buttons: readonly string[]) => Promise<number>;

/** Plays a whole game, and returns its final state. The options are those of the texts: names and a locale. */
export async function play(entry: Entry, seed: string, ask: Ask, options: object = {}) {
  const { game } = entry;
  let { state } = game.setup(game.seats.max > 1 ? { players: 2 } : {}, seed);
  for (;;) {
    const [seat] = game.deciders(state);
    if (seat === undefined) return state;
    const view = game.view(state, seat);
    const result = game.reduce(state, await chooseAction(entry, view, seat, ask, options));
    if (result.ok) state = result.state;
  }
}

async function chooseAction(
  { game, texts }: Entry,
  view: object,
  seat: Seat,
  ask: Ask,
  options: object,
): Promise<Action> {
  const say = { ...options, view };
  const question = texts.describeDecision(game.decision(view)!, say);
  const types = game.actionTypes(view, seat);
  const names = types.map((type) => texts.describeActionType(type, say));
  let partial = { type: types[await ask(question, names)]! };
  for (;;) {
    const { next, action } = game.choices(view, seat, partial)!;
    const choices = Object.entries<readonly unknown[]>(next).flatMap(([field, values]) =>
      values.map((value) => ({ field, value })),
    );
    if (action && choices.length === 0) return action;
    const buttons = choices.map(
      ({ field, value }) =>
        `${texts.describeField(field, say)}: ${texts.describeValue(field, value, say)}`,
    );
    // An action that is legal as it is can be sent, even if a list could have more members.
    if (action) buttons.push(texts.describeAction(action, say));
    const chosen = choices[await ask(texts.describeAction(partial, say), buttons)];
    if (chosen) partial = addChoice(partial, chosen.field, chosen.value);
    else if (action) return action;
  }
}

const game = games[process.argv[2] ?? ""];
if (game && process.argv[1]?.endsWith("generic-interface.ts")) {
  const terminal = createInterface(process.stdin, process.stdout);
  const ask: Ask = async (heading, buttons) => {
    console.log([heading, ...buttons.map((button, i) => `${i + 1}  ${button}`)].join("\n"));
    return Number(await terminal.question("> ")) - 1;
  };
  await play(game, `${Date.now()}`, ask);
}
