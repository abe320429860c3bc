// Everything has a text, in every language.
import { describe, expect, test } from "vitest";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { cs } from "../../src/locales/cs.ts";
import { pl } from "../../src/locales/pl.ts";
import { zhHant } from "../../src/locales/zh-hant.ts";
import { abyssSamples } from "./samples/abyss.ts";
import { conspiracySamples } from "./samples/conspiracy.ts";
import { conspiracySoloSamples } from "./samples/conspiracy-solo.ts";
import { exilesSamples } from "./samples/exiles.ts";
import { krakenSamples } from "./samples/kraken.ts";
import { type AnySamples, toldOf } from "./samples.ts";
import {
  abyssTale,
  conspiracyTale,
  exilesKrakenTale,
  exilesTale,
  krakenTale,
  soloTale,
} from "./tales.ts";
import { courseOf, type Tale, type Told, toldIn } from "./whole-games.ts";

const kinds = ["said", "action", "decision", "line", "card"] as const;
type Looks = Readonly<Record<(typeof kinds)[number], RegExp>>;

/** What must never stand in a text, in whatever language. */
const broken =
  /undefined|null|NaN|\[object|function|=>| {2}|[(（][)）]|: *[.;]|：[。；]|^[^\p{L}\d]*$/u;

/** Letters that begin sentences in languages that have capitals. */
const latin = (who: string, points: string): Looks => ({
  said: /^[\p{Lu}\d„"].+\.$/u,
  action: /^\p{Lu}.*[^.]$/u,
  decision: new RegExp(`^${who} \\d.+\\.$`, "u"),
  line: new RegExp(`^[\\p{Lu}\\d].+: -?\\d+ (${points})$`, "u"),
  card: /^[\p{Lu}\d].+/u,
});

/** Words of the English texts that another language would not have. */
const english =
  /\b(the|and|of|with|from|takes?|pearls?|all(y|ies)|locations?|tokens?|council|court|choose|turn|player|points?|keys?|free|while|once)\b/i;

const languages = {
  english: { looks: latin("Player", "points?"), leftover: /[^\p{ASCII}]/u },
  pl: { looks: latin("Gracz", "punkt|punkty|punktów"), leftover: english },
  cs: { looks: latin("Hráč", "bod|body|bodů"), leftover: english },
  zhHant: {
    looks: {
      said: /^.+。$/,
      action: /[^。]$/,
      decision: /^玩家\d.*：請.+。$/,
      line: /^.+：-?\d+點$/,
      card: /\p{Script=Han}/u,
    },
    // The numbers of rules are the only letters; half-width punctuation has no place either.
    leftover: /[A-Za-z,.:;()!?]|--/,
  },
} as const;

/** Without the number of the rule, which is the same in every language. */
const withoutRule = (text: string): string => text.replace(/ ?[(（][A-Z]+-\d+[)）]/, "");

function testTale<T extends GameTypes, Telling extends object>(
  tale: Tale<T, Telling>,
  samples: AnySamples,
  tellings: Readonly<Record<keyof typeof languages, Telling>>,
): void {
  describe(tale.game.id, () => {
    const course = courseOf(tale);

    describe.each(Object.entries(languages))("%s", (name, { looks, leftover }) => {
      const telling = tellings[name as keyof typeof languages];
      const inGames = toldIn(tale, course, telling);
      const one: Partial<Told> = toldOf(tale.texts, samples, telling);

      test.each(kinds)("%s", (kind) => {
        const texts = [...inGames[kind], ...(one[kind] ?? [])];
        expect(texts.length).toBeGreaterThan(5);
        for (const text of texts) {
          expect(text).not.toMatch(broken);
          expect(text).toMatch(looks[kind]);
          expect(withoutRule(text)).not.toMatch(leftover);
        }
      });
    });
  });
}

/** The samples of two layers. */
const together = (below: AnySamples, own: AnySamples): AnySamples => ({
  events: { ...below.events, ...own.events },
  refusals: { ...below.refusals, ...own.refusals },
  actions: { ...below.actions, ...own.actions },
  decisions: { ...below.decisions, ...own.decisions },
});

const tellings = {
  english: {},
  pl: { locale: pl },
  cs: { locale: cs },
  zhHant: { locale: zhHant },
};
testTale(abyssTale, abyssSamples, tellings);
testTale(exilesTale, exilesSamples, tellings);
testTale(krakenTale, krakenSamples, tellings);
testTale(exilesKrakenTale, together(krakenSamples, exilesSamples), tellings);
testTale(conspiracyTale, conspiracySamples, tellings);
testTale(soloTale, conspiracySoloSamples, tellings);
