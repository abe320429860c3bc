// What a state of the right shape must fulfil besides. Saved games come from anywhere.
import type { Problem } from "../kernel/errors.ts";
import { inventoryProblems } from "../kernel/problems.ts";
import type { Decision as AnyDecision, Task as AnyTask } from "../kernel/rules.ts";
import type { Decision, Task } from "./actions.ts";
import { keysOf, opponentsOf } from "./queries.ts";
import { explorationDeck, raceOf, races } from "./cards/allies.ts";
import { locations } from "./cards/locations.ts";
import { lordCard, lords } from "./cards/lords.ts";
import { KEY_TOKENS, monsterTokens } from "./cards/threat.ts";
import {
  allExplorationCards,
  allKeyTokens,
  allLocations,
  allLords,
  allMonsterTokens,
  type Elsewhere,
} from "./inventory.ts";
import { KEYS } from "./control.ts";
import { COURT_SPACES } from "./court.ts";
import { TRACK_SPACES } from "./explore.ts";
import type { State } from "./blueprint.ts";
import type { Table } from "./table.ts";

/** What does not fit together in a state. */
export function* problems({ table, agenda }: State): Generator<Problem> {
  yield* componentProblems(table);
  yield* orderProblems(table);
  yield* turnProblems(table);
  yield* agendaProblems(table, agenda, waiting, asksRightly);
}

/** Every component is there exactly once; a variant names those that it keeps elsewhere. */
export function* componentProblems(
  table: Table,
  elsewhere: Elsewhere = { allies: [], lords: [] },
): Generator<Problem> {
  const cards = [...allExplorationCards(table), ...elsewhere.allies];
  yield* inventoryProblems(cards, explorationDeck, ["table"]);
  yield* inventoryProblems([...allLords(table), ...elsewhere.lords], lords, ["table"]);
  yield* inventoryProblems(allLocations(table), locations, ["table"]);
  yield* inventoryProblems(allMonsterTokens(table), monsterTokens, ["table", "tokens"]);
  if (allKeyTokens(table) !== KEY_TOKENS)
    yield { path: ["table", "keyTokens"], reason: `the game has ${KEY_TOKENS} key tokens` };
}

/** Places hold what belongs there, and bags are sorted. */
export function* orderProblems(table: Table): Generator<Problem> {
  yield* bagProblems(table.discard, ["discard"]);
  for (const race of races) {
    yield* bagProblems(table.council[race], ["council", race]);
    if (table.council[race].some((ally) => raceOf(ally) !== race))
      yield { path: ["table", "council", race], reason: "has an ally of another race" };
  }
  for (const [seat, area] of table.seats.entries())
    for (const key of ["hand", "affiliated", "tokens"] as const)
      yield* bagProblems(area[key], ["seats", seat, key]);
  yield* spaceProblems(table, "court", COURT_SPACES);
  yield* spaceProblems(table, "track", TRACK_SPACES);
}

function* bagProblems(
  bag: readonly (string | number)[],
  path: Problem["path"],
): Generator<Problem> {
  if (bag.some((card, i) => i > 0 && card < bag[i - 1]!))
    yield { path: ["table", ...path], reason: "must be sorted" };
}

function* spaceProblems(table: Table, row: "court" | "track", spaces: number): Generator<Problem> {
  if (table[row].length > spaces) yield { path: ["table", row], reason: `has ${spaces} spaces` };
}

/** The turn is one of a seat that is there, with what can happen in a turn. */
export function* turnProblems(table: Table): Generator<Problem> {
  const { turn, lastSeat } = table;
  const path = ["table", "turn"];
  if (turn.seat >= table.seats.length)
    yield { path: [...path, "seat"], reason: "there is no such seat" };
  if ((lastSeat ?? 0) >= table.seats.length)
    yield { path: ["table", "lastSeat"], reason: "there is no such seat" };
  const opponents = opponentsOf(table, turn.seat);
  if (!turn.buyers.every((buyer, i) => isNewIn(turn.buyers, i) && opponents.includes(buyer)))
    yield { path: [...path, "buyers"], reason: "must be different opponents" };
  if (!turn.used.every((lord, i) => isNewIn(turn.used, i) && lordCard(lord).power === "activated"))
    yield { path: [...path, "used"], reason: "must be different lords with activated powers" };
}

const isNewIn = (things: readonly unknown[], i: number): boolean => things.indexOf(things[i]) === i;

