import { type Grammar, grammar } from "../../kernel/grammar.ts";
import type { Language } from "../../kernel/phrases.ts";

/** Chinese lists. */
export const g: Grammar = /* @__PURE__ */ grammar("zh-Hant");

/** Chinese knows no capital letters. */
const asItIs = (text: string): string => text;

export const language: Language = {
  tag: "zh-Hant",
  player: (number) => `玩家${number}`,
  players: (names) => g.and(names),
  sentence: (text) => `${text}。`,
  refusal: (text, rule) => `${text}（${rule}）。`,
  label: asItIs,
  line: (text, points) => `${text}：${points}點`,
  common: {
    malformed: ({ path, problem, expected }) => {
      const place = path === "" ? "" : `，位置：「${path}」`;
      const wanted = expected.length > 0 ? `，應為：${g.or(expected)}` : "";
      return `這不是本遊戲的動作：${problem.replaceAll("_", " ")}${place}${wanted}`;
    },
    "game-over": () => "遊戲已經結束",
    "not-your-decision": ({ deciders }, { player }) => `現在應由${g.or(deciders.map(player))}決定`,
    "not-asked": ({ answers }, { kind }) => `現在不是問這個；可以回答：${g.or(answers.map(kind))}`,
    "other-moves-possible": () => "只有在別無選擇時才可以這樣做",
  },
};
