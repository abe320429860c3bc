import type { Race } from "../../../abyss/cards/allies.ts";
import type { Location } from "../../../abyss/cards/locations.ts";
import type { Guild } from "../../../abyss/cards/lord-card.ts";
import type { Lord } from "../../../abyss/cards/lords.ts";
import { allyTexts } from "../../../abyss/words/ally-texts.ts";
import { locationTexts, type ScoringTexts } from "../../../abyss/words/location-texts.ts";
import type { AbyssWords } from "../../../abyss/words/phrases.ts";
import { wordFor } from "../../../kernel/words/grammar.ts";
import { cardTexts } from "../../../kernel/words/phrases.ts";
import { cards as countedCards, influencePoints } from "../nouns.ts";
import { race } from "./expressions.ts";

const lordNames: Readonly<Record<Lord, string>> = {
  recruiter: "Werbownik",
  jailer: "Nadzorca",
  seeker: "Poszukiwacz",
  assassin: "Zabójca",
  commander: "Dowódca",
  tamer: "Poskramiacz",
  hunter: "Myśliwy",
  "ship-master": "Armator",
  trader: "Handlarz",
  peddler: "Domokrążca",
  landlord: "Rentier",
  slaver: "Łowca niewolników",
  shopkeeper: "Sklepikarz",
  shaman: "Szaman",
  invoker: "Przywoływacz",
  apprentice: "Uczeń",
  oracle: "Wyrocznia",
  alchemist: "Alchemik",
  illusionist: "Iluzjonista",
  "master-of-magic": "Mistrz magii",
  opportunist: "Oportunista",
  corruptor: "Łapówkarz",
  traitor: "Zdrajca",
  diplomat: "Dyplomata",
  treasurer: "Skarbnik",
  schemer: "Spiskowiec",
  keeper: "Powiernik",
  reaper: "Żniwiarz",
  shepherd: "Pasterz",
  miller: "Młynarz",
  aquaculturalist: "Hodowca akwakultur",
  landowner: "Właściciel ziemski",
  sage: "Mędrzec",
  hermit: "Pustelnik",
  elder: "Starszy",
};

const locationNames: Readonly<Record<Location, string>> = {
  "sargasso-silos": "Silosy sargasów",
  "hydrozoa-reserves": "Rezerwaty stułbiopławów",
  parliament: "Parlament",
  barracks: "Koszary",
  dockworks: "Doki",
  sanctuary: "Sanktuarium",
  "sargasso-fields": "Pola sargasów",
  "oceanic-senate-assembly": "Zgromadzenie Oceanicznego Senatu",
  chasm: "Rozpadlina",
  "nest-of-giant-clams": "Gniazdo olbrzymich małży",
  abyss: "Otchłań",
  "city-of-mirrors": "Miasto luster",
  "black-smokers": "Czarne kominy",
  depths: "Głębiny",
  "throne-room": "Sala tronowa",
  jail: "Więzienie",
  "closed-tower": "Zamknięta wieża",
  "lost-tower": "Zaginiona wieża",
  "chamber-of-allies": "Izba sojuszników",
  "coral-barrier": "Bariera koralowa",
};

const NO_POWER = "Brak zdolności.";

