// What Leviathan adds and random games look for, in Leviathan and in its mixes.
import { borderSpaces } from "../../src/leviathan/cards/border.ts";
import { type Leviathan, leviathans } from "../../src/leviathan/cards/leviathans.ts";
import { leviathanLordCards } from "../../src/leviathan/cards/lords.ts";
import { leviathanTokenKinds } from "../../src/leviathan/cards/tokens.ts";
import type { Action, Event, LeviathanTypes } from "../../src/leviathan/index.ts";
import { perPlayers, rareLast, type Search, withPlayers } from "../occurrence/rare-games.ts";
import { namesOf, Tally } from "../occurrence/tally.ts";

export const targets = {
  "lord entered": perPlayers([2, 3, 4, 5], Object.keys(leviathanLordCards)),
  "leviathan placed": leviathans,
  "leviathan killed": leviathans,
  "token revealed": leviathanTokenKinds,
  ...namesOf("leviathan"),
};

type Kind = keyof typeof targets;

/** What is looked for in mixes: rare refusals and events are those of Leviathan alone. */
const kindsOfMixes: readonly Kind[] = [
  "lord entered",
  "token revealed",
  "kind of action",
  "question",
];

/** A search for what mixes have of Leviathan; what is impossible need not occur. */
export const mixSearch = (impossible: Partial<Record<Kind, readonly string[]>> = {}) =>
  leviathanSearch(impossible, kindsOfMixes);

/** A search for these kinds of Leviathan; what is impossible need not occur. */
export function leviathanSearch(
  impossible: Partial<Record<Kind, readonly string[]>> = {},
  kinds: readonly Kind[] = Object.keys(targets) as Kind[],
): Search<Kind> {
  const expected = Object.fromEntries(kinds.map((kind) => [kind, targets[kind]]));
  const tally = new Tally<Kind>(expected, impossible);
  return {
    tally,
    occurrences(event: Event, players) {
      switch (event.type) {
        case "lord-entered":
          return [["lord entered", withPlayers(event.lord, players)]];
        case "leviathan-placed":
          return [["leviathan placed", event.leviathan]];
        case "leviathan-killed":
          return [["leviathan killed", event.leviathan]];
        case "token-revealed":
          return [["token revealed", event.token]];
        default:
          return [];
      }
    },
    rarity(action: Action, players) {
      if (action.type === "recruit")
        return Object.hasOwn(leviathanLordCards, action.lord)
          ? tally.times("lord entered", withPlayers(action.lord, players))
          : 3;
      if (action.type === "fight") return tally.times("leviathan killed", action.leviathan);
      return undefined;
    },
    components: ({ court, leviathan, seats }: LeviathanTypes["state"]["table"]) => [
      court,
      leviathan,
      seats.map(({ hand }) => hand),
    ],
    variations: (legal) =>
      (legal as readonly Action[])
        .filter((action) => action.type === "reveal-token")
        .flatMap((action) => [
          { ...action, stack: null },
          { ...action, stack: "crab" },
        ]),
  };
}

/** The part of a state that is arranged. */
interface Arrangeable {
  readonly table: {
    readonly court: readonly string[];
    readonly lordDeck: readonly string[];
    readonly seats: readonly unknown[];
    readonly leviathan: LeviathanTypes["state"]["table"]["leviathan"];
  };
}

/** The leviathans at the border of a new game. */
const AT_BORDER = 4;

/** A new game with the lords that have not occurred yet on top of their deck, and leviathans to kill at the border. */
export function arranged<State extends Arrangeable>({ tally }: Search<Kind>, state: State): State {
  const { table } = state;
  const missing = new Set(tally.missing(["lord entered", "leviathan killed"]));
  const players = table.seats.length;
  const lords = rareLast([...table.lordDeck, ...table.court], (lord) =>
    missing.has(`lord entered: ${withPlayers(lord, players)}`),
  );
  const court = lords.splice(-table.court.length);
  const beasts = rareLast<Leviathan>(leviathans, (one) => missing.has(`leviathan killed: ${one}`));
  const border = beasts
    .splice(-AT_BORDER)
    .map((leviathan, i) => ({ space: borderSpaces[2 * i]!, leviathan, lost: 0 }));
  const leviathan = { ...table.leviathan, deck: beasts.sort(), border };
  return { ...state, table: { ...table, lordDeck: lords, court, leviathan } };
}
