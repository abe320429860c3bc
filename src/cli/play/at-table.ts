// A game of people and bots in one terminal. A host keeps it; each person is told what they may know.
import type { Bot } from "../../bots/index.ts";
import { hostOf, type ReceiveResult, revisionOf, type Session } from "../../host/index.ts";
import type { GameTypes, Of, Refused } from "../../kernel/contract/game.ts";
import type { Seat } from "../../kernel/data/types.ts";
import type { GameEntry } from "../games.ts";
import { eventLines } from "../report.ts";
import { tableLines } from "../tables/sheet.ts";
import type { Dialogue } from "../terminal/dialogue.ts";
import { wrap } from "../terminal/layout.ts";
import type { Pen } from "../terminal/pen.ts";
import type { CliLocale } from "../words/cli-locales.ts";
import type { Desk } from "./menu.ts";
import { askPerson, type Place } from "./person.ts";

/** Who plays, and how it is shown. */
export interface Seated<T extends GameTypes> {
  /** A bot for each seat; `undefined` for the seats of people. */
  readonly bots: readonly (Bot<T> | undefined)[];
  readonly seed: string;
  readonly tongue: CliLocale;
  readonly pen: Pen;
  readonly dialogue: Dialogue;
}

/** Plays until the game is over or somebody leaves; gives the actions that were done. */
export async function playAtTable<T extends GameTypes>(
  entry: GameEntry<T>,
  { bots, seed, tongue, pen, dialogue }: Seated<T>,
): Promise<{ readonly state: Of<T, "state">; readonly actions: readonly Of<T, "action">[] }> {
  const { game } = entry;
  const host = hostOf(game);
  const words = entry.words(tongue.locale);
  const { labels } = tongue;
  const people = bots.flatMap((bot, seat) => (bot ? [] : [seat]));
  /** What each person was told last, by seat. */
  const known = new Map<Seat, number>();
  let atKeyboard = people.length > 1 ? undefined : people[0];
  let session = host.open(entry.options(bots.length), seed);

  /** What has happened since the person was told last; whether a turn of theirs began. */
  function tell(seat: Seat): boolean {
    const { items, revision, view } = host.news(session, seat, known.get(seat));
    const events = items.flatMap((item) => item.events);
    for (const line of eventLines(words, events, view, pen))
      dialogue.say(wrap(line, pen.columns).join("\n    "));
    const isFirst = !known.has(seat);
    known.set(seat, revision);
    return isFirst || events.some((event) => event.type === "turn-started" && isOf(event, seat));
  }

  /** Hands the keyboard over; `false` if nobody takes it. */
  async function handOver(seat: Seat): Promise<boolean> {
    if (atKeyboard === seat) return true;
    dialogue.clear();
    const line = await dialogue.ask(
      `\n${labels.dialogue.handOver(words.player(seat, session.state))} `,
    );
    if (line !== undefined) atKeyboard = seat;
    return line !== undefined;
  }

  /** Lets a person do something; `false` if they leave. */
  async function turnOf(seat: Seat): Promise<boolean> {
    if (!(await handOver(seat))) return leave("input-ended");
    const isTurn = tell(seat);
    const desk: Desk<T> = { game, words, labels, seat, view: game.view(session.state, seat) };
    const table = () => tableLines(entry.draw, desk.view, seat, { pen, words, tongue });
    const refuse = (action: object) => ruled(received(seat, action));
    const place: Place<T> = { desk, dialogue, pen, table, refuse };
    if (isTurn) dialogue.say(["", ...table()].join("\n"));
    const decision = game.decision(desk.view);
    if (decision) dialogue.say(`\n${pen.in("bold", words.decision(decision, desk.view))}`);
    const wish = await askPerson(place);
    if (wish.kind === "quit" || wish.kind === "input-ended") return leave(wish.kind);
    const result = received(seat, wish.kind === "undo" ? "undo" : wish.action);
    session = result.session;
    if (wish.kind === "undo")
      dialogue.say(result.ok ? labels.dialogue.undone : labels.dialogue.nothingToUndo);
    return true;
  }

  /** What would become of an action. */
  const received = (seat: Seat, action: object | "undo") =>
    host.receive(session, seat, { revision: revisionOf(session), action });

  function leave(why: "quit" | "input-ended"): false {
    dialogue.say(`\n${why === "quit" ? labels.dialogue.goodbye : labels.dialogue.inputEnded}`);
    return false;
  }

  async function botTurn(seat: Seat, bot: Bot<T>): Promise<void> {
    const view = game.view(session.state, seat);
    const action = await bot.choose(view, seat, { seed: `${seed}, action ${session.log.length}` });
    session = received(seat, action).session;
  }

  for (;;) {
    const [seat] = game.deciders(session.state);
    if (seat === undefined) break;
    const bot = bots[seat];
    if (bot) await botTurn(seat, bot);
    else if (!(await turnOf(seat))) return { state: session.state, actions: actionsIn(session) };
  }
  if (atKeyboard !== undefined) tell(atKeyboard);
  return { state: session.state, actions: actionsIn(session) };
}

/** Why the rules refuse it, if they do. */
const ruled = <T extends GameTypes>(result: ReceiveResult<T>): Refused<T>["refusal"] | undefined =>
  !result.ok && "rule" in result.refusal ? result.refusal : undefined;

const isOf = (event: object, seat: Seat): boolean => "seat" in event && event.seat === seat;

/** The actions of a session without those that were taken back. */
const actionsIn = <T extends GameTypes>({ log }: Session<T>): readonly Of<T, "action">[] =>
  log.flatMap(({ action }) => action ?? []);
