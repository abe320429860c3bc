import type { GameTypes } from "../kernel/contract/game.ts";
import { isSameJson } from "../kernel/data/same-json.ts";
import { readState, readView } from "../kernel/tools/serialisation.ts";
import {
  differsBeyondNulls,
  isDeeplyFrozen,
  type Moment,
  seatsOf,
  type Verdict,
} from "./law-inputs.ts";
import { leaves } from "./near-misses.ts";
import { someLegalActions } from "./random.ts";

/** Laws of every state. */
export const stateLaws = {
  "every component is in exactly one place": ({ inventory, state, components }) =>
    isSameJson([...inventory(state)].sort(), components)
      ? undefined
      : "components are lost or duplicated",

  "a state is deeply frozen": ({ state }) => (isDeeplyFrozen(state) ? undefined : "it is not"),

  "a state survives JSON, and is consistent when read again": ({ game, state }) =>
    isSameJson(readState(game, JSON.parse(JSON.stringify(state))), state)
      ? undefined
      : "it changed",

  "every decider has a legal action, and nobody else has one": ({ game, state }) => {
    const deciders = game.deciders(state);
    if ((game.decision(state) === undefined) !== (deciders.length === 0))
      return "there is a decision without deciders, or there are deciders without a decision";
    for (const seat of seatsOf(state)) {
      const [first] = game.legalActions(state, seat);
      if ((first !== undefined) !== deciders.includes(seat))
        return `seat ${seat} ${first ? "can act, but is not a decider" : "is a decider, but cannot act"}`;
    }
    return undefined;
  },

  "the acting seat's view gives the same answers as the state": (moment) => {
    const { game, state } = moment;
    for (const seat of game.deciders(state)) {
      const view = moment.viewOf(seat);
      if (!isSameJson(game.deciders(view), game.deciders(state)))
        return `deciders differ, seat ${seat}`;
      if (!isSameJson(game.decision(view), game.decision(state)))
        return `decisions differ, seat ${seat}`;
      const { actions } = moment.legalActionsOf(seat);
      if (!isSameJson(someLegalActions(game, view, seat).actions, actions))
        return `legal actions differ, seat ${seat}`;
    }
    return undefined;
  },

  "a view is the state with cards face down, and does not contain the random generator": ({
    state,
    viewOf,
    viewers,
  }) => {
    const { table, agenda, rng } = state as unknown as Record<string, unknown> & { rng: number[] };
    // Small numbers may also be on the table.
    const secrets = rng.filter((n) => Math.abs(n) > 1000);
    for (const viewer of viewers) {
      const view = viewOf(viewer);
      if (differsBeyondNulls(view, { table, agenda }))
        return `the view of ${viewer} differs by more than face-down cards`;
      if (leaves(view).some((leaf) => secrets.includes(leaf as number)))
        return `the view of ${viewer} contains a number of the random generator`;
    }
    return undefined;
  },

  "a view survives JSON, and is consistent when read again": ({ game, viewOf, viewers }) => {
    for (const viewer of viewers) {
      const view = viewOf(viewer);
      if (!isSameJson(readView(game, JSON.parse(JSON.stringify(view))), view))
        return `the view of ${viewer} changed`;
    }
    return undefined;
  },

  "a view is deeply frozen": ({ viewOf, viewers }) => {
    for (const viewer of viewers)
      if (!isDeeplyFrozen(viewOf(viewer))) return `the view of ${viewer} is not`;
    return undefined;
  },

  "a view gives the score of the state, or marks it as incomplete": (moment) => {
    const { game, state, viewOf, viewers } = moment;
    const seats = seatsOf(state);
    const tableauxIn = (seen: typeof state | ReturnType<typeof game.view>) =>
      seats.map((seat) => game.tableau(seen, seat));
    const whole = game.score(tableauxIn(state));
    const [standings, totals] = [game.standings(state), game.totals(state)];
    if (!standings.complete) return "the standings of the state are incomplete";
    for (const viewer of viewers) {
      const view = viewOf(viewer);
      const sheets = game.score(tableauxIn(view));
      for (const [seat, sheet] of sheets.entries())
        if (sheet.complete && !isSameJson(sheet, whole[seat]))
          return `the score differs in the view of ${viewer}`;
      const seen = game.standings(view);
      const { complete } = seen;
      if (complete !== sheets.every((sheet) => sheet.complete))
        return `standings and sheets disagree on being complete in the view of ${viewer}`;
      if (!complete && game.deciders(state).length === 0)
        return `the standings are incomplete at the end in the view of ${viewer}`;
      if (complete && !isSameJson(seen, standings))
        return `the standings differ in the view of ${viewer}`;
      if (complete && !isSameJson(game.totals(view), totals))
        return `the totals differ in the view of ${viewer}`;
    }
    return undefined;
  },

  "a sampled state is consistent and has the same view": (moment) => {
    const { game, viewOf, viewers, rng } = moment;
    const seed = `imagine:${rng.below(1e9)}`;
    for (const viewer of viewers) {
      const view = viewOf(viewer);
      const sampled = game.sampleState(view, `${seed} ${viewer}`);
      if (!isSameJson(game.view(sampled, viewer), view)) return `the view of ${viewer} differs`;
      readState(game, sampled);
    }
    return undefined;
  },
} as const satisfies Record<string, <T extends GameTypes>(moment: Moment<T>) => Verdict>;
