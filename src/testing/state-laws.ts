import type { GameTypes } from "../kernel/contract/game.ts";
import { readState, readView } from "../kernel/tools/read.ts";
import {
  differsOpenly,
  isDeeplyFrozen,
  type Moment,
  seatsOf,
  type Verdict,
  viewersOf,
} from "./law-inputs.ts";
import { leaves } from "./near-misses.ts";
import { someLegalActions } from "./random.ts";
import { isSameJson } from "./same-json.ts";

/** Laws of every state. Each says what is wrong, or nothing. */
export const stateLaws = {
  "every component is in exactly one place": ({ inventory, state, components }) =>
    isSameJson([...inventory(state)].sort(), components)
      ? undefined
      : "components are lost or doubled",

  "a state is deeply frozen": ({ state }) => (isDeeplyFrozen(state) ? undefined : "it is not"),

  "a state survives JSON, and is sound when read again": ({ game, state }) =>
    isSameJson(readState(game, JSON.parse(JSON.stringify(state))), state)
      ? undefined
      : "it changed",

  "deciders are asked, and can answer; nobody else can act": ({ game, state }) => {
    const deciders = game.deciders(state);
    if ((game.decision(state) === undefined) !== (deciders.length === 0))
      return "a question without deciders, or deciders without a question";
    for (const seat of seatsOf(state)) {
      const [first] = game.legalActions(state, seat);
      if ((first !== undefined) !== deciders.includes(seat))
        return `seat ${seat} ${first ? "can act, but is not asked" : "is asked, but cannot answer"}`;
    }
    return undefined;
  },

  "the acting seat's view gives the same answers as the state": ({ game, state }) => {
    for (const seat of game.deciders(state)) {
      const view = game.view(state, seat);
      if (!isSameJson(game.deciders(view), game.deciders(state)))
        return `deciders differ, seat ${seat}`;
      if (!isSameJson(game.decision(view), game.decision(state)))
        return `decisions differ, seat ${seat}`;
      const { actions } = someLegalActions(game, state, seat);
      if (!isSameJson(someLegalActions(game, view, seat).actions, actions))
        return `legal actions differ, seat ${seat}`;
    }
    return undefined;
  },

  "a view is the state with cards face down, and nothing of chance": ({ game, state }) => {
    const { table, agenda, rng } = state as unknown as Record<string, unknown> & { rng: number[] };
    for (const viewer of viewersOf(seatsOf(state))) {
      const view = game.view(state, viewer);
      if (differsOpenly(view, { table, agenda })) return `the view of ${viewer} differs openly`;
      // Small words may be on the table by chance.
      const words = rng.filter((word) => Math.abs(word) > 1000);
      if (leaves(view).some((leaf) => words.includes(leaf as number)))
        return `the view of ${viewer} shows a random word`;
    }
    return undefined;
  },

  "a view survives JSON, and is possible when read again": ({ game, state }) => {
    for (const viewer of viewersOf(seatsOf(state))) {
      const view = game.view(state, viewer);
      if (!isSameJson(readView(game, JSON.parse(JSON.stringify(view))), view))
        return `the view of ${viewer} changed`;
    }
    return undefined;
  },

  "a view is deeply frozen": ({ game, state }) => {
    for (const viewer of viewersOf(seatsOf(state)))
      if (!isDeeplyFrozen(game.view(state, viewer))) return `the view of ${viewer} is not`;
    return undefined;
  },

  "a view shows the score of the state, or says that it is not complete": ({ game, state }) => {
    const seats = seatsOf(state);
    const tableauxIn = (seen: typeof state | ReturnType<typeof game.view>) =>
      seats.map((seat) => game.tableau(seen, seat));
    const whole = game.score(tableauxIn(state));
    if (!game.standings(state).complete) return "the state says that it is not complete";
    for (const viewer of viewersOf(seats)) {
      const view = game.view(state, viewer);
      const sheets = game.score(tableauxIn(view));
      for (const [seat, sheet] of sheets.entries())
        if (sheet.complete && !isSameJson(sheet, whole[seat]))
          return `${viewer} sees another score`;
      const { complete } = game.standings(view);
      if (complete !== sheets.every((sheet) => sheet.complete))
        return `${viewer} sees standings that say otherwise than the sheets`;
      if (!complete && game.deciders(state).length === 0)
        return `${viewer} does not see all at the end`;
      if (complete && !isSameJson(game.standings(view), game.standings(state)))
        return `${viewer} sees other standings`;
      if (complete && !isSameJson(game.totals(view), game.totals(state)))
        return `${viewer} sees other totals`;
    }
    return undefined;
  },

  "an imagined state is sound and looks the same": ({ game, state, rng }) => {
    for (const viewer of viewersOf(seatsOf(state))) {
      const view = game.view(state, viewer);
      const imagined = game.sampleState(view, `imagine:${rng.below(1e9)}`);
      if (!isSameJson(game.view(imagined, viewer), view)) return `it looks different to ${viewer}`;
      readState(game, JSON.parse(JSON.stringify(imagined)));
    }
    return undefined;
  },
} as const satisfies Record<string, <T extends GameTypes>(moment: Moment<T>) => Verdict>;
