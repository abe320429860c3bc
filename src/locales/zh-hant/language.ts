import type { MalformedParams } from "../../kernel/validation/refusal.ts";
import { type Grammar, grammar } from "../../kernel/words/grammar.ts";
import { literalIn, malformedKindOf, namesAmong } from "../../kernel/words/malformed.ts";
import type { BaseLocale } from "../../kernel/words/phrases.ts";

/** Chinese lists. */
export const chinese: Grammar = /* @__PURE__ */ grammar("zh-Hant");

/** Chinese has no capital letters. */
const unchanged = (text: string): string => text;

export const language: BaseLocale = {
  tag: "zh-Hant",
  player: (number) => `玩家${number}`,
  players: (names) => chinese.and(names),
  sentence: (text) => `${text}。`,
  refusal: (text, rule) => `${text}（${rule}）。`,
  label: unchanged,
  partial: (actionType, chosen) =>
    chosen.length === 0
      ? actionType
      : `${actionType}（${chosen.map(({ field, values }) => `${field}：${values.join("、")}`).join("；")}）`,
  line: (text, points) => `${text}：${points}點`,
  outcome: {
    wins: (player, tieBreak) => `${player}獲勝${tieBreak ? `；${tieBreak}` : ""}`,
    share: (players) => `${chinese.and(players)}共享勝利`,
    tieBreaks: {
      pearls: "平手以珍珠數量決定",
      "strongest-lord": "平手以影響力最高的領主決定",
      "pearl-master": "平手以珍珠大師頭銜決定",
    },
  },
  common: {
    malformed: (params) => `這不是本遊戲的動作：${problemIn(params)}`,
    "game-over": () => "遊戲已經結束",
    "not-your-decision": ({ deciders }, { player }) =>
      `現在應由${chinese.or(deciders.map(player))}決定`,
    "not-asked": ({ answers }, { kind }) =>
      `現在不是問這個；可以回答：${chinese.or(answers.map(kind))}`,
    "other-moves-possible": () => "只有在別無選擇時才可以這樣做",
  },
};

function problemIn(params: MalformedParams): string {
  const { path, didYouMean } = params;
  const names = namesAmong(params);
  const choices = names.length > 0 ? `；可以是：${chinese.or(names)}` : "";
  const hint = didYouMean ? `；是不是要寫：${chinese.or(didYouMean)}？` : choices;
  const place = path === "" ? "" : `（位於「${path}」）`;
  switch (malformedKindOf(params)) {
    case "wrong":
      return `錯誤的值${literalIn(params)}${place}${hint}`;
    case "missing":
      return `缺少欄位「${path}」${hint}`;
    case "unknown-field":
      return `未知的欄位「${path}」${hint}`;
  }
}
