import * as abyss from "abyss-rules/abyss";
import { describeReason as abyssReason } from "abyss-rules/abyss/bots";
import * as conspiracy from "abyss-rules/conspiracy";
import { describeReason as conspiracyReason } from "abyss-rules/conspiracy/bots";
import * as solo from "abyss-rules/conspiracy-solo";
import { describeReason as soloReason } from "abyss-rules/conspiracy-solo/bots";
import * as exiles from "abyss-rules/exiles";
import { describeReason as exilesReason } from "abyss-rules/exiles/bots";
import * as exilesKraken from "abyss-rules/exiles-kraken";
import { describeReason as exilesKrakenReason } from "abyss-rules/exiles-kraken/bots";
import * as exilesKrakenLeviathan from "abyss-rules/exiles-kraken-leviathan";
import { describeReason as exilesKrakenLeviathanReason } from "abyss-rules/exiles-kraken-leviathan/bots";
import * as exilesLeviathan from "abyss-rules/exiles-leviathan";
import { describeReason as exilesLeviathanReason } from "abyss-rules/exiles-leviathan/bots";
import * as kraken from "abyss-rules/kraken";
import { describeReason as krakenReason } from "abyss-rules/kraken/bots";
import * as krakenLeviathan from "abyss-rules/kraken-leviathan";
import { describeReason as krakenLeviathanReason } from "abyss-rules/kraken-leviathan/bots";
import * as leviathan from "abyss-rules/leviathan";
import { describeReason as leviathanReason } from "abyss-rules/leviathan/bots";
import { wordsOver } from "abyss-rules/variant";
import { abyssKinds } from "../../interaction/abyss.ts";
import { conspiracyKinds } from "../../interaction/conspiracy.ts";
import { conspiracySoloKinds } from "../../interaction/conspiracy-solo.ts";
import { exilesKinds } from "../../interaction/exiles.ts";
import { exilesKrakenKinds } from "../../interaction/exiles-kraken.ts";
import { exilesKrakenLeviathanKinds } from "../../interaction/exiles-kraken-leviathan.ts";
import { exilesLeviathanKinds } from "../../interaction/exiles-leviathan.ts";
import { krakenKinds } from "../../interaction/kraken.ts";
import { krakenLeviathanKinds } from "../../interaction/kraken-leviathan.ts";
import { leviathanKinds } from "../../interaction/leviathan.ts";
import { AbyssTable } from "../../tables/abyss-table.tsx";
import { allWords } from "../../tables/abyss-words.ts";
import { ConspiracyTable } from "../../tables/conspiracy-table.tsx";
import { abyssMotions, exilesMotions, krakenMotions, leviathanMotions } from "../motion/abyss.ts";
import { conspiracyMotions, soloMotions } from "../motion/conspiracy.ts";
import {
  abyssEvents,
  conspiracyEvents,
  conspiracySoloEvents,
  exilesEvents,
  exilesKrakenEvents,
  exilesKrakenLeviathanEvents,
  exilesLeviathanEvents,
  krakenEvents,
  krakenLeviathanEvents,
  leviathanEvents,
} from "./event-rules.ts";
import type { GameEntry } from "./game-entry.ts";
import { abyssOptions, conspiracyOptions, soloOptions } from "./options.ts";
import { type GameId, rules } from "./rules.ts";

export type { GameId } from "./rules.ts";

/** What all games based on Abyss share. */
const ofAbyss = {
  options: abyssOptions,
  agreements: ["onlyNeededAllies", "disabledLordsCount"],
  Table: AbyssTable,
} satisfies Partial<GameEntry>;

/** The lord on a spot of the current player: lords are swapped only in one's own turn. */
const lordOn = ({ table }: { readonly table: conspiracy.TableView }, spot: number) =>
  table.seats[table.turn]?.lords[spot - 1];

