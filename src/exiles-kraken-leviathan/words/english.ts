import { exilesWords } from "../../exiles/words/english.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import { wordsOver } from "../../kernel/words/phrases.ts";
import { krakenLeviathanWords } from "../../kraken-leviathan/words/english.ts";

/** The English words of Exiles with Kraken and Leviathan: those of its layers. */
export const exilesKrakenLeviathanWords = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ wordsOver(krakenLeviathanWords, exilesWords),
);
