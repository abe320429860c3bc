// Lists and plurals of any language, from the platform's `Intl`.
import { deepFreeze } from "../data/deep-freeze.ts";
import { RulesError } from "../data/errors.ts";
import { once } from "../data/lazy.ts";
import { lookUp } from "../data/look-up.ts";

/** The forms of a noun by plural category of the language; `other` is the fallback. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Lists and plurals of a language. */
export interface Grammar {
  /** Lists things: "a, b and c". */
  and(things: readonly string[]): string;
  /** Lists alternatives: "a, b or c". */
  or(things: readonly string[]): string;
  /** Returns the form for a number: "pearls" for 2. */
  form(n: number, forms: Forms): string;
  /** Returns a number with its noun: "1 pearl", "2 pearls". */
  counted(n: number, forms: Forms): string;
}

/**
 * Returns the grammar of a language, by its BCP 47 tag.
 *
 * @example
 * ```ts
 * const en = grammar("en-GB");
 * en.and(["crab 3", "squid 2"]); // "crab 3 and squid 2"
 * en.counted(2, { one: "pearl", other: "pearls" }); // "2 pearls"
 * ```
 */
export function grammar(tag: string): Grammar {
  // The platform's formatters are slow to create, so each is created once, on first use.
  const conjunction = once(() => new Intl.ListFormat(tag));
  const disjunction = once(() => new Intl.ListFormat(tag, { type: "disjunction" }));
  const rules = once(() => new Intl.PluralRules(tag));
  const form = (n: number, forms: Forms) => forms[rules().select(finiteNumber(n))] ?? forms.other;
  return deepFreeze({
    and: (things) => conjunction().format(things),
    or: (things) => disjunction().format(things),
    form,
    counted: (n, forms) => `${n} ${form(n, forms)}`,
  });
}

/** Capitalises the first letter. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Appends what has been chosen, in brackets: "recruit a lord (lord: Jailer; allies: crab 3, squid 2)". */
export function withChosen(
  text: string,
  chosen: readonly { readonly field: string; readonly values: readonly string[] }[],
): string {
  if (chosen.length === 0) return text;
  const fields = chosen.map(({ field, values }) => `${field}: ${values.join(", ")}`);
  return `${text} (${fields.join("; ")})`;
}

/** Returns a number, or throws a `RulesError`: untrusted data may lack it. */
export function finiteNumber(n: unknown): number {
  if (typeof n === "number" && Number.isFinite(n)) return n;
  throw new RulesError("cannot describe this", {
    path: [],
    reason: `expected a number, not ${typeof n}`,
  });
}

/** Returns the word for an id, or throws a `RulesError`: untrusted data may have an unknown id. */
export function wordFor(words: Readonly<Record<string, string>>, id: string): string {
  const found = lookUp<string>(words, String(id));
  if (found !== undefined) return found;
  throw new RulesError("cannot describe this", {
    path: [],
    reason: `no word for ${String(id).slice(0, 50)}`,
  });
}
