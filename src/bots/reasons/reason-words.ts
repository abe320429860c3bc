// The texts of reasons: English ones are in the bots folder of each game, others in `src/locales/*/bots.ts`.
import { RulesError } from "../../kernel/data/errors.ts";
import { lookUp } from "../../kernel/data/look-up.ts";
import { readPlainOrThrow } from "../../kernel/data/plain-data.ts";
import { wrongValue } from "../../kernel/validation/problem-wording.ts";
import { type DescribeOptions, localePart, textOrError } from "../../kernel/words/describe.ts";
import { english } from "../../kernel/words/english.ts";
import { wordFor } from "../../kernel/words/grammar.ts";
import type { BaseLocale, CardText } from "../../kernel/words/phrases.ts";
import type { Reason, Subject } from "./reason.ts";

/** What more of a feature is called, and what less of it is called, without capital letter and full stop. */
type FeatureText = readonly [more: string, less: string];

/** The texts of the features of a layer; a missing one does not compile. */
export type FeatureTexts<Feature extends string> = Readonly<Record<Feature, FeatureText>>;

/** The texts of reasons in one language. Each game and layer has a part of its own with its features. */
export interface ReasonWords {
  /** Adds what a feature is about to its text: "more pearls (4)". */
  about(text: string, subject: string): string;
}

/** The options of a game's describe functions, with a language that has the texts of reasons too. */
type ReasonOptions<Options extends DescribeOptions, Words> = Omit<Options, "locale"> & {
  /** The language, English by default. Each of the others is an import of its own: `abyss-rules/locales/pl/bots`. */
  readonly locale?: NonNullable<Options["locale"]> & { readonly bots: Words };
};

/** Describes a reason in a few words. */
export type DescribeReason<Options extends DescribeOptions, Words> = (
  reason: Reason,
  options?: ReasonOptions<Options, Words>,
) => string;

/** Adds what a feature is about in brackets, in languages with spaces. */
export const inBrackets = (text: string, subject: string): string => `${text} (${subject})`;

/** Creates the function that describes reasons of a game, from its texts in English and the one that names its cards. */
export const reasonDescriber =
  <Options extends DescribeOptions, Words extends ReasonWords, Card>(
    inEnglish: NoInfer<Words>,
    describeCard: (card: Card, options?: never) => CardText,
  ): DescribeReason<Options, Words> =>
  (given, options) => {
    const { feature, change, about } = readPlainOrThrow(noText, given) as Reason;
    const language: BaseLocale = options?.locale ?? english;
    const words = options?.locale ? localePart(options.locale, "bots") : inEnglish;
    const nameOf = (card: Subject) => describeCard(card as Card, options as never).name;
    return textOrError(() => {
      const [more, less] = textsOf(feature, words, Object.keys(inEnglish));
      const text = wordFor({ more, less }, change);
      const subject = typeof about === "number" ? String(about) : about && nameOf(about);
      return language.label(subject === undefined ? text : words.about(text, subject));
    });
  };

const noText = "cannot describe this";

/** The texts of a feature in the layers of a game. Features of single cards, such as `power-diplomat`, share those of `power`. */
function textsOf(feature: string, words: object, layers: readonly string[]): FeatureText {
  const [family = ""] = feature.split("-");
  for (const name of [feature, family])
    for (const layer of layers) {
      const texts = lookUp<FeatureText>(lookUp<object>(words, layer) ?? {}, name);
      if (texts) return texts;
    }
  throw new RulesError(noText, wrongValue(["feature"], feature, {}));
}
