import { type CardText, cardTexts } from "../../../kernel/words/phrases.ts";
import type { CombatSymbol } from "../../../leviathan/cards/fighters.ts";
import type { LeviathanCard, Penalty } from "../../../leviathan/cards/leviathans.ts";
import type { LeviathanLord } from "../../../leviathan/cards/lords.ts";
import type { LeviathanToken } from "../../../leviathan/cards/tokens.ts";
import {
  fighterTexts,
  leviathanTexts,
  rewordedTexts,
  tokenTexts,
} from "../../../leviathan/words/card-texts.ts";
import type { LeviathanWords, RewordedCard } from "../../../leviathan/words/phrases.ts";
import { cards as abyssCards } from "../abyss/cards.ts";
import { race } from "../abyss/expressions.ts";
import { czech } from "../language.ts";
import { alliesAccusative, pearlsAccusative, tokens, wounds } from "../nouns.ts";
import { face } from "./expressions.ts";

const lordNames: Readonly<Record<LeviathanLord, string>> = {
  intrepid: "Neohrožený",
  "border-guard": "Pohraničník",
  taxidermist: "Preparátor",
  "arms-dealer": "Obchodník se zbraněmi",
  metamorph: "Metamorf",
  sorcerer: "Čaroděj",
  altruist: "Altruista",
  rebel: "Povstalec",
  coward: "Zbabělec",
  breeder: "Šlechtitel",
};

const powers: Readonly<Record<LeviathanLord, string>> = {
  intrepid: "Dokud je volný: když v boji zabiješ leviatana, můžeš bojovat s druhým.",
  "border-guard": "Ihned: ke zvolenému protihráči přijde leviatan.",
  taxidermist: "Dokud je volný: za každý bod života, který odebereš, získáš 2 perly.",
  "arms-dealer": "Ihned: získáš 1 perlu za každého leviatana na hranici.",
  metamorph: "Dokud je volný: na každého leviatana můžeš útočit spojenci libovolné rasy.",
  sorcerer: "Ihned: můžeš bojovat s leviatanem.",
  altruist: "Dokud je volný: za každý bod života, který odebereš, dobereš o 1 žeton více.",
  rebel: "Ihned: odeber 1 bod života leviatana na hranici, jako při útoku.",
  coward:
    "Dokud je volný: nestvůru odhalenou při svém průzkumu můžeš ignorovat; odhodí se a žádný leviatan nepřijde.",
  breeder: "Ihned: dober leviatana a polož ho na volné pole hranice.",
};

const symbols: Readonly<Record<CombatSymbol, string>> = {
  pearl: "Po hodu můžeš zaplatit perly; každá přidá k útoku 1.",
  twoDice: "K útoku hoď dvěma kostkami; platí vyšší hod.",
};

const penalties: Readonly<Record<Penalty["kind"], (n: number) => string>> = {
  wounds: (n) => `dostaneš ${wounds(n)}`,
  pearls: (n) => `vrať do zásoby ${pearlsAccusative(n)}`,
  allies: (n) => `odhoď z ruky ${alliesAccusative(n)}`,
  lord: () => "odhoď 1 volného vládce",
};

const leviathan = (number: number, { alliedRaces, life, penalty }: LeviathanCard): CardText => {
  const points = life.map((point) => `${point.resistance} (${tokens(point.tokens)})`);
  return {
    name: `leviatan ${number}`,
    text: `Spojenecké rasy: ${czech.and(alliedRaces.map(race))}. Odolnost: ${points.join(", ")}. Když útočí: ${penalties[penalty.kind](penalty.count)}.`,
  };
};

const effects: Readonly<Record<LeviathanToken, string>> = {
  "two-pearls": "Odhal ho a získej 2 perly.",
  "three-pearls": "Odhal ho a získej 3 perly.",
  key: "Odhal ho a vezmi žeton klíče.",
  "council-stack": "Odhal ho a vezmi hromádku karet v radě.",
};

const reworded: Readonly<Record<RewordedCard, string>> = {
  monster: "Bojuj s leviatanem, nebo odhaluj dál, a na hranici přijde leviatan.",
  hunter: "Ihned: vezmi náhodný žeton nestvůry nebo leviatana zvolenému protihráči.",
  "crab-1": "Spojenec s hodnotou 1 (5 karet).",
};

export const cards: LeviathanWords["cards"] = /* @__PURE__ */ (() => ({
  ...cardTexts(lordNames, powers),
  ...fighterTexts((id, value, symbol) => ({
    name: `${race(id)} ${value} (bojovník)`,
    text: `Spojenec s hodnotou ${value}. ${symbols[symbol]}`,
  })),
  ...leviathanTexts(leviathan),
  "leviathan-token": {
    name: "žeton leviatana",
    text: "Odhal ho a získej perly, žeton klíče nebo hromádku karet v radě.",
  },
  ...tokenTexts((kind) => ({ name: `žeton leviatana (${face(kind)})`, text: effects[kind] })),
  ...rewordedTexts(abyssCards, reworded),
}))();
