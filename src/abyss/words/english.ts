import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import { abyssActions, abyssActionTypes } from "./english/actions.ts";
import { abyssCards } from "./english/cards.ts";
import { abyssDecisions } from "./english/decisions.ts";
import { abyssEvents } from "./english/events.ts";
import { abyssFields, abyssParts, abyssValues } from "./english/labels.ts";
import { abyssLines } from "./english/lines.ts";
import { abyssRefusals } from "./english/refusals.ts";
import type { AbyssWords } from "./phrases.ts";

/** The English texts of Abyss. */
export const abyssWords: AbyssWords = /* @__PURE__ */ deepFreeze({
  terms: { coins: () => [] },
  events: abyssEvents,
  refusals: abyssRefusals,
  actionTypes: abyssActionTypes,
  actions: abyssActions,
  decisions: abyssDecisions,
  fields: abyssFields,
  values: abyssValues,
  parts: abyssParts,
  lines: abyssLines,
  cards: abyssCards,
});
