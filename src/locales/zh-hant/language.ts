import type { MalformedParams } from "../../kernel/validation/refusal.ts";
import { type Grammar, grammar } from "../../kernel/words/grammar.ts";
import { literalIn, malformedKindOf, namesAmong } from "../../kernel/words/malformed.ts";
import type { BaseLocale } from "../../kernel/words/phrases.ts";

/** Chinese lists. */
export const g: Grammar = /* @__PURE__ */ grammar("zh-Hant");

/** Chinese knows no capital letters. */
const asItIs = (text: string): string => text;

export const language: BaseLocale = {
  tag: "zh-Hant",
  player: (number) => `玩家${number}`,
  players: (names) => g.and(names),
  sentence: (text) => `${text}。`,
  refusal: (text, rule) => `${text}（${rule}）。`,
  label: asItIs,
  line: (text, points) => `${text}：${points}點`,
  common: {
    malformed: (params) => `這不是本遊戲的動作：${wrongIn(params)}`,
    "game-over": () => "遊戲已經結束",
    "not-your-decision": ({ deciders }, { player }) => `現在應由${g.or(deciders.map(player))}決定`,
    "not-asked": ({ answers }, { kind }) => `現在不是問這個；可以回答：${g.or(answers.map(kind))}`,
    "other-moves-possible": () => "只有在別無選擇時才可以這樣做",
  },
};

function wrongIn(params: MalformedParams): string {
  const { path, didYouMean } = params;
  const names = namesAmong(params);
  const wanted = names.length > 0 ? `；可以是：${g.or(names)}` : "";
  const remedy = didYouMean ? `；是不是要寫：${g.or(didYouMean)}？` : wanted;
  const place = path === "" ? "" : `（位於「${path}」）`;
  switch (malformedKindOf(params)) {
    case "wrong":
      return `錯誤的值${literalIn(params)}${place}${remedy}`;
    case "missing":
      return `缺少欄位「${path}」${remedy}`;
    case "unknown-field":
      return `未知的欄位「${path}」${remedy}`;
    case "unreadable":
      return `無法讀取的值${place}`;
  }
}
