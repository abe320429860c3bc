import type { ConspiracyWords } from "../../../conspiracy/words/phrases.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import { polish } from "../language.ts";
import { locations, lordsAccusative, pearlsAccusative } from "../nouns.ts";
import { cards } from "./cards.ts";
import { colour, ofColours } from "./colours.ts";
import { fields, parts, values } from "./labels.ts";

const names = ({ name }: SayNames, ids: readonly string[]): string => polish.and(ids.map(name));
/** The label of a tile, in quotes. */
const tile = ({ name }: SayNames, id: string): string => `„${name(id)}”`;
const tiles = (say: SayNames, ids: readonly string[]): string =>
  polish.and(ids.map((id) => tile(say, id)));

/** Where a location must come from. */
const offers = {
  available: "wśród dostępnych miejsc",
  drawn: "wśród dobranych miejsc",
  deck: "w talii miejsc",
};

export const conspiracy: ConspiracyWords = {
  terms: {},
  events: {
    "game-started": ({ players, first }, { player }) =>
      `liczba graczy: ${players}; zaczyna ${player(first)}`,
    "turn-started": ({ seat }, { player }) => `tura: ${player(seat)}`,
    "lords-drawn": ({ seat, lords }, say) => `${say.player(seat)} dobiera: ${names(say, lords)}`,
    "pile-taken": ({ seat, colour: id, lords }, say) =>
      `${say.player(seat)} bierze stos kart odrzuconych (${colour(id)}): ${names(say, lords)}`,
    "turn-passed": ({ seat }, { player }) => `${player(seat)} nie ma kogo rekrutować`,
    "lords-discarded": ({ seat, lords }, say) =>
      `${say.player(seat)} odrzuca: ${names(say, lords)}`,
    "lords-returned": ({ seat, lords }, say) =>
      `${say.player(seat)} nie ma już wolnych miejsc w izbie; z powrotem na stos kart odrzuconych: ${names(say, lords)}`,
    "lord-placed": ({ seat, lord, spot }, { player, name }) =>
      `${player(seat)} umieszcza w izbie lorda: ${name(lord)} (miejsce w izbie: ${spot})`,
    "coat-of-arms-moved": ({ seat, colour: id, spot }, { player }) =>
      `${player(seat)} przenosi herb (${colour(id)}); miejsce w izbie: ${spot}`,
    "lords-swapped": ({ seat, spots }, { player }) =>
      `${player(seat)} zamienia lordów; miejsca w izbie: ${polish.and(spots.map(String))}`,
    "lord-revealed": ({ lord }, { name }) => `odkryty lord trafia na swój stos: ${name(lord)}`,
    "pearls-gained": ({ seat, pearls: n, total }, { player }) =>
      `${player(seat)} otrzymuje ${pearlsAccusative(n)}; razem ma ${total}`,
    "pearl-master-changed": ({ seat }, { player }) => `Władca pereł to teraz ${player(seat)}`,
    "locations-drawn": ({ seat, locations: drawn }, say) =>
      `${say.player(seat)} dobiera ${locations(drawn.length)}: ${tiles(say, drawn)}`,
    "location-deck-searched": ({ seat, locations: { length } }, { player }) =>
      `${player(seat)} przegląda talię miejsc (${locations(length)})`,
    "location-taken": ({ seat, location, spot }, say) =>
      `${say.player(seat)} bierze miejsce: ${tile(say, location)} (miejsce w izbie: ${spot})`,
    "locations-made-available": ({ locations: available }, say) =>
      `${polish.form(available.length, { one: "dostępne miejsce", other: "dostępne miejsca" })}: ${tiles(say, available)}`,
    "order-given": ({ seat, draw }, { player }) =>
      `rozkaz (${player(seat)}): do początku następnej tury tego gracza każdy przeciwnik musi dobrać ${lordsAccusative(draw)}`,
    "order-lifted": ({ seat }, { player }) => `rozkaz przestaje obowiązywać (${player(seat)})`,
    "lords-reshuffled": ({ added }) =>
      `do talii lordów wtasowano ${lordsAccusative(added)} ze stosów`,
    "locations-reshuffled": ({ added }) =>
      `do talii miejsc wtasowano dostępne miejsca (liczba: ${added})`,
    "end-triggered": ({ seat }, { player }) =>
      `${player(seat)} ma pełną izbę: każdy z pozostałych graczy ma jeszcze jedną turę`,
    "game-ended": () => "koniec gry",
  },
  refusals: {
    "wrong-count": ({ count, max, has }) =>
      `można dobrać od 1 do ${max} kart, nie ${count}; w talii: ${has}`,
    "under-orders": ({ draw }) =>
      `obowiązuje rozkaz: trzeba dobrać z talii ${lordsAccusative(draw)}`,
    "pile-empty": ({ colour: id }) => `ten stos kart odrzuconych jest pusty: ${colour(id)}`,
    "lord-not-recruited": ({ lord, recruits }, say) =>
      `tego lorda nie ma wśród rekrutowanych (${names(say, recruits)}): ${say.name(lord)}`,
    "spot-empty": ({ spot }) => `na miejscu ${spot} w izbie nie ma lorda`,
    "same-spot": ({ spot }) =>
      `zamiana wymaga dwóch różnych lordów, a miejsce ${spot} w izbie podano dwa razy`,
    "lord-has-key": ({ spot, lord }, { name }) =>
      `lorda z kluczem nie można przenieść: ${name(lord)} (miejsce w izbie: ${spot})`,
    "location-not-on-offer": ({ location, from }, say) =>
      `tego miejsca nie ma ${wordFor(offers, from)}: ${tile(say, location)}`,
  },
  actionTypes: {
    "draw-lords": "dobranie lordów",
    "take-pile": "wzięcie stosu kart odrzuconych",
    pass: "pas",
    "place-lord": "umieszczenie lorda",
    "swap-lords": "zamiana lordów miejscami",
    "decline-swap": "rezygnacja z zamiany",
    "draw-locations": "dobranie miejsc",
    "take-location": "wzięcie miejsca",
  },
  actions: {
    "draw-lords": ({ count }) => `dobierz ${lordsAccusative(count)}`,
    "take-pile": ({ colour: id }) => `weź stos kart odrzuconych (${colour(id)})`,
    pass: () => "spasuj",
    "place-lord": ({ lord }, { name }) => `umieść lorda: ${name(lord)}`,
    "swap-lords": ({ spots }) => `zamień lordów; miejsca w izbie: ${polish.and(spots.map(String))}`,
    "decline-swap": () => "nie zamieniaj lordów",
    "draw-locations": ({ count }) => `dobierz ${locations(count)}`,
    "take-location": ({ location }, say) => `weź miejsce: ${tile(say, location)}`,
  },
  decisions: {
    recruit: (_, who) => `${who}: dobierz lordów z talii albo weź stos kart odrzuconych`,
    place: ({ from }, who) =>
      from === "deck"
        ? `${who}: wybierz dobranego lorda, którego umieścisz w izbie`
        : `${who}: wybierz następnego lorda ze stosu (${colour(from)}), którego umieścisz w izbie`,
    swap: (_, who) => `${who}: zamień miejscami dwóch lordów swojej izby albo zrezygnuj`,
    location: (_, who) => `${who}: weź dostępne miejsce albo dobierz nowe`,
    "keep-location": (_, who) => `${who}: wybierz jedno z dobranych miejsc`,
    "search-locations": (_, who) => `${who}: wybierz miejsce z talii`,
  },
  fields,
  values,
  parts,
  lines: {
    lords: ({ source }, { name }) => name(source),
    locations: ({ source }, { name }) => name(source),
    coalition: ({ source }) => `koalicja (największa grupa ${ofColours(source)} lordów)`,
    pearlMaster: () => parts.pearlMaster,
  },
  cards,
};
