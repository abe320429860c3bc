// A game of people and bots in one terminal, run by a host. Each person sees only what their seat may see.
import type { Bot } from "../../bots/index.ts";
import {
  HOST_PROTOCOL,
  hostOf,
  type ReceiveResult,
  revisionOf,
  type Session,
} from "../../host/index.ts";
import type { GameTypes, Of, Refused } from "../../kernel/contract/game.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { GameEntry } from "../games.ts";
import { eventLines } from "../report.ts";
import { drawingOf, tableLines } from "../tables/table-lines.ts";
import type { Dialogue } from "../terminal/dialogue.ts";
import { wrap } from "../terminal/layout.ts";
import type { Pen } from "../terminal/pen.ts";
import type { CliLocale } from "../words/cli-locales.ts";
import { hintText } from "./hint.ts";
import type { SeatView } from "./menu.ts";
import { askPerson, linesForTable, type PersonContext } from "./person.ts";

/** The players, the seed, and how to show the game. */
export interface TableOptions<T extends GameTypes> {
  /** A bot for each seat; `undefined` for the seats of people. */
  readonly bots: readonly (Bot<T> | undefined)[];
  readonly seed: string;
  readonly cliLocale: CliLocale;
  readonly pen: Pen;
  readonly dialogue: Dialogue;
}

/** Plays until the game is over or somebody leaves; returns the last state and the actions. */
export async function playAtTable<T extends GameTypes>(
  entry: GameEntry<T>,
  { bots, seed, cliLocale, pen, dialogue }: TableOptions<T>,
): Promise<{ readonly state: Of<T, "state">; readonly actions: readonly Of<T, "action">[] }> {
  const { game } = entry;
  const host = hostOf(game);
  const words = entry.words(cliLocale.locale);
  const { labels } = cliLocale;
  const drawn = { pen, words, cliLocale };
  const players = bots.map((bot) => bot?.session?.() ?? bot);
  const people = bots.flatMap((bot, seat) => (bot ? [] : [seat]));
  /** The last revision that each person has seen, by seat. */
  const seenRevisions = new Map<Seat, number>();
  let atKeyboard = people.length > 1 ? undefined : people[0];
  let session = host.open(entry.options(bots.length), seed);

  /** Prints the news for a person; returns whether it is their first, or a turn of theirs began. */
  function printNews(seat: Seat): boolean {
    const { items, revision, view } = host.news(session, seat, seenRevisions.get(seat));
    const events = items.flatMap((item) => item.events);
    for (const line of eventLines(words, events, view, pen))
      dialogue.say(wrap(line, pen.columns).join("\n    "));
    const isFirst = !seenRevisions.has(seat);
    seenRevisions.set(seat, revision);
    return isFirst || events.some((event) => event.type === "turn-started" && isOf(event, seat));
  }

  /** Hands the keyboard over; `false` if the input has ended. */
  async function handOver(seat: Seat): Promise<boolean> {
    if (atKeyboard === seat) return true;
    dialogue.clear();
    const line = await dialogue.ask(
      `\n${labels.dialogue.handOver(words.player(seat, session.state))} `,
    );
    if (line !== undefined) atKeyboard = seat;
    return line !== undefined;
  }

  /** Lets a person act; `false` if they leave. */
  async function turnOf(seat: Seat): Promise<boolean> {
    if (!(await handOver(seat))) return leave("input-ended");
    const isTurn = printNews(seat);
    const seatView: SeatView<T> = {
      game,
      words,
      labels,
      seat,
      view: game.view(session.state, seat),
    };
    const table = (most?: number) => tableLines(entry.draw, seatView.view, seat, drawn, most);
    const figures = (card: string) =>
      entry.figures(card, seatView.view, drawingOf(seatView.view, drawn));
    const refusalOf = (action: object) => ruleRefusal(resultOf(seat, action));
    const context: PersonContext<T> = {
      seatView,
      dialogue,
      pen,
      table,
      figures,
      hint: () => hintText(entry, seatView, cliLocale, pen),
      refusalOf,
    };
    if (isTurn) dialogue.say(["", ...table(linesForTable(pen))].join("\n"));
    const decision = game.decision(seatView.view);
    if (decision) dialogue.say(`\n${pen.in("bold", words.decision(decision, seatView.view))}`);
    const request = await askPerson(context);
    if (request.kind === "quit" || request.kind === "input-ended") return leave(request.kind);
    const result = resultOf(seat, request.kind === "undo" ? "undo" : request.action);
    session = result.session;
    if (request.kind === "undo")
      dialogue.say(result.ok ? labels.dialogue.undone : labels.dialogue.nothingToUndo);
    return true;
  }

  /** The result of an action or an undo in the current session. */
  const resultOf = (seat: Seat, action: object | "undo") =>
    host.receive(session, seat, {
      protocol: HOST_PROTOCOL,
      revision: revisionOf(session),
      action,
    });

  function leave(why: "quit" | "input-ended"): false {
    dialogue.say(`\n${why === "quit" ? labels.dialogue.goodbye : labels.dialogue.inputEnded}`);
    return false;
  }

  async function botTurn(seat: Seat, bot: Bot<T>): Promise<void> {
    const view = game.view(session.state, seat);
    const action = await bot.choose(view, seat, { seed: `${seed}, action ${session.log.length}` });
    session = resultOf(seat, action).session;
  }

  for (;;) {
    const [seat] = game.deciders(session.state);
    if (seat === undefined) break;
    const bot = players[seat];
    if (bot) await botTurn(seat, bot);
    else if (!(await turnOf(seat))) return { state: session.state, actions: actionsIn(session) };
  }
  if (atKeyboard !== undefined) printNews(atKeyboard);
  return { state: session.state, actions: actionsIn(session) };
}

/** The refusal by the rules of the game, if there is one. */
const ruleRefusal = <T extends GameTypes>(
  result: ReceiveResult<T>,
): Refused<T>["refusal"] | undefined =>
  !result.ok && "rule" in result.refusal ? result.refusal : undefined;

const isOf = (event: object, seat: Seat): boolean => "seat" in event && event.seat === seat;

/** The actions of a session, without those that were undone. */
const actionsIn = <T extends GameTypes>({ log }: Session<T>): readonly Of<T, "action">[] =>
  log.flatMap(({ action }) => action ?? []);
