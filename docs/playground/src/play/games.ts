import * as abyss from "abyss-rules/abyss";
import * as conspiracy from "abyss-rules/conspiracy";
import * as solo from "abyss-rules/conspiracy-solo";
import * as exiles from "abyss-rules/exiles";
import * as exilesKraken from "abyss-rules/exiles-kraken";
import * as kraken from "abyss-rules/kraken";
import { AbyssTable } from "../tables/abyss-table.tsx";
import { ConspiracyTable } from "../tables/conspiracy-table.tsx";
import { abyssKinds } from "../things/abyss.ts";
import { conspiracyKinds } from "../things/conspiracy.ts";
import { conspiracySoloKinds } from "../things/conspiracy-solo.ts";
import { exilesKinds } from "../things/exiles.ts";
import { exilesKrakenKinds } from "../things/exiles-kraken.ts";
import { krakenKinds } from "../things/kraken.ts";
import type { Chosen, Entry } from "./entry.ts";

const forPlayers = ({ players }: Chosen) => ({ players });

/** All games, by their ids. */
export const entries = {
  abyss: {
    game: abyss.abyss,
    words: abyss,
    kinds: abyssKinds,
    options: forPlayers,
    kindNames: (locale) => (locale?.abyss ?? abyss.abyssWords).kinds,
    Table: AbyssTable,
  },
  exiles: {
    game: exiles.exiles,
    words: exiles,
    kinds: exilesKinds,
    options: forPlayers,
    kindNames: (locale) => ({
      ...(locale?.abyss ?? abyss.abyssWords).kinds,
      ...(locale?.exiles ?? exiles.exilesWords).kinds,
    }),
    Table: AbyssTable,
  },
  kraken: {
    game: kraken.kraken,
    words: kraken,
    kinds: krakenKinds,
    options: forPlayers,
    kindNames: (locale) => ({
      ...(locale?.abyss ?? abyss.abyssWords).kinds,
      ...(locale?.kraken ?? kraken.krakenWords).kinds,
    }),
    Table: AbyssTable,
  },
  "exiles-kraken": {
    game: exilesKraken.exilesKraken,
    words: exilesKraken,
    kinds: exilesKrakenKinds,
    options: forPlayers,
    kindNames: (locale) => ({
      ...(locale?.abyss ?? abyss.abyssWords).kinds,
      ...(locale?.kraken ?? kraken.krakenWords).kinds,
      ...(locale?.exiles ?? exiles.exilesWords).kinds,
    }),
    Table: AbyssTable,
  },
  conspiracy: {
    game: conspiracy.conspiracy,
    words: conspiracy,
    kinds: conspiracyKinds,
    options: forPlayers,
    kindNames: (locale) => (locale?.conspiracy ?? conspiracy.conspiracyWords).kinds,
    Table: ConspiracyTable,
  },
  "conspiracy-solo": {
    game: solo.conspiracySolo,
    words: solo,
    kinds: conspiracySoloKinds,
    options: () => ({}),
    nobody: ({ table }: solo.View) => table.solo.opponent,
    kindNames: (locale) => ({
      ...(locale?.conspiracy ?? conspiracy.conspiracyWords).kinds,
      ...(locale?.conspiracySolo ?? solo.conspiracySoloWords).kinds,
    }),
    Table: ConspiracyTable,
  },
} satisfies Readonly<Record<string, Entry>>;

/** The id of a game. */
export type GameId = keyof typeof entries;

/** The ids of all games, in the order in which they are offered. */
export const gameIds = Object.keys(entries) as readonly GameId[];

/** The game of this id, as a link or a file names it. */
export const entryOf = (id: GameId): Entry => entries[id];
