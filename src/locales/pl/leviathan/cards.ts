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
import { polish } from "../language.ts";
import { alliesAccusative, pearlsAccusative, tokens, woundsAccusative } from "../nouns.ts";
import { face } from "./expressions.ts";

const lordNames: Readonly<Record<LeviathanLord, string>> = {
  intrepid: "Nieustraszony",
  "border-guard": "Pogranicznik",
  taxidermist: "Taksydermista",
  "arms-dealer": "Handlarz bronią",
  metamorph: "Metamorf",
  sorcerer: "Czarnoksiężnik",
  altruist: "Altruista",
  rebel: "Rebeliant",
  coward: "Tchórz",
  breeder: "Hodowca",
};

const powers: Readonly<Record<LeviathanLord, string>> = {
  intrepid: "Póki jest wolny: po zabiciu lewiatana w walce możesz walczyć z drugim.",
  "border-guard": "Od razu: do wybranego przeciwnika przybywa lewiatan.",
  taxidermist: "Póki jest wolny: otrzymujesz 2 perły za każdy punkt życia, który usuwasz.",
  "arms-dealer": "Od razu: otrzymujesz 1 perłę za każdego lewiatana na granicy.",
  metamorph: "Póki jest wolny: możesz atakować każdego lewiatana sojusznikami dowolnej rasy.",
  sorcerer: "Od razu: możesz walczyć z lewiatanem.",
  altruist: "Póki jest wolny: za każdy punkt życia, który usuwasz, dobierasz o 1 żeton więcej.",
  rebel: "Od razu: usuń 1 punkt życia lewiatana na granicy, tak jak atakiem.",
  coward:
    "Póki jest wolny: możesz zignorować potwora odkrytego w twojej eksploracji; zostaje odrzucony, a lewiatan nie przybywa.",
  breeder: "Od razu: dobierz lewiatana i połóż go na wolnym polu granicy.",
};

const symbols: Readonly<Record<CombatSymbol, string>> = {
  pearl: "Po rzucie możesz zapłacić perły; każda dodaje 1 do ataku.",
  twoDice: "Do ataku rzuć dwiema kośćmi; liczy się wyższy wynik.",
};

const penalties: Readonly<Record<Penalty["kind"], (n: number) => string>> = {
  wounds: (n) => `otrzymujesz ${woundsAccusative(n)}`,
  pearls: (n) => `zwróć do skarbca ${pearlsAccusative(n)}`,
  allies: (n) => `odrzuć z ręki ${alliesAccusative(n)}`,
  lord: () => "odrzuć 1 wolnego lorda",
};

const leviathan = (number: number, { alliedRaces, life, penalty }: LeviathanCard): CardText => {
  const points = life.map((point) => `${point.resistance} (${tokens(point.tokens)})`);
  return {
    name: `lewiatan ${number}`,
    text: `Sprzymierzone rasy: ${polish.and(alliedRaces.map(race))}. Odporność: ${points.join(", ")}. Gdy atakuje: ${penalties[penalty.kind](penalty.count)}.`,
  };
};

const effects: Readonly<Record<LeviathanToken, string>> = {
  "two-pearls": "Odkryj go, aby otrzymać 2 perły.",
  "three-pearls": "Odkryj go, aby otrzymać 3 perły.",
  key: "Odkryj go, aby wziąć żeton klucza.",
  "council-stack": "Odkryj go, aby wziąć stos Rady.",
};

const reworded: Readonly<Record<RewordedCard, string>> = {
  monster: "Walcz z lewiatanem albo odkrywaj dalej, a wtedy na granicę przybędzie lewiatan.",
  hunter: "Od razu: weź losowy żeton potwora albo lewiatana od wybranego przeciwnika.",
  "crab-1": "Sojusznik o wartości 1 (5 kart).",
};

export const cards: LeviathanWords["cards"] = /* @__PURE__ */ (() => ({
  ...cardTexts(lordNames, powers),
  ...fighterTexts((id, value, symbol) => ({
    name: `${race(id)} ${value} (wojownik)`,
    text: `Sojusznik o wartości ${value}. ${symbols[symbol]}`,
  })),
  ...leviathanTexts(leviathan),
  "leviathan-token": {
    name: "żeton lewiatana",
    text: "Odkryj go, aby otrzymać perły, żeton klucza albo stos Rady.",
  },
  ...tokenTexts((kind) => ({ name: `żeton lewiatana (${face(kind)})`, text: effects[kind] })),
  ...rewordedTexts(abyssCards, reworded),
}))();
