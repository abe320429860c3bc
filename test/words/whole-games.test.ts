// Everything has a text, in every language.
import { describe, expect, test } from "vitest";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { cs } from "../../src/locales/cs.ts";
import { pl } from "../../src/locales/pl.ts";
import { zhHant } from "../../src/locales/zh-hant.ts";
import { once } from "../lazy-scenes.ts";
import {
  abyssDescribed,
  conspiracyDescribed,
  exilesDescribed,
  exilesKrakenDescribed,
  exilesKrakenLeviathanDescribed,
  exilesLeviathanDescribed,
  krakenDescribed,
  krakenLeviathanDescribed,
  leviathanDescribed,
  soloDescribed,
} from "./described-games.ts";
import { abyssSamples } from "./samples/abyss.ts";
import { conspiracySamples } from "./samples/conspiracy.ts";
import { conspiracySoloSamples } from "./samples/conspiracy-solo.ts";
import { exilesSamples } from "./samples/exiles.ts";
import { krakenSamples } from "./samples/kraken.ts";
import { leviathanSamples } from "./samples/leviathan.ts";
import { type AnySamples, textsOfSamples } from "./samples.ts";
import { type DescribedGame, playGames, type TextsByKind, textsOfGames } from "./whole-games.ts";

const kinds = ["sentence", "action", "decision", "line", "card"] as const;
type Patterns = Readonly<Record<(typeof kinds)[number], RegExp>>;

/** What no text may contain, in any language. */
const broken =
  /undefined|null|NaN|\[object|function|=>| {2}|[(（][)）]|: *[.;]|：[。；]|^[^\p{L}\d]*$/u;

/** The patterns of languages with capital letters. */
const latin = (who: string, points: string): Patterns => ({
  sentence: /^[\p{Lu}\d„"].+\.$/u,
  action: /^\p{Lu}.*[^.]$/u,
  decision: new RegExp(`^${who} \\d.+\\.$`, "u"),
  line: new RegExp(`^[\\p{Lu}\\d].+: -?\\d+ (${points})$`, "u"),
  card: /^[\p{Lu}\d].+/u,
});

/** Words of the English texts that no other language has. */
const englishWords =
  /\b(the|and|of|with|from|takes?|pearls?|all(y|ies)|locations?|tokens?|council|court|choose|turn|player|points?|keys?|free|while|once)\b/i;

const languages = {
  english: { patterns: latin("Player", "points?"), foreign: /[^\p{ASCII}]/u },
  pl: { patterns: latin("Gracz", "punkt|punkty|punktów"), foreign: englishWords },
  cs: { patterns: latin("Hráč", "bod|body|bodů"), foreign: englishWords },
  zhHant: {
    patterns: {
      sentence: /^.+。$/,
      action: /[^。]$/,
      decision: /^玩家\d.*：請.+。$/,
      line: /^.+：-?\d+點$/,
      card: /\p{Script=Han}/u,
    },
    // Only rule numbers have Latin letters, and punctuation is full-width.
    foreign: /[A-Za-z,.:;()!?]|--/,
  },
} as const;

/** Removes the rule number, which is the same in every language. */
const withoutRule = (text: string): string => text.replace(/ ?[(（][A-Z]+-\d+[)）]/, "");

function testTexts<T extends GameTypes, Options extends object>(
  described: DescribedGame<T, Options>,
  samples: AnySamples,
  optionsByLanguage: Readonly<Record<keyof typeof languages, Options>>,
): void {
  describe(described.game.id, () => {
    const played = once(() => playGames(described));

    describe.each(Object.entries(languages))("%s", (name, { patterns, foreign }) => {
      const describeOptions = optionsByLanguage[name as keyof typeof languages];
      const ofGames = once(() => textsOfGames(described, played(), describeOptions));
      const ofSamples: Partial<TextsByKind> = textsOfSamples(
        described.texts,
        samples,
        describeOptions,
      );

      test.each(kinds)("%s", (kind) => {
        const texts = [...ofGames()[kind], ...(ofSamples[kind] ?? [])];
        expect(texts.length).toBeGreaterThan(5);
        const isWrong = (text: string) =>
          broken.test(text) || !patterns[kind].test(text) || foreign.test(withoutRule(text));
        expect(texts.filter(isWrong)).toEqual([]);
      });
    });
  });
}

/** The samples of two layers. */
const mergeSamples = (below: AnySamples, own: AnySamples): AnySamples => ({
  events: { ...below.events, ...own.events },
  refusals: { ...below.refusals, ...own.refusals },
  actions: { ...below.actions, ...own.actions },
  decisions: { ...below.decisions, ...own.decisions },
});

const optionsByLanguage = {
  english: {},
  pl: { locale: pl },
  cs: { locale: cs },
  zhHant: { locale: zhHant },
};
testTexts(abyssDescribed, abyssSamples, optionsByLanguage);
testTexts(exilesDescribed, exilesSamples, optionsByLanguage);
testTexts(krakenDescribed, krakenSamples, optionsByLanguage);
testTexts(exilesKrakenDescribed, mergeSamples(krakenSamples, exilesSamples), optionsByLanguage);
testTexts(leviathanDescribed, leviathanSamples, optionsByLanguage);
const pairSamples = mergeSamples(krakenSamples, leviathanSamples);
testTexts(krakenLeviathanDescribed, pairSamples, optionsByLanguage);
testTexts(
  exilesLeviathanDescribed,
  mergeSamples(leviathanSamples, exilesSamples),
  optionsByLanguage,
);
testTexts(
  exilesKrakenLeviathanDescribed,
  mergeSamples(pairSamples, exilesSamples),
  optionsByLanguage,
);
testTexts(conspiracyDescribed, conspiracySamples, optionsByLanguage);
testTexts(soloDescribed, conspiracySoloSamples, optionsByLanguage);
