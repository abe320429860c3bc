import { PLOT_PEARLS, SLAVER_PEARLS } from "../../../abyss/cards/numbers.ts";
import { affiliateToName } from "../../../abyss/words/affiliation.ts";
import type {
  AbyssContext,
  AbyssTerms,
  AbyssWords,
  RecruitPayment,
} from "../../../abyss/words/phrases.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import { chinese } from "../language.ts";
import { locations, pearls } from "../nouns.ts";
import { allies, keys, paid, revealedAlly, reward, stacks } from "./expressions.ts";

type TextContext = SayNames & AbyssTerms & AbyssContext;

/** Other coins, such as nebulis, then pearls. */
function coins(say: TextContext, action: object): readonly string[] {
  const n = say.pearls(action);
  return [...say.coins(action), ...(n > 0 ? [pearls(n)] : [])];
}

/** "以1顆珍珠"; empty if nothing is paid or the price is not known. */
function price(say: TextContext, action: object): string {
  const money = coins(say, action);
  return money.length > 0 ? `以${chinese.and(money)}` : "";
}

/** "以螃蟹3和1顆珍珠招募獄卒，連結螃蟹3" */
export function recruiting(say: TextContext, action: RecruitPayment, whom: string): string {
  const affiliate = affiliateToName(action);
  const affiliation = affiliate === null ? "" : `，連結${say.name(affiliate)}`;
  return `以${paid(say, action.allies, coins(say, action))}招募${whom}${affiliation}`;
}

export const actionTypes: AbyssWords["actionTypes"] = {
  plot: "進入諮議會",
  explore: "探索深海",
  "request-support": "從議會獲得支援",
  recruit: "招募領主",
  pass: "略過",
  buy: "購買盟友",
  take: "拿取盟友",
  continue: "揭露下一張卡牌",
  fight: "與怪獸戰鬥",
  decline: "放棄",
  discard: "棄掉盟友",
  disable: "使領主失效",
  "steal-token": "拿走怪獸指示物",
  "take-stack": "拿取議會牌堆",
  "swap-location": "交換地點",
  bribe: "以珍珠招募領主",
  "replace-from-court": "以諮議會的領主替換領主",
  "replace-from-deck": "以牌庫頂的領主替換領主",
  "use-slaver": "棄掉盟友換取珍珠",
  "use-oracle": "棄掉議會牌堆",
  "use-opportunist": "替換諮議會的領主",
  "bring-location": "由大使抽地點",
  "draw-locations": "抽地點",
  control: "控制地點",
  "switch-location": "更換地點",
  "end-turn": "結束回合",
};

export const actions: AbyssWords["actions"] = {
  plot: () => `支付${pearls(PLOT_PEARLS)}，讓牌庫頂的領主進入諮議會`,
  explore: () => "探索深海",
  "request-support": ({ stacks: races }) => `拿取${stacks(races)}`,
  recruit: (action, say) => recruiting(say, action, say.name(action.lord)),
  pass: () => "略過",
  buy: (action, say) => `${price(say, action)}購買${revealedAlly(say)}`,
  take: (_, say) => `拿取${revealedAlly(say)}`,
  continue: () => "揭露下一張卡牌",
  fight: ({ reward: chosen }) => `與怪獸戰鬥，獎勵：${reward(chosen)}`,
  decline: () => "放棄",
  discard: ({ allies: discarded }, say) => `棄掉${allies(say, discarded)}`,
  disable: ({ lord }, { name }) => `使${name(lord)}失效`,
  "steal-token": ({ from }, { player }) => `從${player(from)}拿走1個怪獸指示物`,
  "take-stack": ({ stack }) => `拿取${stacks([stack])}`,
  "swap-location": ({ give, take }, { name }) => `以${name(give)}交換${name(take)}`,
  bribe: (action, say) => `${price(say, action)}招募${say.name(action.lord)}`,
  "replace-from-court": ({ discard, take }, { name }) =>
    `棄掉${name(discard)}，拿取諮議會的${name(take)}`,
  "replace-from-deck": ({ discard }, { name }) => `棄掉${name(discard)}，拿取牌庫頂的領主`,
  "use-slaver": ({ ally }, { name }) => `棄掉${name(ally)}，獲得${pearls(SLAVER_PEARLS)}`,
  "use-oracle": ({ stack }) => `棄掉${stacks([stack])}`,
  "use-opportunist": ({ lord }, { name }) => `棄掉諮議會的${name(lord)}，換上牌庫頂的領主`,
  "bring-location": () => "抽地點",
  "draw-locations": ({ count }) => `抽${locations(count)}`,
  control: ({ location, lords, keyTokens }, say) =>
    `控制${say.name(location)}，鑰匙來自：${keys(say, lords, keyTokens)}`,
  "switch-location": ({ location }, { name }) => `將${name("black-smokers")}換成${name(location)}`,
  "end-turn": () => "結束回合",
};
