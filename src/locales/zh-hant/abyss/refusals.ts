import type { AbyssWords } from "../../../abyss/words/phrases.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";
import { chinese } from "../language.ts";
import { race, reward } from "./expressions.ts";

export const figures = ({ has, needs }: { readonly has: number; readonly needs: number }): string =>
  `有${has}，需要${needs}`;

/** Where a location must come from. */
const offers = { available: "面朝上的地點中", drawn: "抽到的地點中", stack: "地點堆中" };

export const refusals: AbyssWords["refusals"] = {
  "too-few-pearls": (params) => `珍珠不足：${figures(params)}`,
  "court-full": ({ spaces }) => `諮議會的${spaces}個格子已滿`,
  "lord-deck-empty": () => "領主牌庫已經沒有領主",
  "lord-not-in-court": ({ lord }, { name }) => `${name(lord)}不在諮議會`,
  "nothing-to-reveal": () => "已經沒有可以揭露的卡牌",
  "track-full": ({ spaces }) => `探索量表的${spaces}個格子已滿`,
  "monster-revealed": () => "揭露的是怪獸，不能拿取",
  "no-monster-revealed": () => "沒有可以戰鬥的怪獸",
  "reward-not-on-offer": ({ reward: chosen, rewards }) =>
    `沒有這個獎勵（${reward(chosen)}）；可選擇：${chinese.or(rewards.map(reward))}`,
  "too-few-monster-tokens": (params) => `怪獸指示物不足：${figures(params)}`,
  "wrong-number-of-stacks": (params) => `議會牌堆的數量不對：${figures(params)}`,
  "stack-named-twice": ({ stack }) => `${race(stack)}議會牌堆重複`,
  "stack-empty": ({ stack }) => `${race(stack)}議會牌堆是空的`,
  "ally-not-in-hand": ({ ally }, { name }) => `手牌中沒有${name(ally)}，或數量不足`,
  "wrong-number-of-allies": (params) => `盟友的數量不對：${figures(params)}`,
  "wrong-number-of-races": (params) => `種族的數量不對：${figures(params)}`,
  "required-race-missing": ({ race: id }) => `盟友中必須有${race(id)}`,
  "superfluous-ally": ({ ally }, { name }) => `不打出${name(ally)}也足夠支付`,
  "ally-not-played": ({ ally }, { name }) => `${name(ally)}不在打出的盟友中`,
  "not-the-lowest-ally": ({ ally, lowest }, { name }) =>
    `${name(ally)}不是數值最低的盟友：最低數值為${lowest}`,
  "power-not-working": ({ lord }, { name }) => `${name(lord)}不是你的自由領主`,
  "power-used-this-turn": ({ lord }, { name }) => `${name(lord)}的能力本回合已經使用過`,
  "not-a-free-lord": ({ lord, of }, { player, name }) => `${name(lord)}不是${player(of)}的自由領主`,
  "not-another-lord": ({ lord }, { name }) => `${name(lord)}不是你的另一位自由領主`,
  "wrong-replacement": ({ by }, { name }) =>
    `${name(by)}的新領主來自${by === "traitor" ? "諮議會" : "領主牌庫"}`,
  "not-an-opponent": ({ from }, { player }) => `${player(from)}不是對手`,
  "protected-by-shaman": ({ seat }, { player, name }) => `${player(seat)}受到${name("shaman")}保護`,
  "no-monster-tokens": ({ seat }, { player }) => `${player(seat)}沒有怪獸指示物`,
  "not-to-be-declined": () => "這個能力必須盡可能執行，不能放棄",
  "location-not-owned": ({ location }, { name }) => `${name(location)}不是你的地點`,
  "location-not-on-offer": ({ location, from }, { name }) =>
    `${name(location)}不在${wordFor(offers, from)}`,
  "wrong-count": ({ count, max, has }) =>
    `可以抽1到${max}個地點，不能抽${count}個；地點堆有${has}個`,
  "lord-has-no-key": ({ lord }, { name }) => `${name(lord)}沒有鑰匙`,
  "lord-named-twice": ({ lord }, { name }) => `${name(lord)}重複`,
  "too-few-key-tokens": (params) => `鑰匙指示物不足：${figures(params)}`,
  "wrong-number-of-keys": (params) => `鑰匙的數量不對：${figures(params)}`,
  "not-the-ambassadors-keys": ({ lord }, { name }) => `只能以${name(lord)}的鑰匙控制這個地點`,
};
