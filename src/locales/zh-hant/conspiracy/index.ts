import type { ConspiracyWords } from "../../../conspiracy/words/phrases.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import { chinese } from "../language.ts";
import { cards as countedCards, lords as countedLords, locations, pearls } from "../nouns.ts";
import { cards } from "./cards.ts";
import { colour } from "./colours.ts";
import { fields, parts, values } from "./labels.ts";

const names = ({ name }: SayNames, ids: readonly string[]): string => chinese.and(ids.map(name));
/** The label of a tile, in quotes. */
const tile = ({ name }: SayNames, id: string): string => `「${name(id)}」`;
const tiles = (say: SayNames, ids: readonly string[]): string =>
  chinese.and(ids.map((id) => tile(say, id)));

/** "第4和第5個席位" */
const seatsOf = (spots: readonly number[]): string =>
  `${chinese.and(spots.map((spot) => `第${spot}`))}個席位`;

/** Where a location must come from. */
const offers = { available: "面朝上的地點中", drawn: "抽到的地點中", deck: "地點牌庫中" };

export const conspiracy: ConspiracyWords = {
  terms: {},
  events: {
    "game-started": ({ players, first }, { player }) =>
      `${players}位玩家開始遊戲，起始玩家是${player(first)}`,
    "turn-started": ({ seat }, { player }) => `${player(seat)}的回合`,
    "lords-drawn": ({ seat, lords }, say) => `${say.player(seat)}抽領主：${names(say, lords)}`,
    "pile-taken": ({ seat, colour: id, lords }, say) =>
      `${say.player(seat)}拿取${colour(id)}棄牌堆：${names(say, lords)}`,
    "turn-passed": ({ seat }, { player }) => `${player(seat)}沒有領主可以招募`,
    "lords-discarded": ({ seat, lords }, say) => `${say.player(seat)}棄掉${names(say, lords)}`,
    "lords-returned": ({ seat, lords }, say) =>
      `${say.player(seat)}的議事廳已滿，放回棄牌堆：${names(say, lords)}`,
    "lord-placed": ({ seat, lord, spot }, { player, name }) =>
      `${player(seat)}將${name(lord)}放在第${spot}個席位`,
    "coat-of-arms-moved": ({ seat, colour: id, spot }, { player }) =>
      `${player(seat)}的${colour(id)}紋章移到第${spot}個席位`,
    "lords-swapped": ({ seat, spots }, { player }) => `${player(seat)}交換${seatsOf(spots)}的領主`,
    "lord-revealed": ({ lord }, { name }) => `揭露${name(lord)}，放到其棄牌堆`,
    "pearls-gained": ({ seat, pearls: n, total }, { player }) =>
      `${player(seat)}獲得${pearls(n)}，共有${pearls(total)}`,
    "pearl-master-changed": ({ seat }, { player }) => `${player(seat)}成為珍珠大師`,
    "locations-drawn": ({ seat, locations: drawn }, say) =>
      `${say.player(seat)}抽${locations(drawn.length)}：${tiles(say, drawn)}`,
    "location-deck-searched": ({ seat, locations: { length } }, { player }) =>
      `${player(seat)}查看地點牌庫（${locations(length)}）`,
    "location-taken": ({ seat, location, spot }, say) =>
      `${say.player(seat)}拿取${tile(say, location)}，放在第${spot}個席位`,
    "locations-made-available": ({ locations: available }, say) =>
      `面朝上的地點：${tiles(say, available)}`,
    "order-given": ({ seat, draw }, { player }) =>
      `直到${player(seat)}的下個回合，每位對手必須抽${countedLords(draw)}`,
    "order-lifted": ({ seat }, { player }) => `${player(seat)}的命令失效`,
    "lords-reshuffled": ({ added }) => `將棄牌堆的${countedLords(added)}洗入領主牌庫`,
    "locations-reshuffled": ({ added }) => `將面朝上的${locations(added)}洗入地點牌庫`,
    "end-triggered": ({ seat }, { player }) =>
      `${player(seat)}的議事廳已滿：其他玩家各有最後一個回合`,
    "game-ended": () => "遊戲結束",
  },
  refusals: {
    "wrong-count": ({ count, max, has }) =>
      `可以抽1到${countedCards(max)}，不能抽${countedCards(count)}；牌庫有${countedCards(has)}`,
    "under-orders": ({ draw }) => `命令生效中：必須從牌庫抽${countedLords(draw)}`,
    "pile-empty": ({ colour: id }) => `${colour(id)}棄牌堆是空的`,
    "lord-not-recruited": ({ lord, recruits }, say) =>
      `${say.name(lord)}不在招募的領主中（${names(say, recruits)}）`,
    "spot-empty": ({ spot }) => `第${spot}個席位沒有領主`,
    "same-spot": ({ spot }) => `交換需要2位不同的領主，第${spot}個席位重複`,
    "lord-has-key": ({ spot, lord }, { name }) => `第${spot}個席位的${name(lord)}有鑰匙，不能移動`,
    "location-not-on-offer": ({ location, from }, say) =>
      `${tile(say, location)}不在${wordFor(offers, from)}`,
  },
  actionTypes: {
    "draw-lords": "抽領主",
    "take-pile": "拿取棄牌堆",
    pass: "略過",
    "place-lord": "放置領主",
    "swap-lords": "交換領主",
    "decline-swap": "不交換",
    "draw-locations": "抽地點",
    "take-location": "拿取地點",
  },
  actions: {
    "draw-lords": ({ count }) => `抽${countedLords(count)}`,
    "take-pile": ({ colour: id }) => `拿取${colour(id)}棄牌堆`,
    pass: () => "略過",
    "place-lord": ({ lord }, { name }) => `放置${name(lord)}`,
    "swap-lords": ({ spots }) => `交換${seatsOf(spots)}的領主`,
    "decline-swap": () => "不交換",
    "draw-locations": ({ count }) => `抽${locations(count)}`,
    "take-location": ({ location }, say) => `拿取${tile(say, location)}`,
  },
  decisions: {
    recruit: (_, who) => `${who}：請從牌庫抽領主，或拿取棄牌堆`,
    place: ({ from }, who) =>
      from === "deck"
        ? `${who}：請從抽到的領主中選擇1位來放置`
        : `${who}：請選擇${colour(from)}棄牌堆中接著要放置的領主`,
    swap: (_, who) => `${who}：請交換你的議事廳中的2位領主，或不交換`,
    location: (_, who) => `${who}：請拿取面朝上的地點，或抽地點`,
    "keep-location": (_, who) => `${who}：請從抽到的地點中選擇1個來保留`,
    "search-locations": (_, who) => `${who}：請從地點牌庫選擇地點`,
  },
  fields,
  values,
  parts,
  lines: {
    lords: ({ source }, { name }) => name(source),
    locations: ({ source }, { name }) => name(source),
    coalition: ({ source }) => `聯盟（最大的一群相鄰${colour(source)}領主）`,
    pearlMaster: () => parts.pearlMaster,
  },
  cards,
};
