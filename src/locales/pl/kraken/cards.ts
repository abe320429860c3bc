import { type CardText, cardTexts } from "../../../kernel/words/phrases.ts";
import type { KrakenLocation } from "../../../kraken/cards/locations.ts";
import type { KrakenLord } from "../../../kraken/cards/lords.ts";
import {
  type ByLoot,
  krakenTexts,
  lootTexts,
  sentinelTexts,
} from "../../../kraken/words/card-texts.ts";
import type { KrakenWords } from "../../../kraken/words/phrases.ts";
import { nebulis } from "../nouns.ts";

const lordNames: Readonly<Record<KrakenLord, string>> = {
  ferryman: "Przewoźnik",
  outlaw: "Banita",
  counterfeiter: "Fałszerz",
  fence: "Paser",
  cleaner: "Czyściciel",
  watcher: "Wartownik",
  vigil: "Czuwający",
  lookout: "Obserwator",
  shareholder: "Akcjonariusz",
  inheritor: "Spadkobierca",
  hypnotist: "Hipnotyzer",
  healer: "Uzdrowiciel",
  highwayman: "Rozbójnik",
  executioner: "Kat",
  recipient: "Beneficjent",
  liberator: "Wyzwoliciel",
  grower: "Plantator",
  "oyster-farmer": "Hodowca ostryg",
};

const locationNames: Readonly<Record<KrakenLocation, string>> = {
  "gambling-den": "Jaskinia hazardu",
  "krakens-lair": "Leże krakena",
  "cetacean-graveyard": "Cmentarzysko waleni",
  "abandoned-convoy": "Porzucony konwój",
  megalodon: "Megalodon",
  battlefield: "Pole bitwy",
};

const NO_POWER = "Brak zdolności.";
const SENTINEL =
  "Od razu: weź żeton strażnika tego lorda i 1 nebulis, a potem połóż ten żeton na planszy.";
const LOOT =
  "Gdy otrzymasz to miejsce, przeszukaj talię łupów. Jest warte tyle, ile leżące na nim łupy.";

const powers: Readonly<Record<KrakenLord, string>> = {
  ferryman: "Póki jest wolny, raz na turę: zwróć 1 nebulis, aby otrzymać 1 perłę.",
  outlaw: "Póki jest wolny: twoje zapłaty mogą zawierać 2 nebulisy.",
  counterfeiter: "Póki jest wolny: możesz zapłacić 1 nebulisem, nawet jeśli zostają ci perły.",
  fence: "Od razu: oddaj każdemu przeciwnikowi 1 swój nebulis.",
  cleaner: "Jeśli jest wolny na koniec gry: krakeny w twojej ręce nie dają ci nebulisów.",
  watcher: SENTINEL,
  vigil: SENTINEL,
  lookout: SENTINEL,
  shareholder: "Póki jest wolny: gdy przeciwnik rekrutuje lorda, otrzymujesz 1 perłę.",
  inheritor: "Od razu: otrzymujesz 5 pereł.",
  hypnotist: "Póki jest wolny: w każdej turze przeciwnika możesz kupić 2 sojuszników.",
  healer: "Od razu: weź na rękę 1 wybranego sojusznika ze stosu odrzuconych kart eksploracji.",
  highwayman:
    "Póki jest wolny: gdy przeciwnik otrzymuje naraz co najmniej 2 perły, zabierz mu 1 perłę.",
  executioner: "Od razu: wskaż rasę; każdy przeciwnik odrzuca 1 przyłączonego sojusznika tej rasy.",
  recipient:
    "Póki jest wolny, raz na turę: połóż wierzchniego lorda z talii na pustym polu dziedzińca.",
  liberator: "Od razu: uwolnij 1 swojego lorda spod miejsca.",
  grower: NO_POWER,
  "oyster-farmer": NO_POWER,
};

const worth: Readonly<Record<KrakenLocation, string>> = {
  "gambling-den": `5 punktów wpływu i 2 za każdego twojego przemytnika.`,
  "krakens-lair": `15 punktów wpływu minus 3 za każdy twój nebulis.`,
  "cetacean-graveyard": LOOT,
  "abandoned-convoy": LOOT,
  megalodon: LOOT,
  battlefield: LOOT,
};

const loot: ByLoot<string> = {
  3: `3 punkty wpływu. Od razu: weź żeton klucza.`,
  4: `4 punkty wpływu. Od razu: otrzymujesz 2 perły.`,
  5: `5 punktów wpływu. Od razu: dobierz żeton potwora.`,
  6: `6 punktów wpływu. Od razu: odkrywaj karty eksploracji, aż pojawi się sojusznik, i weź go.`,
  7: `7 punktów wpływu.`,
};

const kraken = (value: number, shown: number): CardText => ({
  name: `kraken ${value}`,
  text: `Sojusznik o wartości ${value}; przy rekrutacji liczy się jako dowolna rasa i daje ci ${nebulis(shown)}.`,
});

export const cards: KrakenWords["cards"] = /* @__PURE__ */ (() => ({
  ...cardTexts(lordNames, powers),
  ...cardTexts(locationNames, worth),
  ...krakenTexts(kraken),
  ...lootTexts(loot, (value) => `łup ${value}`),
  ...sentinelTexts((id) => ({
    name: `żeton strażnika (${lordNames[id]})`,
    text: "Rezerwuje dla ciebie lorda, stos Rady albo miejsce, na którym leży.",
  })),
}))();
