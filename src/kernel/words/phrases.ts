// Texts as data: in one language, a function for each thing that can be described.

import { deepFreeze } from "../data/deep-freeze.ts";
import { once } from "../data/lazy.ts";
import type { Seat } from "../data/types.ts";
import type { Action, Decision, GameEvent } from "../rules/blueprint.ts";
import type { ChoicesOf } from "../rules/choices-of.ts";
import type { ScoreLine } from "../score/score.ts";
import type { CommonRefusal, Refusal } from "../validation/refusal.ts";

/** The types that a game or a layer has texts for. */
export interface Describable {
  event: GameEvent;
  refusal: Refusal;
  action: Action;
  decision: Decision;
  /** The fields of actions that a player chooses, and their values: `ChoicesOf` the actions. */
  choices: object;
  /** The fields of the table and of what lies in front of a player, and the figures on cards. */
  part: string;
  /** The categories of score lines. */
  category: string;
  /** The ids of cards. */
  card: string;
}

/** The functions that name players and cards in sentences. */
export interface SayNames {
  /** Returns the name of a seat's player. */
  player(seat: Seat): string;
  /** Returns the name of a card. */
  name(card: string): string;
}

/** The texts of a card. */
export interface CardText {
  readonly name: string;
  /** What it does, or what it is worth. */
  readonly text: string;
}

type Texts<Union, Tag extends keyof Union, Say> = {
  readonly [K in Union[Tag] & string]: (
    value: Extract<Union, { readonly [T in Tag]: K }>,
    say: Say,
  ) => string;
};

/**
 * The texts of a game or a layer in one language; a missing one does not compile. Sentences begin with a
 * small letter and have no full stop: the locale adds both.
 */
export interface Phrases<
  T extends Describable,
  /** Expressions that the sentences of all layers use and that a layer above may replace. */
  Terms extends object = object,
  /** What the sentences need besides: terms of layers below, and values that the caller passes. */
  Context extends object = object,
> {
  readonly terms: Terms;
  /** By type of event. */
  readonly events: Texts<T["event"], "type", SayNames & Terms & Context>;
  /** By code of refusal. */
  readonly refusals: {
    readonly [K in T["refusal"]["code"]]: (
      params: Extract<T["refusal"], { code: K }>["params"],
      say: SayNames & Terms & Context,
    ) => string;
  };
  /** By type of action: what the kind of action is called, such as "explore". */
  readonly actionTypes: { readonly [K in T["action"]["type"]]: string };
  /** By type of action: a short imperative, as on a button. */
  readonly actions: Texts<T["action"], "type", SayNames & Terms & Context>;
  /** By name of question: a request to the deciders; `who` has their names. */
  readonly decisions: {
    readonly [K in T["decision"]["ask"]]: (
      decision: Extract<T["decision"], { ask: K }>,
      who: string,
      say: SayNames & Terms & Context,
    ) => string;
  };
  /** By field of an action: what the player chooses, such as "lord to discard". */
  readonly fields: { readonly [F in keyof T["choices"]]: string };
  /** By field of an action: what one of its values is called, such as "Jailer"; of a list, one member. */
  readonly values: {
    readonly [F in keyof T["choices"]]: (
      value: T["choices"][F],
      say: SayNames & Terms & Context,
    ) => string;
  };
  /**
   * By field of the table, by category of the score, by figure on a card: what it is called. Where the area of
   * a layer has a field of the same name as the table below, the key has the name of the area: `exiles.deck`.
   */
  readonly parts: { readonly [K in T["part"] | T["category"]]: string };
  /** By category: what the points are for, without the points. */
  readonly lines: {
    readonly [K in T["category"]]: (line: ScoreLine<K>, say: SayNames & Terms & Context) => string;
  };
  /** By id. */
  readonly cards: { readonly [K in T["card"]]: CardText };
}

/** The types that two layers together have texts for. */
export interface DescribableWithLayer<B extends Describable, O extends Describable>
  extends Describable {
  event: B["event"] | O["event"];
  refusal: B["refusal"] | O["refusal"];
  action: B["action"] | O["action"];
  decision: B["decision"] | O["decision"];
  choices: Omit<B["choices"], keyof O["choices"]> & O["choices"];
  part: B["part"] | O["part"];
  category: B["category"] | O["category"];
  card: B["card"] | O["card"];
}

type Sections = Readonly<Record<keyof Phrases<Describable>, object>>;

// Merging is slow, as there are many texts, and happens with every description: so the results are cached.
const cache: WeakMap<object, WeakMap<object, Sections>> = /* @__PURE__ */ new WeakMap();

/**
 * Adds the texts of a layer to those below it. A text with the same key replaces the one below.
 *
 * @example
 * ```ts
 * const words = wordsOver(abyssWords, handLimitWords);
 * ```
 */
export function wordsOver<
  B extends Describable,
  BelowTerms extends object,
  BelowContext extends object,
  O extends Describable,
  OwnTerms extends object,
  OwnContext extends object,
>(
  below: Phrases<B, BelowTerms, BelowContext>,
  own: Phrases<O, OwnTerms, OwnContext>,
): Phrases<
  DescribableWithLayer<B, O>,
  BelowTerms & OwnTerms,
  Omit<BelowContext & OwnContext, keyof (BelowTerms & OwnTerms)>
