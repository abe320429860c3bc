import * as abyssBots from "../abyss/bots/index.ts";
import * as abyss from "../abyss/index.ts";
import type { Evaluation } from "../bots/evaluation.ts";
import type { Reason } from "../bots/reasons/reason.ts";
import * as conspiracyBots from "../conspiracy/bots/index.ts";
import * as conspiracy from "../conspiracy/index.ts";
import * as soloBots from "../conspiracy-solo/bots/index.ts";
import * as solo from "../conspiracy-solo/index.ts";
import * as exilesBots from "../exiles/bots/index.ts";
import * as exiles from "../exiles/index.ts";
import * as exilesKrakenBots from "../exiles-kraken/bots/index.ts";
import * as exilesKraken from "../exiles-kraken/index.ts";
import * as exilesKrakenLeviathanBots from "../exiles-kraken-leviathan/bots/index.ts";
import * as exilesKrakenLeviathan from "../exiles-kraken-leviathan/index.ts";
import * as exilesLeviathanBots from "../exiles-leviathan/bots/index.ts";
import * as exilesLeviathan from "../exiles-leviathan/index.ts";
import { type GameId, gameIds, isGameId } from "../games/index.ts";
import type { Game, GameTypes, Of } from "../kernel/contract/game.ts";
import { wordsOver } from "../kernel/words/phrases.ts";
import * as krakenBots from "../kraken/bots/index.ts";
import * as kraken from "../kraken/index.ts";
import * as krakenLeviathanBots from "../kraken-leviathan/bots/index.ts";
import * as krakenLeviathan from "../kraken-leviathan/index.ts";
import * as leviathanBots from "../leviathan/bots/index.ts";
import * as leviathan from "../leviathan/index.ts";
import type { Locale } from "../locales/locale.ts";
import type { LocaleWithBots } from "../locales/reason-locale.ts";
import { abyssSheet, lordFigures } from "./tables/abyss.ts";
import { conspiracySheet } from "./tables/conspiracy.ts";
import { conspiracySoloSheet } from "./tables/conspiracy-solo.ts";
import { exileFigures, exilesPart, exilesSheet } from "./tables/exiles.ts";
import { krakenSheet } from "./tables/kraken.ts";
import { withLeviathan } from "./tables/leviathan.ts";
import { type Draw, type Drawing, extendSheet } from "./tables/sheet.ts";
import { soloWords } from "./words/solo-words.ts";
import { type StateOrView, type Words, wordsOf } from "./words/words.ts";

/** A game and how to show it, for code that works with any game. */
export interface GameEntry<T extends GameTypes> {
  readonly name: string;
  readonly game: Game<T>;
  readonly evaluation: Evaluation<Of<T, "state">>;
  readonly describeReason: (
    reason: Reason,
    options: { readonly locale: LocaleWithBots; readonly view: Of<T, "view"> },
  ) => string;
  readonly options: (players: number) => Of<T, "options">;
  readonly words: (locale: Locale) => Words<T>;
  readonly draw: Draw<T>;
  /** The figures on a card; empty if it has none. */
  readonly figures: (card: string, at: StateOrView<T>, drawing: Drawing) => string;
}

/** A function of an entry that works for every game. */
export type Use<Result> = <T extends GameTypes>(entry: GameEntry<T>) => Result;

const krakenLeviathanWords = ({ abyss, kraken, leviathan }: Locale) =>
  wordsOver(wordsOver(abyss, kraken), leviathan);

