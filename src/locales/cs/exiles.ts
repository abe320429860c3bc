import { PLOT_PEARLS } from "../../abyss/cards/numbers.ts";
import type { ExilesWords } from "../../exiles/words/phrases.ts";
import { sharedExilesValues } from "../../exiles/words/values.ts";
import { paying } from "./abyss/actions.ts";
import { allies, names, paid } from "./abyss/expressions.ts";
import { fields } from "./abyss/labels.ts";
import { czech } from "./language.ts";
import { pearls, pearlsAccusative } from "./nouns.ts";

const TOP_LOCATION = "vrchní lokace z hromádky";

const parts: ExilesWords["parts"] = {
  exiles: "vyvržení",
  "exiles.deck": "balíček vyvržených",
  "exiles.court": "vyvržení u dvora",
  payment: "zahraní spojenci",
  free: "volní vyvržení",
  holding: "vyvržení pod lokacemi",
  aside: "stranou",
};

export const exiles: ExilesWords = {
  terms: {
    exileNames: {
      perjurer: "Křivopřísežník",
      conspirator: "Konspirátor",
      deserter: "Dezertér",
      stowaway: "Černý pasažér",
      poacher: "Pytlák",
      heretic: "Kacíř",
      pretender: "Pretendent",
      mutineer: "Vzbouřenec",
      usurer: "Lichvář",
      rustler: "Zloděj stád",
    },
    exileTexts: {
      key: "Ihned: vezmi žeton klíče.",
      none: "Bez schopnosti.",
      other: "Vlastní schopnost.",
      perjurer:
        "Dokud je volný: když rekrutuješ vládce bez klíče, můžeš si místo spolupráce se spojencem vzít žeton klíče.",
      conspirator:
        "Dokud je volný: na začátku svého tahu se podívej na vrchního vládce v balíčku; můžeš ho rekrutovat jako svou akci.",
    },
  },
  events: {
    "exile-to-court": ({ exile: id, seat }, { player, exile }) =>
      seat === null
        ? `vyvržený u dvora: ${exile(id)}`
        : `${player(seat)} platí ${pearlsAccusative(PLOT_PEARLS)} a ke dvoru přichází vyvržený: ${exile(id)}`,
    "exile-recruited": ({ seat, exile: id, allies: played, pearls: n }, say) =>
      `${say.player(seat)} rekrutuje vyvrženého: ${say.exile(id)}; platba: ${paid(say, played, n > 0 ? [pearls(n)] : [])}`,
    "exile-entered": ({ seat, exile: id }, { player, exile }) =>
      `${player(seat)} má nového vyvrženého: ${exile(id)}`,
    "location-recaptured": ({ seat, from, location, exiles: pair }, { player, name, exile }) => {
      const loser = from === null ? "" : `; přichází o ni ${player(from)}`;
      return `${player(seat)} znovu dobývá lokaci: ${name(location)}; vyvržení: ${czech.and(pair.map(exile))}${loser}`;
    },
    "location-replaced": ({ seat, location }, { player, name }) =>
      `${player(seat)} dostává náhradou lokaci: ${name(location)}`,
    "lords-set-aside": ({ seat, lords }, say) =>
      `náhradní lokace není; ${say.player(seat)} odkládá stranou: ${names(say, lords)}`,
    "allies-forsworn": ({ seat, allies: discarded }, say) =>
      `${say.player(seat)} s nikým nespolupracuje, bere žeton klíče a odhazuje: ${allies(say, discarded)}`,
    "lord-looked-at": ({ seat, lord }, { player, name }) =>
      `${player(seat)} se dívá na vrchního vládce v balíčku${lord === null ? "" : `: ${name(lord)}`}`,
  },
  refusals: {
    "exile-deck-empty": () => "v balíčku vyvržených už není žádná karta",
    "exile-not-in-court": ({ exile: id }, { exile }) => `tento vyvržený není u dvora: ${exile(id)}`,
    "not-two-free-exiles": ({ exiles: ids, free }, { exile }) => {
      const named = ids.length > 0 ? czech.and(ids.map(exile)) : "nikdo";
      return `jsou potřeba dva různí volní vyvržení (${czech.and(free.map(exile))}), uvedeno: ${named}`;
    },
    "location-not-to-be-taken": ({ location, locations }, { name }) => {
      const text = (one: (typeof locations)[number]) => (one === null ? TOP_LOCATION : name(one));
      return `tuto lokaci nelze znovu dobýt: ${text(location)}; na výběr: ${czech.or(locations.map(text))}`;
    },
    "location-not-available": ({ location }, { name }) =>
      `tato lokace není dostupná: ${name(location)}`,
  },
  actionTypes: {
    "plot-exile": "výměna na dvoře s vyvrženým",
    "recruit-exile": "rekrutování vyvrženého",
    conspire: "rekrutování vrchního vládce z balíčku",
    recapture: "znovudobytí lokace",
    "replace-location": "vzetí dostupné lokace",
    "take-key-token": "vzetí žetonu klíče",
    affiliate: "spolupráce se spojencem",
    "leave-lord": "ponechání vládce v balíčku",
  },
  actions: {
    "plot-exile": () => `přidej vyvrženého ke dvoru za ${pearlsAccusative(PLOT_PEARLS)}`,
    "recruit-exile": (action, say) =>
      `rekrutuj vyvrženého: ${say.exile(action.exile)}${paying(say, action)}`,
    conspire: (action, say) => `rekrutuj vrchního vládce z balíčku${paying(say, action)}`,
    recapture: ({ location, exiles: pair }, { name, exile }) =>
      `znovu dobuď lokaci: ${location === null ? TOP_LOCATION : name(location)}; vyvržení: ${czech.and(pair.map(exile))}`,
    "replace-location": ({ location }, { name }) => `vezmi lokaci: ${name(location)}`,
    "take-key-token": () => "vezmi žeton klíče",
    affiliate: () => "navaž spolupráci se spojencem",
    "leave-lord": () => "nech vládce v balíčku",
  },
  decisions: {
    recapture: (_, who) => `${who}: vyber lokaci, kterou znovu dobudou dva vyvržení`,
    "replace-location": (_, who) => `${who}: vyber dostupnou lokaci náhradou za ztracenou`,
    perjure: ({ lord, affiliate }, who, { name }) =>
      `${who}: navaž spolupráci se spojencem (${name(affiliate)}), nebo vezmi žeton klíče; rekrutovaný vládce: ${name(lord)}`,
    conspire: (_, who) => `${who}: rekrutuj vrchního vládce z balíčku, nebo ho tam nech`,
  },
  fields: {
    exile: "vyvržený",
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
