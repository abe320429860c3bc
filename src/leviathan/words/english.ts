import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import { leviathanActions, leviathanActionTypes } from "./english/actions.ts";
import { leviathanCardTexts } from "./english/cards.ts";
import { leviathanDecisions } from "./english/decisions.ts";
import { leviathanEvents } from "./english/events.ts";
import { leviathanFields, leviathanParts, leviathanValues } from "./english/labels.ts";
import { leviathanRefusals } from "./english/refusals.ts";
import type { LeviathanWords } from "./phrases.ts";

/** The English texts of what Leviathan adds. */
export const leviathanWords: LeviathanWords = /* @__PURE__ */ deepFreeze({
  terms: {},
  events: leviathanEvents,
  refusals: leviathanRefusals,
  actionTypes: leviathanActionTypes,
  actions: leviathanActions,
  decisions: leviathanDecisions,
  fields: leviathanFields,
  values: leviathanValues,
  parts: leviathanParts,
  lines: { scourge: () => leviathanParts.scourge, wounds: () => leviathanParts.wounds },
  cards: leviathanCardTexts,
});
