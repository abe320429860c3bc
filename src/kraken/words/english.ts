import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import { nebulisIn } from "./context.ts";
import { krakenActions, krakenActionTypes } from "./english/actions.ts";
import { krakenCards } from "./english/cards.ts";
import { krakenDecisions } from "./english/decisions.ts";
import { krakenEvents } from "./english/events.ts";
import { krakenFields, krakenParts, krakenValues } from "./english/labels.ts";
import { nebulis } from "./english/nouns.ts";
import { krakenRefusals } from "./english/refusals.ts";
import type { KrakenWords } from "./phrases.ts";

/** The English texts of what Kraken adds. */
export const krakenWords: KrakenWords = /* @__PURE__ */ deepFreeze({
  terms: {
    coins: (action) => {
      const n = nebulisIn(action);
      return n > 0 ? [nebulis(n)] : [];
    },
  },
  events: krakenEvents,
  refusals: krakenRefusals,
  actionTypes: krakenActionTypes,
  actions: krakenActions,
  decisions: krakenDecisions,
  fields: krakenFields,
  values: krakenValues,
  parts: krakenParts,
  lines: { nebulis: () => krakenParts.nebulis, figure: () => krakenParts.figure },
  cards: krakenCards,
});
