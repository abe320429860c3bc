import { BRIBE_PEARLS, COMMANDER_HAND_LIMIT } from "../../../abyss/cards/numbers.ts";
import type { AbyssWords } from "../../../abyss/words/phrases.ts";
import { allies, pearls } from "../nouns.ts";
import { revealedAlly } from "./expressions.ts";

const orDecline = (mayDecline: boolean): string => (mayDecline ? "，或放棄" : "");

export const decisions: AbyssWords["decisions"] = {
  act: (_, who) => `${who}：請選擇本回合的動作`,
  offer: ({ price }, who, say) => `${who}：請以${pearls(price)}購買${revealedAlly(say)}，或放棄`,
  explore: (_, who, { revealed }) => {
    const card = revealed();
    if (card === undefined) return `${who}：請拿取盟友或與怪獸戰鬥，或繼續揭露`;
    return card === "monster"
      ? `${who}：請與怪獸戰鬥，或繼續揭露`
      : `${who}：請拿取盟友，或繼續揭露`;
  },
  discard: ({ by, seats }, who, { name }) => {
    const each = seats.length > 1 ? "各" : "";
    return by === "jailer"
      ? `${who}：請${each}棄掉手牌中的${allies(1)}（${name(by)}）`
      : `${who}：請${each}棄掉手牌，留下${allies(COMMANDER_HAND_LIMIT)}（${name(by)}）`;
  },
  disable: ({ of, mayDecline }, who, { player }) =>
    `${who}：請選擇${player(of)}的1位自由領主使其失效${orDecline(mayDecline)}`,
  "steal-token": ({ mayDecline }, who) =>
    `${who}：請選擇要拿走哪位對手的怪獸指示物${orDecline(mayDecline)}`,
  "take-stack": ({ mayDecline }, who) => `${who}：請選擇要拿取的議會牌堆${orDecline(mayDecline)}`,
  "swap-location": (_, who) => `${who}：請以自己的1個地點交換面朝上的地點，或放棄`,
  bribe: (_, who) => `${who}：請以${pearls(BRIBE_PEARLS)}再招募1位領主，或放棄`,
  "replace-lord": ({ by }, who) =>
    `${who}：請以${by === "traitor" ? "諮議會" : "牌庫頂"}的領主替換自己的另一位領主，或放棄`,
  "bring-location": ({ by }, who, { name }) => `${who}：請決定${name(by)}是否抽地點`,
  control: (_, who) => `${who}：請從面朝上的地點中選擇1個來控制，或抽地點`,
  "choose-location": ({ by }, who, { name }) =>
    by === null
      ? `${who}：請從抽到的地點中選擇1個來控制`
      : `${who}：請從抽到的地點中選擇1個，以${name(by)}的鑰匙控制`,
  "switch-location": (_, who, { name }) =>
    `${who}：請將${name("black-smokers")}換成地點堆中的1個地點，或放棄`,
  "end-turn": (_, who) => `${who}：請繼續使用能力，或結束回合`,
};
