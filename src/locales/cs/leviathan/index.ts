import type { LeviathanWords } from "../../../leviathan/words/phrases.ts";
import { actions, actionTypes } from "./actions.ts";
import { cards } from "./cards.ts";
import { decisions } from "./decisions.ts";
import { events } from "./events.ts";
import { fields, parts, values } from "./labels.ts";
import { refusals } from "./refusals.ts";

export const leviathan: LeviathanWords = {
  terms: {},
  events,
  refusals,
  actionTypes,
  actions,
  decisions,
  fields,
  values,
  parts,
  lines: { scourge: () => parts.scourge, wounds: () => parts.wounds },
  cards,
};
