// The dialogue with a person: shows their view, offers menus, explains refusals.
import type { GameTypes, Of, Refused } from "../../kernel/contract/game.ts";
import type { Dialogue } from "../terminal/dialogue.ts";
import { wrap } from "../terminal/layout.ts";
import type { Pen } from "../terminal/pen.ts";
import type { Command } from "../words/labels.ts";
import { withPlaceholders } from "./action-shape.ts";
import {
  canBecomeLegal,
  firstMenu,
  type Menu,
  type MenuStep,
  menuAt,
  type SeatView,
} from "./menu.ts";
import { readLine, typedAction } from "./parse-input.ts";

/** What the dialogue with a person needs. */
export interface PersonContext<T extends GameTypes> {
  readonly seatView: SeatView<T>;
  readonly dialogue: Dialogue;
  readonly pen: Pen;
  /** The lines of the table as the person sees it; if there are more than `most`, in fewer words. */
  table(most?: number): readonly string[];
  /** The figures on a card; empty if it has none. */
  figures(card: string): string;
  /** What a bot would do, and why. */
  hint(): Promise<string>;
  /** Why the rules refuse an action, which may be malformed; `undefined` if it is legal. */
  refusalOf(action: object): Refused<T>["refusal"] | undefined;
}

/** What a person asks the host for: an action, an undo, or to leave. */
export type Request<T extends GameTypes> =
  | { readonly kind: "act"; readonly action: Of<T, "action"> | object }
  | { readonly kind: "undo" }
  | { readonly kind: "quit" }
  | { readonly kind: "input-ended" };

/** Lines of the screen that a table leaves free: for the question, between empty lines, and for the prompt. */
const QUESTION_LINES = 5;

/** How many lines a table may have, so that the question stands below it on the same screen. */
export const linesForTable = ({ rows }: Pick<Pen, "rows">): number => rows - QUESTION_LINES;

/** What is typed after `table` to see all of it, on any screen. */
const ALL = "all";

/** Prompts a person until they make a request. */
export async function askPerson<T extends GameTypes>(
  context: PersonContext<T>,
): Promise<Request<T>> {
  const { seatView, dialogue } = context;
  const path: MenuStep[] = [];
  for (;;) {
    const last = path.at(-1);
    const menu = last ? menuAt(seatView, last) : firstMenu(seatView);
    show(context, menu);
    const line = await dialogue.ask("> ");
    if (line === undefined) return { kind: "input-ended" };
    const typed = readLine(line);
    if (typed.kind === "undo" || typed.kind === "quit") return { kind: typed.kind };
    if (typed.kind === "numbers") {
      const chosen = itemAt(menu, typed.numbers);
      if (!chosen) dialogue.say(seatView.labels.dialogue.number(menu.items.length));
      else if ("action" in chosen) return { kind: "act", action: chosen.action };
      else path.push(chosen);
    } else if (typed.kind === "other") {
      const action = legalTyped(context, menu, typed.text);
      if (action) return { kind: "act", action };
    } else if (typed.kind === "back") {
      if (!path.pop()) dialogue.say(seatView.labels.dialogue.noStepBack);
    } else await answer(context, menu, typed.kind, typed.rest);
  }
}

/** Where these numbers lead: one item, or several members of a list in one line. */
const itemAt = <T extends GameTypes>(menu: Menu<T>, numbers: readonly number[]) =>
  numbers.length === 1 ? menu.items[numbers[0]! - 1]?.to : menu.several?.(numbers);

function show<T extends GameTypes>(
  { seatView, dialogue, pen }: PersonContext<T>,
  menu: Menu<T>,
): void {
  if (menu.heading !== "") dialogue.say(`\n${pen.in("bold", menu.heading)}`);
  if (menu.missing)
    dialogue.say(pen.in("dim", seatView.words.sentence(menu.missing, seatView.view)));
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

/** The action that was typed, if it is legal; otherwise says why not. */
function legalTyped<T extends GameTypes>(
  { seatView, dialogue, pen, refusalOf }: PersonContext<T>,
  menu: Menu<T>,
  text: string,
): object | undefined {
  const action = typedAction(seatView.game, seatView.words.actionTypes, text, seatView.seat);
  const refusal = action && refusalOf(action);
  if (!action) dialogue.say(seatView.labels.dialogue.number(menu.items.length));
  else if (refusal) sayWrapped({ dialogue, pen }, seatView.words.sentence(refusal, seatView.view));
  return refusal ? undefined : action;
}

/** Answers a command that only shows something. */
async function answer<T extends GameTypes>(
  context: PersonContext<T>,
  menu: Menu<T>,
  command: Exclude<Command, "back" | "undo" | "quit">,
  rest: string,
): Promise<void> {
  const { dialogue } = context;
  switch (command) {
    case "why":
      return sayWrapped(context, whyNot(context, menu, rest));
    case "hint":
      return sayWrapped(context, await context.hint());
    case "card":
      return sayWrapped(context, cardText(context, rest));
    case "table":
      return dialogue.say(
        ["", ...context.table(rest === ALL ? undefined : linesForTable(context.pen)), ""].join(
          "\n",
        ),
      );
    case "help":
      return dialogue.say(help(context));
  }
}

/** Why the action after "why" is not legal; missing fields get placeholders. */
function whyNot<T extends GameTypes>(
  { seatView, refusalOf }: PersonContext<T>,
  { missing }: Menu<T>,
  rest: string,
): string {
  const { words, labels, view } = seatView;
  const action = typedAction(seatView.game, words.actionTypes, rest, seatView.seat);
  if (action && canBecomeLegal(seatView, action)) return labels.dialogue.isPossible;
  const refusal = action ? refusalOf(withPlaceholders(seatView.game, action)) : missing;
  return refusal
    ? words.sentence(refusal, view)
    : `${labels.dialogue.commands.why}\n${words.actionTypes.join(", ")}`;
}

/** The figures and the text of a card, found by its id or its name in any case. */
function cardText<T extends GameTypes>(
  { seatView, pen, figures }: PersonContext<T>,
  name: string,
): string {
  const { words, view, labels } = seatView;
  const id = [name.toLowerCase().replaceAll(" ", "-"), name].find((one) => words.card(one, view));
  const card = id === undefined ? undefined : words.card(id, view);
  if (id === undefined || !card) return labels.dialogue.unknownCard(name);
  const shown = figures(id);
  return shown === ""
    ? `${pen.in("bold", card.name)}: ${card.text}`
    : `${pen.in("bold", card.name)} · ${shown}\n${card.text}`;
}

function help<T extends GameTypes>({ seatView, pen }: PersonContext<T>): string {
  const { commands, typed } = seatView.labels.dialogue;
  const width = 2 + Math.max(...Object.keys(commands).map((name) => name.length));
  return [
    ...wrap(typed, pen.columns),
    ...Object.entries(commands).map(
      ([name, text]) => `  ${pen.in("bold", name.padEnd(width))}${text}`,
    ),
  ].join("\n");
}