const powers: Readonly<Record<Lord, string>> = {
  recruiter: "Póki jest wolny: rekrutacja kosztuje twoich przeciwników o 2 więcej.",
  jailer: "Od razu: każdy przeciwnik odrzuca z ręki 1 wybranego przez siebie sojusznika.",
  seeker: "Od razu: każdy przeciwnik zwraca do skarbca 2 perły albo wszystkie, które ma.",
  assassin: "Od razu: obróć po 1 wolnym lordzie każdego przeciwnika; tak zostaje do końca gry.",
  commander:
    "Od razu, a póki jest wolny, także na koniec tur przeciwników: przeciwnicy odrzucają z ręki sojuszników ponad 6.",
  tamer:
    "Póki jest wolny: przeciwnicy walczący z potworem otrzymują nagrodę z poprzedniego pola toru zagrożenia.",
  hunter: "Od razu: weź losowy żeton potwora od wybranego przeciwnika.",
  "ship-master":
    "Póki jest wolny: na koniec twojej eksploracji otrzymujesz 1 perłę za każdą rasę, która trafia do Rady.",
  trader: "Od razu: otrzymujesz 3 perły.",
  peddler: "Od razu: otrzymujesz 2 perły.",
  landlord: "Od razu, a póki jest wolny, także na początku twoich tur: otrzymujesz 1 perłę.",
  slaver: "Póki jest wolny, raz na turę: odrzuć z ręki 1 sojusznika, aby otrzymać 2 perły.",
  shopkeeper: "Od razu: otrzymujesz 1 perłę.",
  shaman: "Póki jest wolny: zdolności żołnierzy na ciebie nie działają.",
  invoker: "Od razu: po tej turze masz dodatkową turę.",
  apprentice: "Od razu: weź 1 stos Rady.",
  oracle: "Póki ten lord jest wolny, raz na turę: odrzuć 1 stos Rady.",
  alchemist: "Póki jest wolny: prosząc Radę o wsparcie, bierzesz 2 stosy.",
  illusionist: "Od razu: możesz zamienić 1 swoje miejsce na dostępne.",
  "master-of-magic":
    "Póki jest wolny: możesz przyłączyć dowolnego z zagranych sojuszników, nie tylko najniższego.",
  opportunist:
    "Póki jest wolny, raz na turę: odrzuć lorda z dziedzińca i połóż w jego miejsce wierzchniego lorda z talii.",
  corruptor: "Od razu: możesz zrekrutować jeszcze 1 lorda z dziedzińca za 5 pereł.",
  traitor:
    "Od razu: możesz odrzucić innego swojego wolnego lorda i wziąć za niego lorda z dziedzińca.",
  diplomat: "Póki jest wolny: możesz rekrutować dowolnymi rasami, byle ich liczba się zgadzała.",
  treasurer: "Póki jest wolny: lordowie kosztują cię o 2 mniej.",
  schemer:
    "Od razu: możesz odrzucić innego swojego wolnego lorda i wziąć za niego wierzchniego lorda z talii.",
  keeper: NO_POWER,
  reaper: NO_POWER,
  shepherd: NO_POWER,
  miller: NO_POWER,
  aquaculturalist: NO_POWER,
  landowner: NO_POWER,
  sage: "Od razu: dobierz 2 miejsca, przejmij kontrolę nad jednym za klucze tego lorda, a drugie staje się dostępne.",
  hermit: "Od razu: dobierz 1 miejsce i przejmij nad nim kontrolę za klucze tego lorda.",
  elder:
    "Od razu: dobierz 3 miejsca, przejmij kontrolę nad jednym za klucze tego lorda, a pozostałe stają się dostępne.",
};

/** "each farmer", in the accusative. */
const eachOfGuild: Readonly<Record<Guild, string>> = {
  mage: "każdego twojego maga",
  soldier: "każdego twojego żołnierza",
  farmer: "każdego twojego farmera",
  merchant: "każdego twojego kupca",
  politician: "każdego twojego polityka",
  ambassador: "każdego twojego ambasadora",
};
/** "each affiliated crab", in the accusative. */
const eachOfRace: Readonly<Record<Race, string>> = {
  jellyfish: "każdą twoją przyłączoną meduzę",
  crab: "każdego twojego przyłączonego kraba",
  seahorse: "każdego twojego przyłączonego konika morskiego",
  shellfish: "każdego twojego przyłączonego skorupiaka",
  squid: "każdą twoją przyłączoną kałamarnicę",
};

const scorings: ScoringTexts = {
  perLordOfGuild: ({ base, each, guild }) =>
    `${influencePoints(base)} i ${each} za ${wordFor(eachOfGuild, guild)}.`,
  perAffiliatedOfRace: ({ base, each, race: id }) =>
    `${influencePoints(base)} i ${each} za ${wordFor(eachOfRace, id)}.`,
  perGuildRepresented: ({ each }) =>
    `${influencePoints(each)} za każdą gildię wśród twoich lordów.`,
  copyOpponentLocation: () =>
    "Kopiuje miejsce przeciwnika; liczą się twoi lordowie i twoi sojusznicy.",
  none: () => "Brak punktów. Gdy otrzymasz to miejsce, możesz je wymienić na inne ze stosu.",
  weakestLord: ({ times }) => `Wpływ twojego najsłabszego lorda razy ${times}.`,
  strongestLord: () => "Wpływ twojego najsilniejszego lorda.",
  minusPerLord: ({ base }) => `${influencePoints(base)} minus 1 za każdego twojego lorda.`,
  perLordWithKey: ({ each }) => `${influencePoints(each)} za każdego twojego lorda z kluczem.`,
  perLordWithoutKey: ({ each }) => `${influencePoints(each)} za każdego twojego lorda bez klucza.`,
  weakestAffiliatedPerRace: ({ base }) =>
    `${influencePoints(base)} i wartość twojego najsłabszego przyłączonego sojusznika każdej rasy.`,
  minusPerAffiliated: ({ base }) =>
    `${influencePoints(base)} minus 1 za każdego twojego przyłączonego sojusznika.`,
};

export const cards: AbyssWords["cards"] = /* @__PURE__ */ (() => ({
  ...cardTexts(lordNames, powers),
  ...locationTexts(locationNames, scorings),
  ...allyTexts((id, value, copies) => ({
    name: `${race(id)} ${value}`,
    text: `Sojusznik o wartości ${value} (${countedCards(copies)}).`,
  })),
  monster: {
    name: "potwór",
    text: "Walcz z nim o nagrodę albo odkrywaj dalej, a zagrożenie wzrośnie.",
  },
}))();
