import { leviathanCard } from "../../../leviathan/cards/leviathans.ts";
import { HAND_LIMIT } from "../../../leviathan/cards/numbers.ts";
import type { LeviathanWords } from "../../../leviathan/words/phrases.ts";
import { allies, pearls, tokens } from "../nouns.ts";

export const decisions: LeviathanWords["decisions"] = {
  explore: (_, who, { revealed }) => {
    const card = revealed();
    if (card === undefined) return `${who}：請拿取盟友或與利維坦戰鬥，或繼續揭露`;
    return card === "monster"
      ? `${who}：請與利維坦戰鬥，或繼續揭露`
      : `${who}：請拿取盟友，或繼續揭露`;
  },
  attack: (_, who) => `${who}：請再次攻擊，或結束戰鬥`,
  "add-pearls": ({ attack }, who) => `${who}：請選擇要為攻擊力${attack}加上幾顆珍珠`,
  "choose-target": ({ by }, who, { name }) =>
    `${who}：請與${by === "intrepid" ? "第二隻" : ""}利維坦戰鬥，或放棄（${name(by)}）`,
  "draw-tokens": ({ count }, who) =>
    count === 1
      ? `${who}：請抽1個怪獸指示物或利維坦指示物`
      : `${who}：請抽${tokens(count)}，選擇其中有幾個怪獸指示物，其餘為利維坦指示物`,
  "reveal-token": (_, who) => `${who}：請揭露1個利維坦指示物，或放棄`,
  "lose-allies": ({ leviathan }, who, { name }) =>
    `${who}：請棄掉手牌中的${allies(leviathanCard(leviathan).penalty.count)}（${name(leviathan)}）`,
  "lose-lord": ({ leviathan }, who, { name }) => `${who}：請棄掉1位自由領主（${name(leviathan)}）`,
  "trim-hand": (_, who) =>
    `${who}：請為超過手牌上限（${allies(HAND_LIMIT)}）的每位盟友棄掉${allies(1)}或支付${pearls(1)}`,
  "steal-token": ({ mayDecline }, who) =>
    `${who}：請選擇要拿走哪位對手的哪種指示物${mayDecline ? "，或放棄" : ""}`,
  "send-leviathan": (_, who) => `${who}：請選擇利維坦要前往的對手`,
  "remove-life-point": (_, who) => `${who}：請選擇失去1個生命點的利維坦`,
  "place-leviathan": ({ leviathan }, who, { name }) =>
    `${who}：請為${name(leviathan)}選擇邊界的空格`,
};
