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
import type { Agreement, Entry } from "./entry.ts";
import {
  abyssEvents,
  conspiracyEvents,
  conspiracySoloEvents,
  exilesEvents,
  exilesKrakenEvents,
  krakenEvents,
} from "./event-rules.ts";
import { abyssOptions, conspiracyOptions, soloOptions } from "./options.ts";
import { type GameId, rules } from "./rules.ts";

export type { GameId } from "./rules.ts";

const ofAbyss: readonly Agreement[] = ["onlyNeededAllies", "disabledLordsCount"];

/** Lords are swapped in one's own turn only. */
const lordOn = ({ table }: { readonly table: conspiracy.TableView }, spot: number) =>
  table.seats[table.turn]?.lords[spot - 1];

/** All games, by their ids. */
const entries = {
  abyss: {
    game: rules.abyss,
    words: abyss,
    kinds: abyssKinds,
    options: abyssOptions,
    agreements: ofAbyss,
    kindNames: (locale) => (locale?.abyss ?? abyss.abyssWords).kinds,
    eventRules: abyssEvents,
    Table: AbyssTable,
  },
  exiles: {
    game: rules.exiles,
    words: exiles,
    kinds: exilesKinds,
    options: abyssOptions,
    agreements: ofAbyss,
    kindNames: (locale) => ({
      ...(locale?.abyss ?? abyss.abyssWords).kinds,
      ...(locale?.exiles ?? exiles.exilesWords).kinds,
    }),
    eventRules: exilesEvents,
    Table: AbyssTable,
  },
  kraken: {
    game: rules.kraken,
    words: kraken,
    kinds: krakenKinds,
    options: abyssOptions,
    agreements: ofAbyss,
    kindNames: (locale) => ({
      ...(locale?.abyss ?? abyss.abyssWords).kinds,
      ...(locale?.kraken ?? kraken.krakenWords).kinds,
    }),
    eventRules: krakenEvents,
    Table: AbyssTable,
  },
  "exiles-kraken": {
    game: rules["exiles-kraken"],
    words: exilesKraken,
    kinds: exilesKrakenKinds,
    options: abyssOptions,
    agreements: ofAbyss,
    kindNames: (locale) => ({
      ...(locale?.abyss ?? abyss.abyssWords).kinds,
      ...(locale?.kraken ?? kraken.krakenWords).kinds,
      ...(locale?.exiles ?? exiles.exilesWords).kinds,
    }),
    eventRules: exilesKrakenEvents,
    Table: AbyssTable,
  },
  conspiracy: {
    game: rules.conspiracy,
    words: conspiracy,
    kinds: conspiracyKinds,
    options: conspiracyOptions,
    agreements: ["bonusLocations"],
    lordOn,
    kindNames: (locale) => (locale?.conspiracy ?? conspiracy.conspiracyWords).kinds,
    eventRules: conspiracyEvents,
    Table: ConspiracyTable,
  },
  "conspiracy-solo": {
    game: rules["conspiracy-solo"],
    words: solo,
    kinds: conspiracySoloKinds,
    options: soloOptions,
    agreements: ["bonusLocations"],
    lordOn,
    nobody: ({ table }: solo.View) => table.solo.opponent,
    kindNames: (locale) => ({
      ...(locale?.conspiracy ?? conspiracy.conspiracyWords).kinds,
      ...(locale?.conspiracySolo ?? solo.conspiracySoloWords).kinds,
    }),
    eventRules: conspiracySoloEvents,
    Table: ConspiracyTable,
  },
} satisfies Readonly<Record<GameId, Entry>>;

/** The ids of all games, in the order in which they are offered. */
export const gameIds = Object.keys(entries) as readonly GameId[];

/** The game of this id. */
export const entryOf = (id: GameId): Entry => entries[id];
