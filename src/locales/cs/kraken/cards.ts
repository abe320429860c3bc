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
import { nebulisAccusative } from "../nouns.ts";

const lordNames: Readonly<Record<KrakenLord, string>> = {
  ferryman: "Převozník",
  outlaw: "Psanec",
  counterfeiter: "Penězokaz",
  fence: "Překupník",
  cleaner: "Čistič",
  watcher: "Hlídač",
  vigil: "Ponocný",
  lookout: "Pozorovatel",
  shareholder: "Akcionář",
  inheritor: "Dědic",
  hypnotist: "Hypnotizér",
  healer: "Léčitel",
  highwayman: "Loupežník",
  executioner: "Kat",
  recipient: "Příjemce",
  liberator: "Osvoboditel",
  grower: "Pěstitel",
  "oyster-farmer": "Chovatel ústřic",
};

const locationNames: Readonly<Record<KrakenLocation, string>> = {
  "gambling-den": "Hráčské doupě",
  "krakens-lair": "Krakenův brloh",
  "cetacean-graveyard": "Hřbitov kytovců",
  "abandoned-convoy": "Opuštěný konvoj",
  megalodon: "Megalodon",
  battlefield: "Bitevní pole",
};

const NO_POWER = "Bez schopnosti.";
const SENTINEL =
  "Ihned: vezmi žeton strážce tohoto vládce a 1 nebulu, pak tento žeton polož na herní plán.";
const LOOT =
  "Když tuto lokaci dostaneš, prohledej balíček kořisti. Má hodnotu kořisti, která na ní leží.";

const powers: Readonly<Record<KrakenLord, string>> = {
  ferryman: "Dokud je volný, jednou za tah: vrať 1 nebulu a získej 1 perlu.",
  outlaw: "Dokud je volný: tvé platby smějí obsahovat 2 nebuly.",
  counterfeiter: "Dokud je volný: můžeš zaplatit 1 nebulou, i když ti zůstanou perly.",
  fence: "Ihned: dej každému protihráči 1 svou nebulu.",
  cleaner: "Je-li na konci hry volný: krakeni v tvé ruce ti nepřinesou žádné nebuly.",
  watcher: SENTINEL,
  vigil: SENTINEL,
  lookout: SENTINEL,
  shareholder: "Dokud je volný: když protihráč rekrutuje vládce, získáš 1 perlu.",
  inheritor: "Ihned: získáš 5 perel.",
  hypnotist: "Dokud je volný: v každém tahu protihráče můžeš zakoupit 2 spojence.",
  healer: "Ihned: vezmi si do ruky 1 spojence podle výběru z odhazovacího balíčku karet průzkumu.",
  highwayman: "Dokud je volný: když protihráč získá najednou 2 perly nebo více, vezmi mu 1 perlu.",
  executioner: "Ihned: urči rasu; každý protihráč odhodí 1 spolupracujícího spojence této rasy.",
  recipient:
    "Dokud je volný, jednou za tah: polož vrchního vládce z balíčku na prázdné pole dvora.",
  liberator: "Ihned: osvoboď 1 svého vládce zpod lokace.",
  grower: NO_POWER,
  "oyster-farmer": NO_POWER,
};

const worth: Readonly<Record<KrakenLocation, string>> = {
  "gambling-den": "5 bodů vlivu a 2 za každého tvého pašeráka.",
  "krakens-lair": "15 bodů vlivu minus 3 za každou tvou nebulu.",
  "cetacean-graveyard": LOOT,
  "abandoned-convoy": LOOT,
  megalodon: LOOT,
  battlefield: LOOT,
};

const loot: ByLoot<string> = {
  3: "3 body vlivu. Ihned: vezmi žeton klíče.",
  4: "4 body vlivu. Ihned: získáš 2 perly.",
  5: "5 bodů vlivu. Ihned: dober žeton nestvůry.",
  6: "6 bodů vlivu. Ihned: odhaluj karty průzkumu, dokud nepřijde spojenec, a vezmi si ho.",
  7: "7 bodů vlivu.",
};

const kraken = (value: number, shown: number): CardText => ({
  name: `kraken ${value}`,
  text: `Spojenec hodnoty ${value}; při rekrutování platí za libovolnou rasu a dá ti ${nebulisAccusative(shown)}.`,
});

export const cards: KrakenWords["cards"] = /* @__PURE__ */ (() => ({
  ...cardTexts(lordNames, powers),
  ...cardTexts(locationNames, worth),
  ...krakenTexts(kraken),
  ...lootTexts(loot, (value) => `kořist ${value}`),
  ...sentinelTexts((id) => ({
    name: `žeton strážce (${lordNames[id]})`,
    text: "Rezervuje ti vládce, hromádku karet v radě nebo lokaci, na které leží.",
  })),
}))();
