import { abyssWords } from "../../abyss/words/english.ts";
import { exilesWords } from "../../exiles/words/english.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import { wordsOver } from "../../kernel/words/phrases.ts";
import { krakenWords } from "../../kraken/words/english.ts";

/** The English words of Exiles with Kraken: those of its three layers. */
export const exilesKrakenWords = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ wordsOver(/* @__PURE__ */ wordsOver(abyssWords, krakenWords), exilesWords),
);
