// Texts as data: a function for each thing that can be told, in one language.

import type { Seat } from "../data/types.ts";
import type { Action, Decision, GameEvent } from "../rules/blueprint.ts";
import type { ScoreLine } from "../score/score.ts";
import type { CommonRefusal, Refusal } from "../validation/refusal.ts";

/** What a game, or a layer of one, has texts for. */
export interface Describable {
  event: GameEvent;
  refusal: Refusal;
  action: Action;
  decision: Decision;
  /** The categories of score lines. */
  category: string;
  /** The ids of cards. */
  card: string;
}

/** What sentences are made with: it depends on who is told, and on the whole game. */
export interface SayNames {
  /** What the player of a seat is called. */
  player(seat: Seat): string;
  /** The name of a card. */
  name(card: string): string;
}

/** A card in words. */
export interface CardText {
  readonly name: string;
  /** What it does, or what it is worth. */
  readonly text: string;
}

type Texts<Union, Tag extends keyof Union, Saying> = {
  readonly [K in Union[Tag] & string]: (
    said: Extract<Union, { readonly [T in Tag]: K }>,
    say: Saying,
  ) => string;
};

/**
 * The texts of a game, or of a layer, in one language; a missing one does not compile. Sentences begin
 * with a small letter and have no full stop: the language knows how they begin and end.
 */
export interface Phrases<
  T extends Describable,
  /** Expressions that sentences of all layers use, and that a layer above may replace. */
  Terms extends object = object,
  /** What else the sentences need: terms of layers below, and what comes with the call. */
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
  /** By type of action: what doing it is called in general, such as "explore". */
  readonly kinds: { readonly [K in T["action"]["type"]]: string };
  /** By type of action: a short imperative, as on a button. */
  readonly actions: Texts<T["action"], "type", SayNames & Terms & Context>;
  /** By name of question: a request to whoever is asked; `who` are their names. */
  readonly decisions: {
    readonly [K in T["decision"]["ask"]]: (
      decision: Extract<T["decision"], { ask: K }>,
      who: string,
      say: SayNames & Terms & Context,
    ) => string;
  };
  /** By category: what the points are for, without the points. */
  readonly lines: {
    readonly [K in T["category"]]: (line: ScoreLine<K>, say: SayNames & Terms & Context) => string;
  };
  /** By id. */
  readonly cards: { readonly [K in T["card"]]: CardText };
}

/** What two layers have texts for. */
export interface DescribableWithLayer<B extends Describable, O extends Describable>
  extends Describable {
  event: B["event"] | O["event"];
  refusal: B["refusal"] | O["refusal"];
  action: B["action"] | O["action"];
  decision: B["decision"] | O["decision"];
  category: B["category"] | O["category"];
  card: B["card"] | O["card"];
}

type Sections = Readonly<Record<keyof Phrases<Describable>, object>>;

// Texts are many, and put together whenever something is told: so each pair is remembered.
const together: WeakMap<object, WeakMap<object, Sections>> = /* @__PURE__ */ new WeakMap();

/**
 * The texts of a layer on top of those below it; one for what is there already takes its place.
 *
 * @example
 * ```ts
 * const words = wordsOver(abyssWords, handLimitWords);
 * ```
 */
export function wordsOver<
  B extends Describable,
  BelowTerms extends object,
  BelowNeeds extends object,
  O extends Describable,
  OwnTerms extends object,
  OwnNeeds extends object,
>(
  below: Phrases<B, BelowTerms, BelowNeeds>,
  own: Phrases<O, OwnTerms, OwnNeeds>,
): Phrases<
  DescribableWithLayer<B, O>,
  BelowTerms & OwnTerms,
  Omit<BelowNeeds & OwnNeeds, keyof (BelowTerms & OwnTerms)>
> {
  const known = together.get(below) ?? new WeakMap<object, Sections>();
  const words = known.get(own) ?? merged(below, own);
  together.set(below, known.set(own, words));
  // Put together key by key, which types cannot follow.
  return words as never;
}

const merged = (below: Sections, own: Sections): Sections => ({
  terms: { ...below.terms, ...own.terms },
  events: { ...below.events, ...own.events },
  refusals: { ...below.refusals, ...own.refusals },
  kinds: { ...below.kinds, ...own.kinds },
  actions: { ...below.actions, ...own.actions },
  decisions: { ...below.decisions, ...own.decisions },
  lines: { ...below.lines, ...own.lines },
  cards: { ...below.cards, ...own.cards },
});

/** The refusals that every game has in common; `kind` tells what a kind of action is called. */
export type CommonRefusals = {
  readonly [K in CommonRefusal["code"]]: (
    params: Extract<CommonRefusal, { code: K }>["params"],
    say: SayNames & { kind(type: string): string },
  ) => string;
};

/** What is particular to a language and the same in every game. */
export interface BaseLocale {
  /** The BCP 47 tag, such as `"en-GB"`. */
  readonly tag: string;
  /** What players without a name are called, by number from 1. */
  player(number: number): string;
  /** Names of players, all of whom are meant. */
  players(names: readonly string[]): string;
  /** A whole sentence: with its capital letter and its full stop. */
  sentence(text: string): string;
  /** The sentence of a refusal, with the number of the rule. */
  refusal(text: string, rule: string): string;
  /** A text that is no sentence: with its capital letter. */
  label(text: string): string;
  /** A score line: what the points are for, and the points. */
  line(text: string, points: number): string;
  /** The refusals that every game has in common. */
  readonly common: CommonRefusals;
}

/** Texts of cards, from their names and from what they do. */
export const cardTexts = <Card extends string>(
  names: Readonly<Record<Card, string>>,
  texts: Readonly<Record<Card, string>>,
): Readonly<Record<Card, CardText>> =>
  Object.fromEntries(
    (Object.keys(names) as Card[]).map((card) => [card, { name: names[card], text: texts[card] }]),
  ) as Record<Card, CardText>;

/**
 * What a layer has texts for; what is not named, it does not add. The additions of a layer will do.
 *
 * @example
 * ```ts
 * const words: Phrases<Tells<HandLimitAdded>> = { ...noWords, events: { … }, … };
 * ```
 */
export type DescribableOf<Own> = {
  [K in keyof Describable]: K extends keyof Own ? Extract<Own[K], Describable[K]> : never;
};

/** No texts at all, to begin a layer with: what it adds must then be named. */
export const noWords: Phrases<DescribableOf<object>> = {
  terms: {},
  events: {},
  refusals: {},
  kinds: {},
  actions: {},
  decisions: {},
  lines: {},
  cards: {},
};
