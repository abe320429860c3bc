import { PLOT_PEARLS } from "../../abyss/cards/numbers.ts";
import type { ExilesWords } from "../../exiles/words/phrases.ts";
import { sharedExilesValues } from "../../exiles/words/values.ts";
import { recruiting } from "./abyss/actions.ts";
import { allies, names, paid } from "./abyss/expressions.ts";
import { fields } from "./abyss/labels.ts";
import { chinese } from "./language.ts";
import { pearls } from "./nouns.ts";

const TOP_LOCATION = "地點堆頂的地點";

const parts: ExilesWords["parts"] = {
  exiles: "流放者",
  "exiles.deck": "流放者牌庫",
  "exiles.court": "諮議會中的流放者",
  payment: "打出的盟友",
  free: "自由流放者",
  holding: "地點下的流放者",
  aside: "放在一旁",
};

export const exiles: ExilesWords = {
  terms: {
    exileNames: {
      perjurer: "偽證者",
      conspirator: "密謀者",
      deserter: "逃兵",
      stowaway: "偷渡者",
      poacher: "盜獵者",
      heretic: "異端者",
      pretender: "覬覦者",
      mutineer: "叛變者",
      usurer: "高利貸者",
      rustler: "盜畜者",
    },
    exileTexts: {
      key: "立即：拿取1個鑰匙指示物。",
      none: "沒有能力。",
      other: "有自己的能力。",
      perjurer: "自由時：招募沒有鑰匙的領主時，可以不連結盟友，改為拿取1個鑰匙指示物。",
      conspirator: "自由時：你的回合開始時，查看牌庫頂的領主；可以招募該領主作為你的動作。",
    },
  },
  events: {
    "exile-to-court": ({ exile: id, seat }, { player, exile }) =>
      seat === null
        ? `來到諮議會的流放者：${exile(id)}`
        : `${player(seat)}支付${pearls(PLOT_PEARLS)}，讓流放者${exile(id)}進入諮議會`,
    "exile-recruited": ({ seat, exile: id, allies: played, pearls: n }, say) =>
      `${say.player(seat)}以${paid(say, played, n > 0 ? [pearls(n)] : [])}招募流放者${say.exile(id)}`,
    "exile-entered": ({ seat, exile: id }, { player, exile }) =>
      `流放者${exile(id)}加入${player(seat)}麾下`,
    "location-recaptured": ({ seat, from, location, exiles: pair }, { player, name, exile }) => {
      const loser = from === null ? "" : `從${player(from)}`;
      return `${player(seat)}以流放者${chinese.and(pair.map(exile))}${loser}奪回${name(location)}`;
    },
    "location-replaced": ({ seat, location }, { player, name }) =>
      `${player(seat)}獲得${name(location)}作為替代`,
    "lords-set-aside": ({ seat, lords }, say) =>
      `沒有地點可以替代；${say.player(seat)}將${names(say, lords)}放在一旁`,
    "allies-forsworn": ({ seat, allies: discarded }, say) =>
      `${say.player(seat)}不連結盟友，拿取1個鑰匙指示物，並棄掉${allies(say, discarded)}`,
    "lord-looked-at": ({ seat, lord }, { player, name }) =>
      `${player(seat)}查看牌庫頂的領主${lord === null ? "" : `：${name(lord)}`}`,
  },
  refusals: {
    "exile-deck-empty": () => "流放者牌庫已經沒有流放者",
    "exile-not-in-court": ({ exile: id }, { exile }) => `流放者${exile(id)}不在諮議會`,
    "not-two-free-exiles": ({ exiles: ids, free }, { exile }) => {
      const named = ids.length > 0 ? chinese.and(ids.map(exile)) : "無";
      return `需要2位不同的自由流放者（${chinese.and(free.map(exile))}），選擇的是：${named}`;
    },
    "location-not-to-be-taken": ({ location, locations }, { name }) => {
      const text = (one: (typeof locations)[number]) => (one === null ? TOP_LOCATION : name(one));
      return `不能奪回${text(location)}；可選擇：${chinese.or(locations.map(text))}`;
    },
    "location-not-available": ({ location }, { name }) => `${name(location)}不是面朝上的地點`,
  },
  actionTypes: {
    "plot-exile": "讓流放者進入諮議會",
    "recruit-exile": "招募流放者",
    conspire: "招募牌庫頂的領主",
    recapture: "奪回地點",
    "replace-location": "拿取面朝上的地點",
    "take-key-token": "拿取鑰匙指示物",
    affiliate: "連結盟友",
    "leave-lord": "將領主留在牌庫頂",
  },
  actions: {
    "plot-exile": () => `支付${pearls(PLOT_PEARLS)}，讓牌庫頂的流放者進入諮議會`,
    "recruit-exile": (action, say) => recruiting(say, action, `流放者${say.exile(action.exile)}`),
    conspire: (action, say) => recruiting(say, action, "牌庫頂的領主"),
    recapture: ({ location, exiles: pair }, { name, exile }) =>
      `以流放者${chinese.and(pair.map(exile))}奪回${location === null ? TOP_LOCATION : name(location)}`,
    "replace-location": ({ location }, { name }) => `拿取${name(location)}`,
    "take-key-token": () => "拿取1個鑰匙指示物",
    affiliate: () => "連結盟友",
    "leave-lord": () => "將領主留在牌庫頂",
  },
  decisions: {
    recapture: (_, who) => `${who}：請選擇要以2位流放者奪回的地點`,
    "replace-location": (_, who) => `${who}：請選擇1個面朝上的地點替代失去的地點`,
    perjure: ({ lord, affiliate }, who, { name }) =>
      `${who}：請為${name(lord)}連結${name(affiliate)}，或改為拿取1個鑰匙指示物`,
    conspire: (_, who) => `${who}：請招募牌庫頂的領主，或將其留在牌庫頂`,
  },
  fields: {
    exile: "流放者",
    exiles: parts.exiles,
    location: fields.location,
  },
  values: {
    ...sharedExilesValues,
    location: (id, { name }) => (id === null ? TOP_LOCATION : name(id)),
  },
  parts,
  lines: { exiles: ({ source }, { exile }) => exile(source) },
  cards: {},
};