type Ask = Decision["ask"];
type Do = Task["do"];

/** What is left of a turn when its action is over, the last part first. */
export const afterAction: readonly Do[] = ["next-turn", "limit-hand", "end-turn", "control"];
const inExploration: readonly Do[] = [...afterAction, "end-exploration"];
export const inRecruitment: readonly Do[] = [...afterAction, "check-end", "refill-court"];
export const inControl: readonly Do[] = ["next-turn", "limit-hand", "end-turn"];

/** The tasks that may wait under each question. */
export const waiting: Readonly<Record<Ask, readonly (readonly Do[])[]>> = {
  act: [afterAction],
  offer: [inExploration],
  explore: [inExploration],
  discard: [inRecruitment, ["next-turn"]],
  disable: [inRecruitment],
  "steal-token": [inRecruitment],
  "take-stack": [inRecruitment],
  "swap-location": [inRecruitment],
  bribe: [inRecruitment],
  "replace-lord": [inRecruitment],
  control: [inControl],
  "choose-location": [inControl, inRecruitment],
  "switch-location": [afterAction, inRecruitment],
  "end-turn": [["next-turn", "limit-hand"]],
};

/** What is to do must be what the table calls for. */
export function* agendaProblems<Question extends AnyDecision>(
  table: Table,
  agenda: readonly (Question | AnyTask)[],
  waiting: Readonly<Record<Question["ask"], readonly (readonly string[])[]>>,
  asksRightly: (table: Table, question: Question, under: readonly string[]) => boolean,
): Generator<Problem> {
  const last = agenda.length - 1;
  const question = agenda[last];
  if (!question) {
    if (table.lastSeat !== table.turn.seat || table.track.length + table.drawn.length > 0)
      yield { path: ["agenda"], reason: "is empty, but the game is not over" };
    return;
  }
  if (!("ask" in question)) {
    yield { path: ["agenda", last], reason: "the last entry must be a question" };
    return;
  }
  // An Assassin's questions about several opponents wait for each other.
  const isQueued = (entry: Question | AnyTask) =>
    "ask" in entry && entry.ask === "disable" && question.ask === "disable";
  const under = agenda.slice(0, last).filter((entry) => !isQueued(entry));
  const names = under.map((entry) => ("do" in entry ? entry.do : entry.ask));
  if (!waiting[question.ask as Question["ask"]].some((dos) => dos.join() === names.join()))
    yield { path: ["agenda"], reason: `what waits does not go with the question ${question.ask}` };
  for (const [i, entry] of agenda.entries()) {
    const fits =
      "ask" in entry
        ? asksRightly(table, entry, names)
        : !("seat" in entry) || entry.seat === table.turn.seat;
    if (!fits) yield { path: ["agenda", i], reason: "the table does not call for it" };
  }
}

/** Whether the question is one that the table gives rise to. */
export function asksRightly(table: Table, question: Decision, under: readonly string[]): boolean {
  const { turn, track, drawn } = table;
  const { ask, seats } = question;
  const opponents = opponentsOf(table, turn.seat);
  const isOwn = seats.length === 1 && seats[0] === turn.seat;
  const isExploring = ask === "offer" || ask === "explore";
  if (track.length > 0 !== isExploring) return false;
  if (drawn.length > 0 !== (ask === "choose-location")) return false;
  const area = table.seats[turn.seat]!;
  const isRecruiting = under.includes("refill-court");
  switch (question.ask) {
    case "offer": {
      const { price, next } = question;
      const asked = [...seats, ...next];
      const canBeAsked = asked.every((s) => opponents.includes(s) && !turn.buyers.includes(s));
      return (
        seats.length === 1 &&
        canBeAsked &&
        price === turn.buyers.length + 1 &&
        track.at(-1) !== "monster"
      );
    }
    case "discard":
      return isOwn
        ? question.by === "commander" && !isRecruiting
        : isRecruiting && !seats.includes(turn.seat);
    case "control":
      return isOwn && keysOf(table, turn.seat) >= KEYS;
    case "disable":
      return isOwn && opponents.includes(question.of);
    case "choose-location":
      return question.by === null
        ? isOwn && !isRecruiting && keysOf(table, turn.seat) >= KEYS
        : isOwn && isRecruiting && area.lords.includes(question.by);
    case "switch-location":
      return isOwn && area.locations.some(({ location }) => location === "black-smokers");
    default:
      return isOwn;
  }
}
