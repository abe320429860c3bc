import { textsOfOpponents } from "../../conspiracy-solo/words/card-texts.ts";
import type { ConspiracySoloWords } from "../../conspiracy-solo/words/phrases.ts";
import { colour } from "./conspiracy/colours.ts";
import { polish } from "./language.ts";
import { influencePoints, lordsAccusative } from "./nouns.ts";

const cards: ConspiracySoloWords["cards"] = /* @__PURE__ */ textsOfOpponents({
  names: {
    farmer: "Farmer",
    soldier: "Żołnierz",
    merchant: "Kupiec",
    politician: "Polityk",
    mage: "Mag",
  },
  conditions: {
    many: "co najmniej 2 lordów",
    keys: "klucze",
    pearls: "perły",
    red: "czerwoni lordowie",
    six: "lord z wpływem 6",
    coalition: "koalicja co najmniej 3 lordów",
  },
  worth: {
    farmer: "Brak punktów.",
    soldier:
      "1 punkt wpływu i 2 za każdego jego czerwonego lorda. Gdy bierze czerwony stos, w następnej turze musisz dobrać wierzchniego lorda z talii.",
    merchant: "1 punkt wpływu za każdą parę jego pereł.",
    politician: "Wpływ jego najlepszego lorda.",
    mage: "1 punkt wpływu za każde jego miejsce. Do wzięcia miejsca wystarczą mu 2 dowolne klucze.",
  },
  text: (conditions, worth) =>
    `Bierze stos, w którym jest najwięcej tego, co znajdzie najpierw: ${conditions.join("; ")}. ${worth}`,
});

export const conspiracySolo: ConspiracySoloWords = {
  terms: {
    opponent: (name) => name ?? "przeciwnik",
    worth: (points) => `${influencePoints(points)}.`,
  },
  events: {
    "game-started": ({ first }, { player }) => `gra w trybie solo; zaczyna ${player(first)}`,
    "opponent-appeared": ({ opponent: id }, { name, opponent }) =>
      `legendarny przeciwnik: ${opponent(name(id))}`,
    "order-given": ({ draw }) => `w następnej turze trzeba dobrać z talii ${lordsAccusative(draw)}`,
    "replay-token-won": ({ seat }, { player }) =>
      `${player(seat)} bierze żeton dodatkowej tury za nową koalicję`,
    "replay-token-used": ({ seat }, { player }) =>
      `${player(seat)} oddaje żeton dodatkowej tury i ma jeszcze jedną turę`,
    "end-triggered": ({ seat }, { player }) =>
      `${player(seat)} ma pełną izbę: druga strona ma jeszcze jedną turę`,
  },
  refusals: {
    "pile-not-wanted": ({ colour: id, colours }) =>
      `przeciwnik nie bierze tego stosu (${colour(id)}); do wyboru: ${polish.or(colours.map(colour))}`,
  },
  actionTypes: {
    "use-replay-token": "użycie żetonu dodatkowej tury",
    "keep-replay-token": "zachowanie żetonu dodatkowej tury",
  },
  actions: {
    "use-replay-token": () => "użyj żetonu dodatkowej tury",
    "keep-replay-token": () => "zachowaj żeton dodatkowej tury",
  },
  decisions: {
    "opponent-pile": ({ colours }, who) =>
      `${who}: wybierz stos, który weźmie przeciwnik: ${polish.or(colours.map(colour))}`,
    replay: (_, who) => `${who}: użyj żetonu dodatkowej tury albo go zachowaj`,
  },
  fields: {},
  values: {},
  parts: {
    opponent: "przeciwnik",
    replayToken: "żeton dodatkowej tury",
    card: "karta",
  },
  lines: { card: ({ source }, { name, opponent }) => `karta (${opponent(name(source))})` },
  cards,
};
