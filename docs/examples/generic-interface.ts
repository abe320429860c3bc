// A text interface for any game: the open question, then the action choice by choice. Every label comes from the
// library. Try it: `npx tsx docs/examples/generic-interface.ts kraken`
import { createInterface } from "node:readline/promises";
import type { Action, Seat } from "abyss-rules";
import { type GameModule, games, isGameId, type TextOptions } from "abyss-rules/games";

/** Asks the player: shows a heading and buttons, and returns the number of the chosen one, from 0. */
export type Ask = (heading: string, buttons: readonly string[]) => Promise<number>;

/** Plays a whole game, and returns its final state. The options are those of the texts: names and a locale. */
export async function play(module: GameModule, seed: string, ask: Ask, options: TextOptions = {}) {
  const { game } = module;
  let { state } = game.setup(game.seats.max > 1 ? { players: 2 } : {}, seed);
  for (;;) {
    const [seat] = game.deciders(state);
    if (seat === undefined) return state;
    const view = game.view(state, seat);
    const result = game.reduce(state, await chooseAction(module, view, seat, ask, options));
    if (result.ok) state = result.state;
  }
}

async function chooseAction(
  { game, ...texts }: GameModule,
  view: object,
  seat: Seat,
  ask: Ask,
  options: TextOptions,
): Promise<Action> {
  const say = { ...options, view };
  const question = texts.describeDecision(game.decision(view)!, say);
  const types = game.actionTypes(view, seat);
  const names = types.map((type) => texts.describeActionType(type, say));
  let chosen = { type: types[await ask(question, names)]! };
  for (;;) {
    const now = game.choices(view, seat, chosen, { fillForced: true })!;
    if (now.isFinal && now.isComplete) return now.action;
    const choices = Object.entries<readonly unknown[]>(now.next).flatMap(([field, values]) =>
      values.map((value) => ({ field, value })),
    );
    const buttons = choices.map(
      ({ field, value }) =>
        `${texts.describeField(field, say)}: ${texts.describeValue(field, value, say)}`,
    );
    // An action that is legal as it is can be sent, even if a list could have more members.
    if (now.isComplete) buttons.push(texts.describeAction(now.action, say));
    const choice = choices[await ask(texts.describeAction(now.partial, say), buttons)];
    if (choice) chosen = game.addChoice(now.partial, choice.field, choice.value);
    else if (now.isComplete) return now.action;
  }
}

const id = process.argv[2];
if (isGameId(id) && process.argv[1]?.endsWith("generic-interface.ts")) {
  const terminal = createInterface(process.stdin, process.stdout);
  const ask: Ask = async (heading, buttons) => {
    console.log([heading, ...buttons.map((button, i) => `${i + 1}  ${button}`)].join("\n"));
    return Number(await terminal.question("> ")) - 1;
  };
  await play(await games[id](), `${Date.now()}`, ask);
}
