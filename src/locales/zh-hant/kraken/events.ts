import type { SayNames } from "../../../kernel/words/phrases.ts";
import type { KrakenWords } from "../../../kraken/words/phrases.ts";
import { events as abyssEvents } from "../abyss/events.ts";
import { race, stacks } from "../abyss/expressions.ts";
import { monsters, nebulis, pearls } from "../nouns.ts";
import { loot, place, sentinel } from "./expressions.ts";

/** Why nebulis change hands. */
function reason({ name }: SayNames, source: string): string {
  switch (source) {
    case "krakens":
      return "克拉肯";
    case "payment":
      return "支付";
    default:
      return name(source);
  }
}

export const events: KrakenWords["events"] = {
  "pearls-gained": (event, say) =>
    event.source === "loot"
      ? `${say.player(event.seat)}獲得${pearls(event.pearls)}（戰利品）`
      : abyssEvents["pearls-gained"]({ ...event, source: event.source }, say),
  "ally-bought": ({ seat, from, ally, price }, { player, name }) =>
    `${player(seat)}向${player(from)}購買${name(ally)}，價格為${price}`,
  "lord-bribed": ({ seat, lord, pearls: price }, { player, name }) =>
    `${player(seat)}招募${name(lord)}，價格為${price}`,
  "nebulis-changed": ({ by, source }, say) => {
    const changes = by.flatMap((n, seat) =>
      n === 0 ? [] : [`${say.player(seat)}${n > 0 ? "獲得" : "失去"}${nebulis(Math.abs(n))}`],
    );
    return `${changes.join("，")}（${reason(say, source)}）`;
  },
  "figure-moved": ({ seat }, { player }) =>
    seat === null ? "沒有人再持有克拉肯模型" : `克拉肯模型現在由${player(seat)}持有`,
  "kraken-placed": ({ seat, kraken, stack }, { player, name }) =>
    `${player(seat)}將${name(kraken)}放到${stacks([stack])}上`,
  "loot-drawn": ({ seat, location, value }, say) =>
    `${say.player(seat)}為${say.name(location)}抽到${loot(say, [value])}`,
  "loot-discarded": ({ location, values }, say) => `${say.name(location)}棄掉${loot(say, values)}`,
  "ally-found": ({ seat, ally, monsters: n }, { player, name }) => {
    const before = n > 0 ? `（先揭露了${monsters(n)}）` : "";
    return ally === null
      ? `${player(seat)}沒有找到盟友${before}`
      : `${player(seat)}找到${name(ally)}${before}`;
  },
  "sentinel-taken": ({ seat, sentinel: id }, say) => `${say.player(seat)}拿取${sentinel(say, id)}`,
  "sentinel-placed": ({ seat, sentinel: id, place: on }, say) =>
    `${say.player(seat)}將${sentinel(say, id)}放到${place(say, on)}上`,
  "sentinel-returned": ({ seat, sentinel: id }, say) =>
    `${sentinel(say, id)}回到${say.player(seat)}面前`,
  "pearl-taken": ({ seat, from }, { player, name }) =>
    `${player(seat)}從${player(from)}拿走${pearls(1)}（${name("highwayman")}）`,
  "lord-summoned": ({ seat, lord }, { player, name }) => `${player(seat)}讓${name(lord)}進入諮議會`,
  "ally-recovered": ({ seat, ally }, { player, name }) =>
    `${player(seat)}從探索棄牌堆拿取${name(ally)}`,
  "race-named": ({ seat, race: id }, { player }) => `${player(seat)}指定種族：${race(id)}`,
  "affiliated-discarded": ({ seat, ally }, { player, name }) =>
    `${player(seat)}棄掉已連結的${name(ally)}`,
  "lord-freed": ({ seat, lord, location }, { player, name }) =>
    `${player(seat)}從${name(location)}解放${name(lord)}`,
};
