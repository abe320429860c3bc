import type { HostTexts } from "../../host/words/phrases.ts";

export const host: HostTexts = {
  "other-protocol": ({ messageProtocol, protocol }) =>
    `網頁與伺服器的版本不同，請重新載入網頁（協定版本${messageProtocol ?? "不明"}，應為${protocol}）`,
  "not-a-message": ({ path }) =>
    `伺服器無法讀取訊息${path === "" ? "" : `（錯誤位於「${path}」）`}`,
  "not-your-seat": ({ seat }, { player }) => `這是其他玩家的動作，你是${player(seat)}`,
  "out-of-date": () => "在此期間局面已有變化，請重新確認",
  repeated: () => "這個動作已經完成",
  "ahead-of-time": () => "網頁的進度超前伺服器，請重新載入網頁",
  "nothing-to-take-back": () => "沒有可以收回的動作",
  "too-long": () => "這局遊戲已過長，無法繼續；伺服器管理員可以從目前局面另開新局",
};
