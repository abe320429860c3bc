// A person at the table: sees the own view, chooses from menus, gets refusals explained.
import { search } from "../../bots/index.ts";
import type { GameTypes, Of, Refused } from "../../kernel/contract/game.ts";
import type { Dialogue } from "../terminal/dialogue.ts";
import { wrap } from "../terminal/layout.ts";
import type { Pen } from "../terminal/pen.ts";
import type { Command } from "../words/labels.ts";
import { type Desk, firstMenu, isOpen, type Menu, menuAt, type Step } from "./menu.ts";
import { filled, readLine, typedAction } from "./typed.ts";

/** What a person can do with a session, and see of it. */
export interface Place<T extends GameTypes> {
  readonly desk: Desk<T>;
  readonly dialogue: Dialogue;
  readonly pen: Pen;
  /** The lines of the table as the person sees it. */
  table(): readonly string[];
  /** Why the rules would refuse an action of any origin; `undefined` if it is legal. */
  refuse(action: object): Refused<T>["refusal"] | undefined;
}

/** What a person wants: to do something, to take the last action back, or to leave. */
export type Wish<T extends GameTypes> =
  | { readonly kind: "act"; readonly action: Of<T, "action"> | object }
  | { readonly kind: "undo" }
  | { readonly kind: "quit" }
  | { readonly kind: "input-ended" };

/** So many imagined games are behind a hint. */
const HINT_ITERATIONS = 200;

/** Asks a person until they want something that the host can do. */
export async function askPerson<T extends GameTypes>(place: Place<T>): Promise<Wish<T>> {
  const { desk, dialogue } = place;
  const path: Step[] = [];
  for (;;) {
    const last = path.at(-1);
    const menu = last ? menuAt(desk, last) : firstMenu(desk);
    show(place, menu);
    const line = await dialogue.ask("> ");
    if (line === undefined) return { kind: "input-ended" };
    const typed = readLine(line);
    if (typed.kind === "undo" || typed.kind === "quit") return { kind: typed.kind };
    if (typed.kind === "number") {
      const chosen = menu.items[typed.number - 1]?.to;
      if (!chosen) dialogue.say(desk.labels.dialogue.number(menu.items.length));
      else if ("action" in chosen) return { kind: "act", action: chosen.action };
      else path.push(chosen);
    } else if (typed.kind === "other") {
      const action = tryTyped(place, menu, typed.text);
      if (action) return { kind: "act", action };
    } else if (typed.kind === "back") {
      if (!path.pop()) dialogue.say(desk.labels.dialogue.noStepBack);
    } else await answer(place, menu, typed.kind, typed.rest);
  }
}

function show<T extends GameTypes>({ desk, dialogue, pen }: Place<T>, menu: Menu<T>): void {
  if (menu.heading !== "") dialogue.say(`\n${pen.in("bold", menu.heading)}`);
  if (menu.missing) dialogue.say(pen.in("dim", desk.words.said(menu.missing, desk.view)));
  const width = String(menu.items.length).length;
  for (const [i, { label }] of menu.items.entries()) {
    const number = pen.in("bold", String(i + 1).padStart(width));
    const lines = wrap(label, pen.columns - width - 3);
    dialogue.say(` ${number}  ${lines.join(`\n${" ".repeat(width + 3)}`)}`);
  }
}

const sayWrapped = (
  { dialogue, pen }: { readonly dialogue: Dialogue; readonly pen: Pen },
  text: string,
): void => dialogue.say(wrap(text, pen.columns).join("\n"));

/** The action that was typed as a whole, if it is legal; else it is said why not. */
function tryTyped<T extends GameTypes>(
  { desk, dialogue, pen, refuse }: Place<T>,
  menu: Menu<T>,
  text: string,
): object | undefined {
  const action = typedAction(desk.game, desk.words.kinds, text, desk.seat);
  const refusal = action && refuse(action);
  if (!action) dialogue.say(desk.labels.dialogue.number(menu.items.length));
  else if (refusal) sayWrapped({ dialogue, pen }, desk.words.said(refusal, desk.view));
  return refusal ? undefined : action;
}

/** Tells what was asked for; nothing changes by it. */
async function answer<T extends GameTypes>(
  place: Place<T>,
  menu: Menu<T>,
  command: Exclude<Command, "back" | "undo" | "quit">,
  rest: string,
): Promise<void> {
  const { dialogue } = place;
  switch (command) {
    case "why":
      return sayWrapped(place, whyNot(place, menu, rest));
    case "hint":
      return sayWrapped(place, await hint(place));
    case "card":
      return sayWrapped(place, cardText(place, rest));
    case "table":
      return dialogue.say(["", ...place.table(), ""].join("\n"));
    case "help":
      return dialogue.say(help(place));
  }
}

/** Why what follows the word is not possible; what is left out of it is made up. */
function whyNot<T extends GameTypes>(
  { desk, refuse }: Place<T>,
  { missing }: Menu<T>,
  rest: string,
): string {
  const { words, labels, view } = desk;
  const action = typedAction(desk.game, words.kinds, rest, desk.seat);
  if (action && isOpen(desk, action)) return labels.dialogue.isPossible;
  const refusal = action ? refuse(filled(action, refuse)) : missing;
  return refusal
    ? words.said(refusal, view)
    : `${labels.dialogue.commands.why}\n${words.kinds.join(", ")}`;
}

async function hint<T extends GameTypes>({ desk, pen }: Place<T>): Promise<string> {
  const { game, view, seat, words, labels } = desk;
  const bot = search(game, { iterations: HINT_ITERATIONS });
  let said = "";
  for await (const { action, considered } of bot.think(view, seat, { seed: "hint" })) {
    const best = considered.find((one) => one.action === action);
    const share = Math.round(100 * (best?.expected[seat] ?? 0));
    const why = best ? pen.in("dim", ` (${labels.tried(best.visits, share)})`) : "";
    said = `${labels.dialogue.hint(words.action(action, view))}${why}`;
  }
  return said;
}

/** A card by its id or by its name, in whatever case. */
function cardText<T extends GameTypes>({ desk, pen }: Place<T>, asked: string): string {
  const { words, view, labels } = desk;
  const id = asked.toLowerCase().replaceAll(" ", "-");
  const card = words.card(id, view) ?? words.card(asked, view);
  return card ? `${pen.in("bold", card.name)}: ${card.text}` : labels.dialogue.unknownCard(asked);
}

function help<T extends GameTypes>({ desk, pen }: Place<T>): string {
  const { commands, typed } = desk.labels.dialogue;
  const width = 2 + Math.max(...Object.keys(commands).map((name) => name.length));
  return [
    ...wrap(typed, pen.columns),
    ...Object.entries(commands).map(
      ([name, text]) => `  ${pen.in("bold", name.padEnd(width))}${text}`,
    ),
  ].join("\n");
}
