// Lists and plurals by the platform's own rules of the language, whichever it is.
import { RulesError } from "../data/errors.ts";
import { once } from "../data/lazy.ts";
import { lookUp } from "../data/look-up.ts";

/** The forms of a noun by plural category of the language; `other` is used where there is no form of its own. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Lists and plurals of a language. */
export interface Grammar {
  /** Things in a row: "a, b and c". */
  and(things: readonly string[]): string;
  /** Things to choose from: "a, b or c". */
  or(things: readonly string[]): string;
  /** The form that belongs to a number: "pearls" for 2. */
  form(n: number, forms: Forms): string;
  /** A number with its noun: "1 pearl", "2 pearls". */
  counted(n: number, forms: Forms): string;
}

/**
 * The grammar of a language, by its BCP 47 tag.
 *
 * @example
 * ```ts
 * const en = grammar("en-GB");
 * en.and(["crab 3", "squid 2"]); // "crab 3 and squid 2"
 * en.counted(2, { one: "pearl", other: "pearls" }); // "2 pearls"
 * ```
 */
export function grammar(tag: string): Grammar {
  // The platform's formatters are slow to make, so each is made once, when it is first needed.
  const conjunction = once(() => new Intl.ListFormat(tag));
  const disjunction = once(() => new Intl.ListFormat(tag, { type: "disjunction" }));
  const rules = once(() => new Intl.PluralRules(tag));
  const form = (n: number, forms: Forms) => forms[rules().select(finiteNumber(n))] ?? forms.other;
  return {
    and: (things) => conjunction().format(things),
    or: (things) => disjunction().format(things),
    form,
    counted: (n, forms) => `${n} ${form(n, forms)}`,
  };
}

/** A capital letter at the beginning. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Data from outside may lack a figure; no sentence is made of it. */
export function finiteNumber(n: unknown): number {
  if (typeof n === "number" && Number.isFinite(n)) return n;
  throw new RulesError("cannot be put into words", {
    path: [],
    reason: `expected a number, not ${typeof n}`,
  });
}

/** The word for an id; data from outside may have an id that there is no word for. */
export function wordFor(words: Readonly<Record<string, string>>, id: string): string {
  const found = lookUp<string>(words, String(id));
  if (found !== undefined) return found;
  throw new RulesError("cannot be put into words", {
    path: [],
    reason: `unknown: ${String(id).slice(0, 50)}`,
  });
}
