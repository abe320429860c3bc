import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import { conspiracyActions, conspiracyActionTypes } from "./english/actions.ts";
import { conspiracyCards } from "./english/cards.ts";
import { conspiracyDecisions } from "./english/decisions.ts";
import { conspiracyEvents } from "./english/events.ts";
import { conspiracyFields, conspiracyParts, conspiracyValues } from "./english/labels.ts";
import { conspiracyLines } from "./english/lines.ts";
import { conspiracyRefusals } from "./english/refusals.ts";
import type { ConspiracyWords } from "./phrases.ts";

/** The English texts of Conspiracy. */
export const conspiracyWords: ConspiracyWords = /* @__PURE__ */ deepFreeze({
  terms: {},
  events: conspiracyEvents,
  refusals: conspiracyRefusals,
  actionTypes: conspiracyActionTypes,
  actions: conspiracyActions,
  decisions: conspiracyDecisions,
  fields: conspiracyFields,
  values: conspiracyValues,
  parts: conspiracyParts,
  lines: conspiracyLines,
  cards: conspiracyCards,
});
