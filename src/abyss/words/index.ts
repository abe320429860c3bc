// The texts of Abyss: English is here, other languages are in src/locales.
import { partOf, tellingOf, type Voice, voice } from "../../kernel/describe.ts";
import { english } from "../../kernel/english.ts";
import type { CardText } from "../../kernel/phrases.ts";
import type { ScoreLine } from "../../kernel/score.ts";
import type { Action, Decision } from "../actions.ts";
import type { Event } from "../events.ts";
import type { Refusal } from "../refusals.ts";
import type { Category } from "../scoring.ts";
import { abyssWords } from "./english.ts";
import { abyssNeeds } from "./needs.ts";
import type { AbyssCard, AbyssTelling, AbyssTold } from "./phrases.ts";

export { abyssWords } from "./english.ts";
export { abyssNeeds } from "./needs.ts";
export type * from "./phrases.ts";

function speak(telling: AbyssTelling | undefined): Voice<AbyssTold> {
  const { names, locale = { ...english, abyss: abyssWords }, view } = tellingOf(telling);
  return voice(locale, partOf(locale, "abyss"), names, abyssNeeds(view));
}

/**
 * A sentence for an event or a refusal. Cards that were redacted are only counted.
 *
 * @example
 * ```ts
 * const result = abyss.reduce(state, { type: "plot", seat: 0 });
 * if (!result.ok) describe(result.refusal); // "The court has 6 spaces and is full (AB-8)."
 * describe({ type: "turn-started", seat: 1 }, { names: ["Ann", "Ben"] }); // "Ben's turn."
 * ```
 */
export function describe(said: Event | Refusal, telling?: AbyssTelling): string {
  return speak(telling).said(said);
}

/**
 * A short text for an action, as on a button. With a `view` it tells the pearls, too.
 *
 * @example
 * ```ts
 * describeAction(action, { view }); // "Recruit the Jailer with crab 3 and squid 2, and 1 pearl"
 * ```
 */
export function describeAction(action: Action, telling?: AbyssTelling): string {
  return speak(telling).action(action);
}

/**
 * A request to those who are asked, by name.
 *
 * @example
 * ```ts
 * const decision = abyss.decision(view);
 * if (decision) describeDecision(decision); // "Player 1, choose what to do this turn."
 * ```
 */
export function describeDecision(decision: Decision, telling?: AbyssTelling): string {
  return speak(telling).decision(decision);
}

/**
 * A line of a score sheet: what the points are for, and how many they are.
 *
 * @example
 * ```ts
 * describeLine({ category: "locations", source: "jail", points: 14 }); // "Jail: 14 points"
 * ```
 */
export function describeLine(line: ScoreLine<Category>, telling?: AbyssTelling): string {
  return speak(telling).line(line);
}

/**
 * The name of a lord, a location or an exploration card, and what it does, in our own words.
 *
 * @example
 * ```ts
 * describeCard("jailer");
 * // { name: "Jailer", text: "At once: each opponent discards 1 ally of their choice from hand." }
 * ```
 */
export function describeCard(card: AbyssCard, telling?: AbyssTelling): CardText {
  return speak(telling).card(card);
}
