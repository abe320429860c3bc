import type { ConspiracyWords } from "../../../conspiracy/words/phrases.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import { czech } from "../language.ts";
import { locations, locationsAccusative, lordsAccusative, pearlsAccusative } from "../nouns.ts";
import { cards } from "./cards.ts";
import { colour, ofColours } from "./colours.ts";
import { fields, parts, values } from "./labels.ts";

const names = ({ name }: SayNames, ids: readonly string[]): string => czech.and(ids.map(name));
/** The label of a tile, in quotes. */
const tile = ({ name }: SayNames, id: string): string => `„${name(id)}“`;
const tiles = (say: SayNames, ids: readonly string[]): string =>
  czech.and(ids.map((id) => tile(say, id)));

/** Where a location must come from. */
const offers = {
  available: "mezi dostupnými lokacemi",
  drawn: "mezi dobranými lokacemi",
  deck: "v balíčku lokací",
};

export const conspiracy: ConspiracyWords = {
  terms: {},
  events: {
    "game-started": ({ players, first }, { player }) =>
      `počet hráčů: ${players}; začíná ${player(first)}`,
    "turn-started": ({ seat }, { player }) => `na tahu: ${player(seat)}`,
    "lords-drawn": ({ seat, lords }, say) => `${say.player(seat)} dobírá: ${names(say, lords)}`,
    "pile-taken": ({ seat, colour: id, lords }, say) =>
      `${say.player(seat)} si bere ${colour(id)} odhazovací balíček: ${names(say, lords)}`,
    "turn-passed": ({ seat }, { player }) => `${player(seat)} nemá koho rekrutovat`,
    "lords-discarded": ({ seat, lords }, say) =>
      `${say.player(seat)} odhazuje: ${names(say, lords)}`,
    "lords-returned": ({ seat, lords }, say) =>
      `${say.player(seat)} už nemá v komoře místo; do odhazovacího balíčku se vrací: ${names(say, lords)}`,
    "lord-placed": ({ seat, lord, spot }, { player, name }) =>
      `${player(seat)} umísťuje vládce: ${name(lord)} (místo v komoře: ${spot})`,
    "coat-of-arms-moved": ({ seat, colour: id, spot }, { player }) =>
      `${player(seat)} přesouvá ${colour(id)} erb; místo v komoře: ${spot}`,
    "lords-swapped": ({ seat, spots }, { player }) =>
      `${player(seat)} prohazuje vládce; místa v komoře: ${czech.and(spots.map(String))}`,
    "lord-revealed": ({ lord }, { name }) =>
      `odhalený vládce jde do svého odhazovacího balíčku: ${name(lord)}`,
    "pearls-gained": ({ seat, pearls: n, total }, { player }) =>
      `${player(seat)} získává ${pearlsAccusative(n)}; celkem má ${total}`,
    "pearl-master-changed": ({ seat }, { player }) => `Pán perel je teď ${player(seat)}`,
    "locations-drawn": ({ seat, locations: drawn }, say) =>
      `${say.player(seat)} dobírá ${locationsAccusative(drawn.length)}: ${tiles(say, drawn)}`,
    "location-deck-searched": ({ seat, locations: { length } }, { player }) =>
      `${player(seat)} prohlíží balíček lokací (${locations(length)})`,
    "location-taken": ({ seat, location, spot }, say) =>
      `${say.player(seat)} si bere lokaci: ${tile(say, location)} (místo v komoře: ${spot})`,
    "locations-made-available": ({ locations: available }, say) =>
      `${czech.form(available.length, { one: "dostupná lokace", other: "dostupné lokace" })}: ${tiles(say, available)}`,
    "order-given": ({ seat, draw }, { player }) =>
      `rozkaz (${player(seat)}): do začátku příštího tahu tohoto hráče musí každý protihráč dobrat ${lordsAccusative(draw)}`,
    "order-lifted": ({ seat }, { player }) => `rozkaz přestává platit (${player(seat)})`,
    "lords-reshuffled": ({ added }) =>
      `do balíčku vládců jsou zamíchány odhozené karty (počet: ${added})`,
    "locations-reshuffled": ({ added }) =>
      `do balíčku lokací jsou zamíchány dostupné lokace (počet: ${added})`,
    "end-triggered": ({ seat }, { player }) =>
      `${player(seat)} má plnou komoru: každý z ostatních hráčů má ještě jeden tah`,
    "game-ended": () => "konec hry",
  },
  refusals: {
    "wrong-count": ({ count, max, has }) =>
      `lze dobrat 1 až ${max} karty, ne ${count}; v balíčku: ${has}`,
    "under-orders": ({ draw }) =>
      `platí rozkaz: z balíčku je nutné dobrat ${lordsAccusative(draw)}`,
    "pile-empty": ({ colour: id }) => `${colour(id)} odhazovací balíček je prázdný`,
    "lord-not-recruited": ({ lord, recruits }, say) =>
      `tento vládce není mezi rekrutovanými (${names(say, recruits)}): ${say.name(lord)}`,
    "spot-empty": ({ spot }) => `na místě ${spot} v komoře není vládce`,
    "same-spot": ({ spot }) =>
      `k prohození jsou potřeba dva různí vládci, místo ${spot} v komoře je uvedeno dvakrát`,
    "lord-has-key": ({ spot, lord }, { name }) =>
      `vládce s klíčem nelze přesunout: ${name(lord)} (místo v komoře: ${spot})`,
    "location-not-on-offer": ({ location, from }, say) =>
      `tato lokace není ${wordFor(offers, from)}: ${tile(say, location)}`,
  },
  actionTypes: {
    "draw-lords": "dobrání vládců",
    "take-pile": "vzetí odhazovacího balíčku",
    pass: "vynechání tahu",
    "place-lord": "umístění vládce",
    "swap-lords": "prohození vládců",
    "decline-swap": "ponechání vládců na místě",
    "draw-locations": "dobrání lokací",
    "take-location": "vzetí lokace",
  },
  actions: {
    "draw-lords": ({ count }) => `dober ${lordsAccusative(count)}`,
    "take-pile": ({ colour: id }) => `vezmi ${colour(id)} odhazovací balíček`,
    pass: () => "vynech tah",
    "place-lord": ({ lord }, { name }) => `umísti vládce: ${name(lord)}`,
    "swap-lords": ({ spots }) => `prohoď vládce; místa v komoře: ${czech.and(spots.map(String))}`,
    "decline-swap": () => "nech vládce na místě",
    "draw-locations": ({ count }) => `dober ${locationsAccusative(count)}`,
    "take-location": ({ location }, say) => `vezmi lokaci: ${tile(say, location)}`,
  },
  decisions: {
    recruit: (_, who) => `${who}: dober vládce z balíčku, nebo vezmi odhazovací balíček`,
    place: ({ from }, who) =>
      from === "deck"
        ? `${who}: vyber dobraného vládce, kterého umístíš`
        : `${who}: vyber dalšího vládce k umístění (${colour(from)} odhazovací balíček)`,
    swap: (_, who) => `${who}: prohoď dva vládce své komory, nebo je nech na místě`,
    location: (_, who) => `${who}: vezmi dostupnou lokaci, nebo dober nové`,
    "keep-location": (_, who) => `${who}: vyber jednu z dobraných lokací`,
    "search-locations": (_, who) => `${who}: vyber lokaci z balíčku`,
  },
  fields,
  values,
  parts,
  lines: {
    lords: ({ source }, { name }) => name(source),
    locations: ({ source }, { name }) => name(source),
    coalition: ({ source }) => `koalice (největší skupina ${ofColours(source)} vládců)`,
    pearlMaster: () => parts.pearlMaster,
  },
  cards,
};
