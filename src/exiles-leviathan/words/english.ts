import { abyssWords } from "../../abyss/words/english.ts";
import { exilesWords } from "../../exiles/words/english.ts";
import { deepFreeze } from "../../kernel/data/deep-freeze.ts";
import { wordsOver } from "../../kernel/words/phrases.ts";
import { leviathanWords } from "../../leviathan/words/english.ts";

/** The English words of Exiles with Leviathan: those of its layers. */
export const exilesLeviathanWords = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ wordsOver(/* @__PURE__ */ wordsOver(abyssWords, leviathanWords), exilesWords),
);
