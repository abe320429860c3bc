import { textsOfOpponents } from "../../conspiracy-solo/words/card-texts.ts";
import type { ConspiracySoloWords } from "../../conspiracy-solo/words/phrases.ts";
import { colour } from "./conspiracy/colours.ts";
import { czech } from "./language.ts";
import { influencePoints, lordsAccusative } from "./nouns.ts";

const cards: ConspiracySoloWords["cards"] = /* @__PURE__ */ textsOfOpponents({
  names: {
    farmer: "Farmář",
    soldier: "Voják",
    merchant: "Obchodník",
    politician: "Politik",
    mage: "Mág",
  },
  conditions: {
    many: "alespoň 2 vládci",
    keys: "klíče",
    pearls: "perly",
    red: "červení vládci",
    six: "vládce s vlivem 6",
    coalition: "koalice alespoň 3 vládců",
  },
  worth: {
    farmer: "Žádné body.",
    soldier:
      "1 bod vlivu a 2 za každého jeho červeného vládce. Když si bere červený odhazovací balíček, musíš v příštím tahu dobrat vrchního vládce z balíčku.",
    merchant: "1 bod vlivu za každý pár jeho perel.",
    politician: "Vliv jeho nejlepšího vládce.",
    mage: "1 bod vlivu za každou jeho lokaci. K lokaci mu stačí 2 libovolné klíče.",
  },
  text: (conditions, worth) =>
    `Bere si odhazovací balíček, v němž je nejvíc toho, co najde nejdřív: ${conditions.join("; ")}. ${worth}`,
});

export const conspiracySolo: ConspiracySoloWords = {
  terms: {
    opponent: (name) => name ?? "soupeř",
    worth: (points) => `${influencePoints(points)}.`,
  },
  events: {
    "game-started": ({ first }, { player }) => `hra v sólovém režimu; začíná ${player(first)}`,
    "opponent-appeared": ({ opponent: id }, { name, opponent }) =>
      `legendární soupeř: ${opponent(name(id))}`,
    "order-given": ({ draw }) =>
      `v příštím tahu je nutné dobrat z balíčku ${lordsAccusative(draw)}`,
    "replay-token-won": ({ seat }, { player }) =>
      `${player(seat)} si bere žeton tahu navíc za novou koalici`,
    "replay-token-used": ({ seat }, { player }) =>
      `${player(seat)} vrací žeton tahu navíc a má ještě jeden tah`,
    "end-triggered": ({ seat }, { player }) =>
      `${player(seat)} má plnou komoru: druhá strana má ještě jeden tah`,
  },
  refusals: {
    "pile-not-wanted": ({ colour: id, colours }) =>
      `soupeř si nebere ${colour(id)} odhazovací balíček; na výběr: ${czech.or(colours.map(colour))}`,
  },
  actionTypes: {
    "use-replay-token": "použití žetonu tahu navíc",
    "keep-replay-token": "ponechání žetonu tahu navíc",
  },
  actions: {
    "use-replay-token": () => "použij žeton tahu navíc",
    "keep-replay-token": () => "ponech si žeton tahu navíc",
  },
  decisions: {
    "opponent-pile": ({ colours }, who) =>
      `${who}: vyber odhazovací balíček, který si vezme soupeř: ${czech.or(colours.map(colour))}`,
    replay: (_, who) => `${who}: použij žeton tahu navíc, nebo si ho ponech`,
  },
  fields: {},
  values: {},
  parts: {
    opponent: "protihráč",
    replayToken: "žeton tahu navíc",
    card: "karta",
  },
  lines: { card: ({ source }, { name, opponent }) => `karta (${opponent(name(source))})` },
  cards,
};
