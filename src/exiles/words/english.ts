import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import { exilesActions, exilesActionTypes } from "./english/actions.ts";
import { exileNames, exileTexts } from "./english/cards.ts";
import { exilesDecisions } from "./english/decisions.ts";
import { exilesEvents } from "./english/events.ts";
import { exilesFields, exilesParts, exilesValues } from "./english/labels.ts";
import { exilesRefusals } from "./english/refusals.ts";
import type { ExilesWords } from "./phrases.ts";

/** The English texts of what exiles add. */
export const exilesWords: ExilesWords = /* @__PURE__ */ deepFreeze({
  terms: { exileNames, exileTexts },
  events: exilesEvents,
  refusals: exilesRefusals,
  actionTypes: exilesActionTypes,
  actions: exilesActions,
  decisions: exilesDecisions,
  fields: exilesFields,
  values: exilesValues,
  parts: exilesParts,
  lines: { exiles: ({ source }, { exile }) => exile(source) },
  cards: {},
});
