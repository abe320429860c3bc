import { nebulisIn } from "../../../kraken/words/context.ts";
import type { KrakenWords } from "../../../kraken/words/phrases.ts";
import { nebulis } from "../nouns.ts";
import { actions, actionTypes } from "./actions.ts";
import { cards } from "./cards.ts";
import { decisions } from "./decisions.ts";
import { events } from "./events.ts";
import { fields, parts, values } from "./labels.ts";
import { refusals } from "./refusals.ts";

export const kraken: KrakenWords = {
  terms: {
    coins: (action) => {
      const n = nebulisIn(action);
      return n > 0 ? [nebulis(n)] : [];
    },
  },
  events,
  refusals,
  actionTypes,
  actions,
  decisions,
  fields,
  values,
  parts,
  lines: { nebulis: () => parts.nebulis, figure: () => parts.figure },
  cards,
};
