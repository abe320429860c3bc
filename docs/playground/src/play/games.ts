import * as abyss from "abyss-rules/abyss";
import * as conspiracy from "abyss-rules/conspiracy";
import * as solo from "abyss-rules/conspiracy-solo";
import * as exiles from "abyss-rules/exiles";
import * as exilesKraken from "abyss-rules/exiles-kraken";
import * as kraken from "abyss-rules/kraken";
import { wordsOver } from "abyss-rules/variant";
import { abyssKinds } from "../interaction/abyss.ts";
import { conspiracyKinds } from "../interaction/conspiracy.ts";
import { conspiracySoloKinds } from "../interaction/conspiracy-solo.ts";
import { exilesKinds } from "../interaction/exiles.ts";
import { exilesKrakenKinds } from "../interaction/exiles-kraken.ts";
import { krakenKinds } from "../interaction/kraken.ts";
import { AbyssTable } from "../tables/abyss-table.tsx";
import { ConspiracyTable } from "../tables/conspiracy-table.tsx";
import {
  abyssEvents,
  conspiracyEvents,
  conspiracySoloEvents,
  exilesEvents,
  exilesKrakenEvents,
  krakenEvents,
} from "./event-rules.ts";
import type { Agreement, GameEntry } from "./game-entry.ts";
import { abyssOptions, conspiracyOptions, soloOptions } from "./options.ts";
import { type GameId, rules } from "./rules.ts";

export type { GameId } from "./rules.ts";

const ofAbyss: readonly Agreement[] = ["onlyNeededAllies", "disabledLordsCount"];

/** The lord on a spot of the current player: lords are swapped only in one's own turn. */
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
    names: (locale) => locale.abyss,
    eventRules: abyssEvents,
    Table: AbyssTable,
  },
  exiles: {
    game: rules.exiles,
    words: exiles,
    kinds: exilesKinds,
    options: abyssOptions,
    agreements: ofAbyss,
    names: (locale) => wordsOver(locale.abyss, locale.exiles),
    eventRules: exilesEvents,
    Table: AbyssTable,
  },
  kraken: {
    game: rules.kraken,
    words: kraken,
    kinds: krakenKinds,
    options: abyssOptions,
    agreements: ofAbyss,
    names: (locale) => wordsOver(locale.abyss, locale.kraken),
    eventRules: krakenEvents,
    Table: AbyssTable,
  },
  "exiles-kraken": {
    game: rules["exiles-kraken"],
    words: exilesKraken,
    kinds: exilesKrakenKinds,
    options: abyssOptions,
    agreements: ofAbyss,
    names: (locale) => wordsOver(wordsOver(locale.abyss, locale.kraken), locale.exiles),
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
    names: (locale) => locale.conspiracy,
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
    names: (locale) => wordsOver(locale.conspiracy, locale.conspiracySolo),
    eventRules: conspiracySoloEvents,
    Table: ConspiracyTable,
  },
} satisfies Readonly<Record<GameId, GameEntry>>;

/** The ids of all games, in the order of the menus. */
export const gameIds = Object.keys(entries) as readonly GameId[];

/** The game of this id. */
export const entryOf = (id: GameId): GameEntry => entries[id];
