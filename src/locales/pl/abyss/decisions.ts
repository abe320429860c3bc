import { BRIBE_PEARLS, COMMANDER_HAND_LIMIT } from "../../../abyss/cards/numbers.ts";
import type { AbyssWords } from "../../../abyss/words/phrases.ts";
import { pearlsAccusative } from "../nouns.ts";
import { revealedAlly } from "./expressions.ts";

const orDecline = (mayDecline: boolean): string => (mayDecline ? " albo zrezygnuj" : "");

export const decisions: AbyssWords["decisions"] = {
  act: (_, who) => `${who}: wybierz, co zrobić w tej turze`,
  offer: ({ price }, who, say) =>
    `${who}: zrezygnuj albo kup za ${pearlsAccusative(price)} ${revealedAlly(say)}`,
  explore: (_, who, { revealed }) => {
    const card = revealed();
    if (card === undefined)
      return `${who}: weź sojusznika albo walcz z potworem, albo odkrywaj dalej`;
    return card === "monster"
      ? `${who}: walcz z potworem albo odkrywaj dalej`
      : `${who}: weź sojusznika albo odkrywaj dalej`;
  },
  discard: ({ by, seats }, who, { name }) => {
    const isOne = seats.length === 1;
    if (by === "jailer")
      return `${who}: ${isOne ? "odrzuć z ręki 1 sojusznika" : "odrzućcie z ręki po 1 sojuszniku"} (${name(by)})`;
    return `${who}: ${isOne ? "odrzuć" : "odrzućcie"} z ręki sojuszników, aż zostanie ${COMMANDER_HAND_LIMIT} (${name(by)})`;
  },
  disable: ({ of, mayDecline }, who, { player }) =>
    `${who}: wybierz wolnego lorda do obrócenia${orDecline(mayDecline)}; jego właściciel: ${player(of)}`,
  "steal-token": ({ mayDecline }, who) =>
    `${who}: wybierz przeciwnika, który straci żeton potwora${mayDecline ? ", albo zrezygnuj" : ""}`,
  "take-stack": ({ mayDecline }, who) => `${who}: wybierz stos Rady${orDecline(mayDecline)}`,
  "swap-location": (_, who) => `${who}: zamień swoje miejsce na dostępne albo zrezygnuj`,
  bribe: (_, who) =>
    `${who}: zrekrutuj jeszcze jednego lorda za ${pearlsAccusative(BRIBE_PEARLS)} albo zrezygnuj`,
  "replace-lord": ({ by }, who) =>
    by === "traitor"
      ? `${who}: zastąp innego swojego lorda lordem z dziedzińca albo zrezygnuj`
      : `${who}: zastąp innego swojego lorda wierzchnim lordem z talii albo zrezygnuj`,
  "bring-location": ({ by }, who, { name }) =>
    `${who}: zdecyduj, czy dobrać miejsca dzięki ambasadorowi (${name(by)})`,
  control: (_, who) => `${who}: wybierz dostępne miejsce albo dobierz nowe`,
  "choose-location": ({ by }, who, { name }) =>
    by === null
      ? `${who}: wybierz jedno z dobranych miejsc`
      : `${who}: wybierz jedno z dobranych miejsc; klucze daje ${name(by)}`,
  "switch-location": (_, who, { name }) =>
    `${who}: wymień miejsce (${name("black-smokers")}) na inne ze stosu albo zrezygnuj`,
  "end-turn": (_, who) => `${who}: użyj jeszcze zdolności albo zakończ turę`,
};
