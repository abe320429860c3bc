import { chinese } from "../../locales/zh-hant/language.ts";
import type { Labels } from "./labels.ts";

/** The texts of the command line in Chinese, in traditional characters. */
export const zhHant: Labels = {
  table: {
    decks: "牌庫",
    supply: "供應區",
    beside: "圖板旁",
    guilds: {
      mage: "法師",
      soldier: "士兵",
      farmer: "農夫",
      merchant: "商人",
      politician: "政客",
      ambassador: "大使",
      smuggler: "走私者",
    },
  },
  total: "總分",
  rank: "名次",
  wins: (player) => `${player}獲勝。`,
  share: (players) => `${chinese.and(players)}共享勝利。`,
  seated: (player, who) => `${player}：${who}`,
  person: "你",
  seed: (seed) => `種子${seed}`,
  tried: (times) => `嘗試${times}次`,
  winsShare: (percent) => `勝率${percent} %`,
  dialogue: {
    done: "就這些",
    commands: {
      back: "退回一步",
      undo: "收回你的上一個動作（只要還沒有人得知任何事）",
      why: "為什麼不能這樣做：why plot、why recruit lord=jailer",
      hint: "電腦玩家會怎麼做",
      card: "卡牌的數值與效果：card jailer",
      table: "再次顯示桌面；table all：完整顯示，包括所有文字",
      help: "顯示說明",
      quit: "離開遊戲",
    },
    typed:
      "請輸入數字，輸入多個數字可選擇列表中的多張卡牌（1 2 2），或以下的字（輸入第一個字母即可，但h是hint；?是help）。也可以輸入完整的動作：draw-lords count=2。",
    noStepBack: "沒有可以退回的步驟。",
    nothingToUndo: "沒有可以收回的動作：已有人得知新的資訊，或你還沒有動作。",
    undone: "已收回。",
    isPossible: "可以這樣做。",
    number: (most) => `請輸入1到${most}的數字，或help。`,
    unknownCard: (name) => `沒有「${name}」這張卡牌。`,
    hint: (action) => `提示：${action}`,
    handOver: (player) => `${player}：請接手鍵盤，然後按Enter。`,
    inputEnded: "輸入已結束，遊戲也到此結束。",
    goodbye: "再見。",
  },
  legal: "合法",
  refused: "不允許",
  intact: (actions, version) => `紀錄與錄製時相同：${actions}個動作，規則版本${version}。`,
  altered: "紀錄已被更改。",
  notAsRecorded: "與錄製時不同。",
  otherRules: (version, today) =>
    `紀錄使用不同的規則：錄製時為版本${version}，目前為版本${today}。`,
  step: (number) => `動作${number}`,
  setUp: "設置",
  pressEnter: "Enter：下一個動作",
};