// Each game is passed on with its own types, which a plain table of games would lose.
const uses = {
  abyss: <Result>(use: Use<Result>) =>
    use<abyss.AbyssTypes>({
      name: "Abyss",
      game: abyss.abyss,
      evaluation: abyssBots.abyssEvaluation,
      describeReason: abyssBots.describeReason,
      options: (players) => ({ players }),
      words: (locale) => wordsOf(abyss, locale, locale.abyss),
      draw: ({ table }, drawing) => abyssSheet(table, drawing),
      figures: (card, _, drawing) => lordFigures(drawing, card),
    }),
  exiles: <Result>(use: Use<Result>) =>
    use<exiles.ExilesTypes>({
      name: "Exiles",
      game: exiles.exiles,
      evaluation: exilesBots.exilesEvaluation,
      describeReason: exilesBots.describeReason,
      options: (players) => ({ players }),
      words: (locale) => wordsOf(exiles, locale, wordsOver(locale.abyss, locale.exiles)),
      draw: ({ table }, drawing) => exilesSheet(table, drawing),
      figures: (card, { table }, drawing) => exileFigures(table, drawing, card),
    }),
  kraken: <Result>(use: Use<Result>) =>
    use<kraken.KrakenTypes>({
      name: "Kraken",
      game: kraken.kraken,
      evaluation: krakenBots.krakenEvaluation,
      describeReason: krakenBots.describeReason,
      options: (players) => ({ players }),
      words: (locale) => wordsOf(kraken, locale, wordsOver(locale.abyss, locale.kraken)),
      draw: ({ table }, drawing) => krakenSheet(table, drawing),
      figures: (card, _, drawing) => lordFigures(drawing, card),
    }),
  "exiles-kraken": <Result>(use: Use<Result>) =>
    use<exilesKraken.ExilesKrakenTypes>({
      name: "Exiles with Kraken",
      game: exilesKraken.exilesKraken,
      evaluation: exilesKrakenBots.exilesKrakenEvaluation,
      describeReason: exilesKrakenBots.describeReason,
      options: (players) => ({ players }),
      words: (locale) =>
        wordsOf(
          exilesKraken,
          locale,
          wordsOver(wordsOver(locale.abyss, locale.kraken), locale.exiles),
        ),
      draw: ({ table }, drawing) =>
        extendSheet(krakenSheet(table, drawing), exilesPart(table, drawing)),
      figures: (card, { table }, drawing) => exileFigures(table, drawing, card),
    }),
  leviathan: <Result>(use: Use<Result>) =>
    use<leviathan.LeviathanTypes>({
      name: "Leviathan",
      game: leviathan.leviathan,
      evaluation: leviathanBots.leviathanEvaluation,
      describeReason: leviathanBots.describeReason,
      options: (players) => ({ players }),
      words: (locale) => wordsOf(leviathan, locale, wordsOver(locale.abyss, locale.leviathan)),
      draw: ({ table }, drawing) => withLeviathan(abyssSheet(table, drawing), table, drawing),
      figures: (card, _, drawing) => lordFigures(drawing, card),
    }),
  "exiles-leviathan": <Result>(use: Use<Result>) =>
    use<exilesLeviathan.ExilesLeviathanTypes>({
      name: "Exiles with Leviathan",
      game: exilesLeviathan.exilesLeviathan,
      evaluation: exilesLeviathanBots.exilesLeviathanEvaluation,
      describeReason: exilesLeviathanBots.describeReason,
      options: (players) => ({ players }),
      words: (locale) =>
        wordsOf(
          exilesLeviathan,
          locale,
          wordsOver(wordsOver(locale.abyss, locale.leviathan), locale.exiles),
        ),
      draw: ({ table }, drawing) =>
        extendSheet(
          withLeviathan(abyssSheet(table, drawing), table, drawing),
          exilesPart(table, drawing),
        ),
      figures: (card, { table }, drawing) => exileFigures(table, drawing, card),
    }),
  "kraken-leviathan": <Result>(use: Use<Result>) =>
    use<krakenLeviathan.KrakenLeviathanTypes>({
      name: "Kraken with Leviathan",
      game: krakenLeviathan.krakenLeviathan,
      evaluation: krakenLeviathanBots.krakenLeviathanEvaluation,
      describeReason: krakenLeviathanBots.describeReason,
      options: (players) => ({ players }),
      words: (locale) => wordsOf(krakenLeviathan, locale, krakenLeviathanWords(locale)),
      draw: ({ table }, drawing) => withLeviathan(krakenSheet(table, drawing), table, drawing),
      figures: (card, _, drawing) => lordFigures(drawing, card),
    }),
  "exiles-kraken-leviathan": <Result>(use: Use<Result>) =>
    use<exilesKrakenLeviathan.ExilesKrakenLeviathanTypes>({
      name: "Exiles with Kraken and Leviathan",
      game: exilesKrakenLeviathan.exilesKrakenLeviathan,
      evaluation: exilesKrakenLeviathanBots.exilesKrakenLeviathanEvaluation,
      describeReason: exilesKrakenLeviathanBots.describeReason,
      options: (players) => ({ players }),
      words: (locale) =>
        wordsOf(
          exilesKrakenLeviathan,
          locale,
          wordsOver(krakenLeviathanWords(locale), locale.exiles),
        ),
      draw: ({ table }, drawing) =>
        extendSheet(
          withLeviathan(krakenSheet(table, drawing), table, drawing),
          exilesPart(table, drawing),
        ),
      figures: (card, { table }, drawing) => exileFigures(table, drawing, card),
    }),
  conspiracy: <Result>(use: Use<Result>) =>
    use<conspiracy.ConspiracyTypes>({
      name: "Conspiracy",
      game: conspiracy.conspiracy,
      evaluation: conspiracyBots.conspiracyEvaluation,
      describeReason: conspiracyBots.describeReason,
      options: (players) => ({ players }),
      words: (locale) => wordsOf(conspiracy, locale, locale.conspiracy),
      draw: ({ table }, drawing) => conspiracySheet(table, drawing),
      figures: () => "",
    }),
  "conspiracy-solo": <Result>(use: Use<Result>) =>
    use<solo.ConspiracySoloTypes>({
      name: "Solo Conspiracy",
      game: solo.conspiracySolo,
      evaluation: soloBots.conspiracySoloEvaluation,
      describeReason: soloBots.describeReason,
      options: () => ({}),
      words: soloWords,
      draw: ({ table }, drawing) => conspiracySoloSheet(table, drawing),
      figures: () => "",
    }),
} as const satisfies Readonly<Record<GameId, unknown>>;

/** The names of the games on the command line. */
export const gameNames: readonly GameId[] = gameIds;

/** Calls `use` with the game of this name; `undefined` if there is none. */
export const withGame = <Result>(name: string, use: Use<Result>): Result | undefined =>
  isGameId(name) ? uses[name](use) : undefined;