> {
  const merges = cache.get(below) ?? new WeakMap<object, Sections>();
  const words = merges.get(own) ?? merge(below, own);
  cache.set(below, merges.set(own, words));
  // Merged key by key, which types cannot follow.
  return words as never;
}

const merge = (below: Sections, own: Sections): Sections => ({
  terms: { ...below.terms, ...own.terms },
  events: { ...below.events, ...own.events },
  refusals: { ...below.refusals, ...own.refusals },
  actionTypes: { ...below.actionTypes, ...own.actionTypes },
  actions: { ...below.actions, ...own.actions },
  decisions: { ...below.decisions, ...own.decisions },
  fields: { ...below.fields, ...own.fields },
  values: { ...below.values, ...own.values },
  parts: { ...below.parts, ...own.parts },
  lines: { ...below.lines, ...own.lines },
  cards: { ...below.cards, ...own.cards },
});

/** The texts of the refusals that every game has; `kind` names a kind of action. */
export type CommonRefusals = {
  readonly [K in CommonRefusal["code"]]: (
    params: Extract<CommonRefusal, { code: K }>["params"],
    say: SayNames & { kind(type: string): string },
  ) => string;
};

/** What has been chosen for a field of a partial action, in words: a value, or the members of a list. */
export interface ChosenField {
  readonly field: string;
  readonly values: readonly string[];
}

/** The parts of a language that are the same in every game. */
export interface BaseLocale {
  /** The BCP 47 tag, such as `"en-GB"`. */
  readonly tag: string;
  /** Names a player without a name, by number from 1. */
  player(number: number): string;
  /** Joins the names of players, all of whom are addressed. */
  players(names: readonly string[]): string;
  /** Completes a sentence with its capital letter and full stop. */
  sentence(text: string): string;
  /** Completes the sentence of a refusal, with the number of the rule. */
  refusal(text: string, rule: string): string;
  /** Completes a text that is not a sentence with its capital letter. */
  label(text: string): string;
  /** Names a partial action: its type, and what has been chosen for its fields so far. */
  partial(actionType: string, chosen: readonly ChosenField[]): string;
  /** Completes a score line: what the points are for, and the points. */
  line(text: string, points: number): string;
  /** Who wins, and why, at the end of a game. */
  readonly outcome: {
    /** Names the winner, and the tie-break if one decided. */
    wins(player: string, tieBreak: string | undefined): string;
    /** Names those who share the victory. */
    share(players: readonly string[]): string;
    /** By tie-break: a clause that says that it decided. */
    readonly tieBreaks: Readonly<Record<string, string>>;
  };
  /** The texts of the refusals that every game has. */
  readonly common: CommonRefusals;
}

/**
 * The texts of cards that differ only in values. Each is put together on first use, because the platform's lists and
 * plurals take long to create.
 */
export const textsOf = <T, Id extends string>(
  cards: readonly T[],
  id: (card: T) => Id,
  textOf: (card: T) => CardText,
): Readonly<Record<Id, CardText>> =>
  Object.fromEntries(cards.map((card) => [id(card), onFirstUse(() => textOf(card))])) as Record<
    Id,
    CardText
  >;

const onFirstUse = (compute: () => CardText): CardText => {
  const text = once(compute);
  return Object.freeze({
    get name() {
      return text().name;
    },
    get text() {
      return text().text;
    },
  });
};

/** Combines the names of cards and what they do. */
export const cardTexts = <Card extends string>(
  names: Readonly<Record<Card, string>>,
  texts: Readonly<Record<Card, string>>,
): Readonly<Record<Card, CardText>> =>
  Object.fromEntries(
    (Object.keys(names) as Card[]).map((card) => [card, { name: names[card], text: texts[card] }]),
  ) as Record<Card, CardText>;

/**
 * The types that a layer has texts for. Name only what it adds; the `Additions` of a layer will do. The fields
 * are those of its actions; if the words below have them already, name those that are new in `choices`.
 *
 * @example
 * ```ts
 * const words: Phrases<DescribableOf<HandLimitAdded>> = { ...noWords, events: { … }, … };
 * ```
 */
export type DescribableOf<Own> = {
  [K in keyof Describable]: K extends keyof Own
    ? Extract<Own[K], Describable[K]>
    : K extends "card"
      ? CardsIn<Own>
      : K extends "choices"
        ? ChoicesIn<Own>
        : never;
};
type ChoicesIn<Own> = Own extends { action: infer A extends Action } ? ChoicesOf<A> : object;
type CardsIn<Own> = Own extends { ids: infer Ids } ? Extract<Ids[keyof Ids], string> : never;

/** Empty texts, to spread into those of a layer: then only what it adds has to be written. */
export const noWords: Phrases<DescribableOf<object>> = /* @__PURE__ */ deepFreeze({
  terms: {},
  events: {},
  refusals: {},
  actionTypes: {},
  actions: {},
  decisions: {},
  fields: {},
  values: {},
  parts: {},
  lines: {},
  cards: {},
});