/** All games, by their ids. */
const entries = {
  abyss: {
    ...ofAbyss,
    game: rules.abyss,
    words: abyss,
    describeReason: abyssReason,
    kinds: abyssKinds,
    names: (locale) => locale.abyss,
    eventRules: abyssEvents,
    motions: abyssMotions,
  },
  exiles: {
    ...ofAbyss,
    game: rules.exiles,
    words: exiles,
    describeReason: exilesReason,
    kinds: exilesKinds,
    names: (locale) => wordsOver(locale.abyss, locale.exiles),
    eventRules: exilesEvents,
    motions: { ...abyssMotions, ...exilesMotions },
  },
  kraken: {
    ...ofAbyss,
    game: rules.kraken,
    words: kraken,
    describeReason: krakenReason,
    kinds: krakenKinds,
    names: (locale) => wordsOver(locale.abyss, locale.kraken),
    eventRules: krakenEvents,
    motions: { ...abyssMotions, ...krakenMotions },
  },
  leviathan: {
    ...ofAbyss,
    game: rules.leviathan,
    words: leviathan,
    describeReason: leviathanReason,
    kinds: leviathanKinds,
    names: (locale) => wordsOver(locale.abyss, locale.leviathan),
    eventRules: leviathanEvents,
    motions: { ...abyssMotions, ...leviathanMotions },
  },
  "exiles-kraken": {
    ...ofAbyss,
    game: rules["exiles-kraken"],
    words: exilesKraken,
    describeReason: exilesKrakenReason,
    kinds: exilesKrakenKinds,
    names: (locale) => wordsOver(wordsOver(locale.abyss, locale.kraken), locale.exiles),
    eventRules: exilesKrakenEvents,
    motions: { ...abyssMotions, ...exilesMotions, ...krakenMotions },
  },
  "exiles-leviathan": {
    ...ofAbyss,
    game: rules["exiles-leviathan"],
    words: exilesLeviathan,
    describeReason: exilesLeviathanReason,
    kinds: exilesLeviathanKinds,
    names: (locale) => wordsOver(wordsOver(locale.abyss, locale.leviathan), locale.exiles),
    eventRules: exilesLeviathanEvents,
    motions: { ...abyssMotions, ...exilesMotions, ...leviathanMotions },
  },
  "kraken-leviathan": {
    ...ofAbyss,
    game: rules["kraken-leviathan"],
    words: krakenLeviathan,
    describeReason: krakenLeviathanReason,
    kinds: krakenLeviathanKinds,
    names: (locale) => wordsOver(wordsOver(locale.abyss, locale.kraken), locale.leviathan),
    eventRules: krakenLeviathanEvents,
    motions: { ...abyssMotions, ...krakenMotions, ...leviathanMotions },
  },
  "exiles-kraken-leviathan": {
    ...ofAbyss,
    game: rules["exiles-kraken-leviathan"],
    words: exilesKrakenLeviathan,
    describeReason: exilesKrakenLeviathanReason,
    kinds: exilesKrakenLeviathanKinds,
    names: allWords,
    eventRules: exilesKrakenLeviathanEvents,
    motions: {
      ...abyssMotions,
      ...exilesMotions,
      ...krakenMotions,
      ...leviathanMotions,
    },
  },
  conspiracy: {
    game: rules.conspiracy,
    words: conspiracy,
    describeReason: conspiracyReason,
    kinds: conspiracyKinds,
    options: conspiracyOptions,
    agreements: ["bonusLocations"],
    lordOn,
    names: (locale) => locale.conspiracy,
    eventRules: conspiracyEvents,
    motions: conspiracyMotions,
    Table: ConspiracyTable,
  },
  "conspiracy-solo": {
    game: rules["conspiracy-solo"],
    words: solo,
    describeReason: soloReason,
    kinds: conspiracySoloKinds,
    options: soloOptions,
    agreements: ["bonusLocations"],
    lordOn,
    nobody: ({ table }: solo.View) => table.solo.opponent,
    names: (locale) => wordsOver(locale.conspiracy, locale.conspiracySolo),
    eventRules: conspiracySoloEvents,
    motions: { ...conspiracyMotions, ...soloMotions },
    Table: ConspiracyTable,
  },
} satisfies Readonly<Record<GameId, GameEntry>>;

/** The ids of all games, in the order of the menus. */
export const gameIds = Object.keys(entries) as readonly GameId[];

/** The game of this id. */
export const entryOf = (id: GameId): GameEntry => entries[id];
