import type { AbyssWords } from "../../../abyss/words/phrases.ts";
import { actions, actionTypes } from "./actions.ts";
import { cards } from "./cards.ts";
import { decisions } from "./decisions.ts";
import { events } from "./events.ts";
import { fields, parts, values } from "./labels.ts";
import { refusals } from "./refusals.ts";

export const abyss: AbyssWords = {
  terms: { coins: () => [] },
  events,
  refusals,
  actionTypes,
  actions,
  decisions,
  fields,
  values,
  parts,
  lines: {
    locations: ({ source, copied }, { name }) =>
      copied === undefined ? name(source) : `${name(source)} (jako: ${name(copied)})`,
    lords: ({ source }, { name }) => name(source),
    allies: ({ source }, { name }) => name(source),
    monsters: () => parts.tokens,
  },
  cards,
};
