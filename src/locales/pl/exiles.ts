import { PLOT_PEARLS } from "../../abyss/cards/numbers.ts";
import type { ExilesWords } from "../../exiles/words/phrases.ts";
import { sharedExilesValues } from "../../exiles/words/values.ts";
import { paying } from "./abyss/actions.ts";
import { allies, names, paid } from "./abyss/expressions.ts";
import { fields } from "./abyss/labels.ts";
import { polish } from "./language.ts";
import { pearls, pearlsAccusative } from "./nouns.ts";

const TOP_LOCATION = "wierzchnie miejsce ze stosu";

const parts: ExilesWords["parts"] = {
  exiles: "wygnańcy",
  "exiles.deck": "talia wygnańców",
  "exiles.court": "wygnańcy na dziedzińcu",
  payment: "zagrani sojusznicy",
  free: "wolni wygnańcy",
  holding: "wygnańcy pod miejscami",
  aside: "odłożeni na bok",
};

export const exiles: ExilesWords = {
  terms: {
    exileNames: {
      perjurer: "Krzywoprzysięzca",
      conspirator: "Konspirator",
      deserter: "Dezerter",
      stowaway: "Pasażer na gapę",
      poacher: "Kłusownik",
      heretic: "Heretyk",
      pretender: "Pretendent",
      mutineer: "Buntownik",
      usurer: "Lichwiarz",
      rustler: "Złodziej stad",
    },
    exileTexts: {
      key: "Od razu: weź żeton klucza.",
      none: "Brak zdolności.",
      other: "Własna zdolność.",
      perjurer:
        "Póki jest wolny: rekrutując lorda bez klucza, możesz wziąć żeton klucza, zamiast przyłączać sojusznika.",
      conspirator:
        "Póki jest wolny: na początku swojej tury podejrzyj wierzchniego lorda z talii; możesz go zrekrutować w ramach swojej akcji.",
    },
  },
  events: {
    "exile-to-court": ({ exile: id, seat }, { player, exile }) =>
      seat === null
        ? `wygnaniec na dziedzińcu: ${exile(id)}`
        : `${player(seat)} spiskuje za ${pearlsAccusative(PLOT_PEARLS)}; na dziedziniec przybywa wygnaniec: ${exile(id)}`,
    "exile-recruited": ({ seat, exile: id, allies: played, pearls: n }, say) =>
      `${say.player(seat)} rekrutuje wygnańca: ${say.exile(id)}; zapłata: ${paid(say, played, n > 0 ? [pearls(n)] : [])}`,
    "exile-entered": ({ seat, exile: id }, { player, exile }) =>
      `${player(seat)} ma nowego wygnańca: ${exile(id)}`,
    "location-recaptured": ({ seat, from, location, exiles: pair }, { player, name, exile }) => {
      const loser = from === null ? "" : `; traci je ${player(from)}`;
      return `${player(seat)} odbija miejsce: ${name(location)}; wygnańcy: ${polish.and(pair.map(exile))}${loser}`;
    },
    "location-replaced": ({ seat, location }, { player, name }) =>
      `${player(seat)} otrzymuje w zamian miejsce: ${name(location)}`,
    "lords-set-aside": ({ seat, lords }, say) =>
      `nie ma miejsca w zamian; ${say.player(seat)} odkłada na bok: ${names(say, lords)}`,
    "allies-forsworn": ({ seat, allies: discarded }, say) =>
      `${say.player(seat)} nikogo nie przyłącza, bierze żeton klucza i odrzuca: ${allies(say, discarded)}`,
    "lord-looked-at": ({ seat, lord }, { player, name }) =>
      `${player(seat)} podgląda wierzchniego lorda z talii${lord === null ? "" : `: ${name(lord)}`}`,
  },
  refusals: {
    "exile-deck-empty": () => "w talii wygnańców nie ma już kart",
    "exile-not-in-court": ({ exile: id }, { exile }) =>
      `tego wygnańca nie ma na dziedzińcu: ${exile(id)}`,
    "not-two-free-exiles": ({ exiles: ids, free }, { exile }) => {
      const named = ids.length > 0 ? polish.and(ids.map(exile)) : "nikt";
      return `potrzeba dwóch różnych wolnych wygnańców (${polish.and(free.map(exile))}), a nie: ${named}`;
    },
    "location-not-to-be-taken": ({ location, locations }, { name }) => {
      const text = (one: (typeof locations)[number]) => (one === null ? TOP_LOCATION : name(one));
      return `tego miejsca nie można odbić: ${text(location)}; do wyboru: ${polish.or(locations.map(text))}`;
    },
    "location-not-available": ({ location }, { name }) =>
      `to miejsce nie jest dostępne: ${name(location)}`,
  },
  actionTypes: {
    "plot-exile": "spiskowanie z wygnańcem",
    "recruit-exile": "rekrutacja wygnańca",
    conspire: "rekrutacja wierzchniego lorda z talii",
    recapture: "odbicie miejsca",
    "replace-location": "wzięcie dostępnego miejsca",
    "take-key-token": "wzięcie żetonu klucza",
    affiliate: "przyłączenie sojusznika",
    "leave-lord": "pozostawienie lorda w talii",
  },
  actions: {
    "plot-exile": () => `dołóż wygnańca na dziedziniec za ${pearlsAccusative(PLOT_PEARLS)}`,
    "recruit-exile": (action, say) =>
      `zrekrutuj wygnańca: ${say.exile(action.exile)}${paying(say, action)}`,
    conspire: (action, say) => `zrekrutuj wierzchniego lorda z talii${paying(say, action)}`,
    recapture: ({ location, exiles: pair }, { name, exile }) =>
      `odbij miejsce: ${location === null ? TOP_LOCATION : name(location)}; wygnańcy: ${polish.and(pair.map(exile))}`,
    "replace-location": ({ location }, { name }) => `weź miejsce: ${name(location)}`,
    "take-key-token": () => "weź żeton klucza",
    affiliate: () => "przyłącz sojusznika",
    "leave-lord": () => "zostaw lorda w talii",
  },
  decisions: {
    recapture: (_, who) => `${who}: wybierz miejsce, które odbija dwóch wygnańców`,
    "replace-location": (_, who) => `${who}: wybierz dostępne miejsce w zamian za utracone`,
    perjure: ({ lord, affiliate }, who, { name }) =>
      `${who}: przyłącz sojusznika (${name(affiliate)}) albo weź zamiast tego żeton klucza; rekrutowany lord: ${name(lord)}`,
    conspire: (_, who) => `${who}: zrekrutuj wierzchniego lorda z talii albo zostaw go tam`,
  },
  fields: {
    exile: "wygnaniec",
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
