import { type CardText, cardTexts } from "../../../kernel/words/phrases.ts";
import type { CombatSymbol } from "../../../leviathan/cards/fighters.ts";
import type { LeviathanCard, Penalty } from "../../../leviathan/cards/leviathans.ts";
import type { LeviathanLord } from "../../../leviathan/cards/lords.ts";
import type { LeviathanToken } from "../../../leviathan/cards/tokens.ts";
import {
  fighterTexts,
  leviathanTexts,
  rewordedTexts,
  tokenTexts,
} from "../../../leviathan/words/card-texts.ts";
import type { LeviathanWords, RewordedCard } from "../../../leviathan/words/phrases.ts";
import { cards as abyssCards } from "../abyss/cards.ts";
import { race } from "../abyss/expressions.ts";
import { chinese } from "../language.ts";
import { allies, pearls, tokens, wounds } from "../nouns.ts";
import { face } from "./expressions.ts";

const lordNames: Readonly<Record<LeviathanLord, string>> = {
  intrepid: "無畏者",
  "border-guard": "邊界守衛",
  taxidermist: "標本師",
  "arms-dealer": "軍火商",
  metamorph: "變形者",
  sorcerer: "術士",
  altruist: "利他者",
  rebel: "反抗者",
  coward: "懦夫",
  breeder: "培育者",
};

const powers: Readonly<Record<LeviathanLord, string>> = {
  intrepid: "自由時：在戰鬥中殺死利維坦後，可以與第二隻利維坦戰鬥。",
  "border-guard": "立即：1隻利維坦前往你選擇的對手。",
  taxidermist: "自由時：你每移除1個生命點，獲得2顆珍珠。",
  "arms-dealer": "立即：邊界上的每隻利維坦讓你獲得1顆珍珠。",
  metamorph: "自由時：可以用任何種族的盟友攻擊任何利維坦。",
  sorcerer: "立即：可以與利維坦戰鬥。",
  altruist: "自由時：你每移除1個生命點，多抽1個指示物。",
  rebel: "立即：移除邊界上1隻利維坦的1個生命點，視同攻擊。",
  coward: "自由時：可以無視你探索時揭露的怪獸；怪獸被棄掉，也不會出現利維坦。",
  breeder: "立即：抽1隻利維坦，放到邊界的空格。",
};

const symbols: Readonly<Record<CombatSymbol, string>> = {
  pearl: "擲骰後可以支付珍珠，每顆使攻擊力加1。",
  twoDice: "攻擊時擲兩顆骰子，以較高者計算。",
};

const penalties: Readonly<Record<Penalty["kind"], (n: number) => string>> = {
  wounds: (n) => `受到${wounds(n)}`,
  pearls: (n) => `將${pearls(n)}歸還寶庫`,
  allies: (n) => `棄掉手牌中的${allies(n)}`,
  lord: () => "棄掉1位自由領主",
};

const leviathan = (number: number, { alliedRaces, life, penalty }: LeviathanCard): CardText => {
  const points = life.map((point) => `${point.resistance}（${tokens(point.tokens)}）`);
  return {
    name: `利維坦${number}`,
    text: `同盟種族：${chinese.and(alliedRaces.map(race))}。抵抗力：${points.join("、")}。攻擊你時：${penalties[penalty.kind](penalty.count)}。`,
  };
};

const effects: Readonly<Record<LeviathanToken, string>> = {
  "two-pearls": "揭露後獲得2顆珍珠。",
  "three-pearls": "揭露後獲得3顆珍珠。",
  key: "揭露後拿取1個鑰匙指示物。",
  "council-stack": "揭露後拿取1個議會牌堆。",
};

const reworded: Readonly<Record<RewordedCard, string>> = {
  monster: "與利維坦戰鬥，或繼續揭露，此時會有利維坦來到邊界。",
  hunter: "立即：從1位對手隨機拿走1個怪獸指示物或利維坦指示物。",
  "crab-1": "數值1的盟友（5張卡牌）。",
};

export const cards: LeviathanWords["cards"] = /* @__PURE__ */ (() => ({
  ...cardTexts(lordNames, powers),
  ...fighterTexts((id, value, symbol) => ({
    name: `${race(id)}${value}（戰士）`,
    text: `數值${value}的盟友。${symbols[symbol]}`,
  })),
  ...leviathanTexts(leviathan),
  "leviathan-token": {
    name: "利維坦指示物",
    text: "揭露後獲得珍珠、鑰匙指示物或議會牌堆。",
  },
  ...tokenTexts((kind) => ({ name: `利維坦指示物（${face(kind)}）`, text: effects[kind] })),
  ...rewordedTexts(abyssCards, reworded),
}))();
