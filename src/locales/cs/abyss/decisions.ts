import { BRIBE_PEARLS, COMMANDER_HAND_LIMIT } from "../../../abyss/cards/numbers.ts";
import type { AbyssWords } from "../../../abyss/words/phrases.ts";
import { pearlsAccusative } from "../nouns.ts";
import { revealedAlly } from "./expressions.ts";

const orDecline = (mayDecline: boolean): string => (mayDecline ? ", nebo odmítni" : "");

export const decisions: AbyssWords["decisions"] = {
  act: (_, who) => `${who}: vyber, co v tomto tahu uděláš`,
  offer: ({ price }, who, say) =>
    `${who}: odmítni, nebo zakup za ${pearlsAccusative(price)} ${revealedAlly(say)}`,
  explore: (_, who, { revealed }) => {
    const card = revealed();
    if (card === undefined)
      return `${who}: vezmi spojence nebo bojuj s nestvůrou, nebo odhaluj dál`;
    return card === "monster"
      ? `${who}: bojuj s nestvůrou, nebo odhaluj dál`
      : `${who}: vezmi spojence, nebo odhaluj dál`;
  },
  discard: ({ by, seats }, who, { name }) => {
    const isOne = seats.length === 1;
    if (by === "jailer")
      return `${who}: ${isOne ? "odhoď z ruky 1 spojence" : "odhoďte z ruky po 1 spojenci"} (${name(by)})`;
    return `${who}: ${isOne ? "odhoď" : "odhoďte"} z ruky spojence, aby jich zbylo ${COMMANDER_HAND_LIMIT} (${name(by)})`;
  },
  disable: ({ of, mayDecline }, who, { player }) =>
    `${who}: vyber volného vládce, který bude otočen${orDecline(mayDecline)}; jeho vlastník: ${player(of)}`,
  "steal-token": ({ mayDecline }, who) =>
    `${who}: vyber protihráče, který přijde o žeton nestvůry${orDecline(mayDecline)}`,
  "take-stack": ({ mayDecline }, who) =>
    `${who}: vyber hromádku karet v radě${orDecline(mayDecline)}`,
  "swap-location": (_, who) => `${who}: vyměň svou lokaci za dostupnou, nebo odmítni`,
  bribe: (_, who) =>
    `${who}: rekrutuj ještě jednoho vládce za ${pearlsAccusative(BRIBE_PEARLS)}, nebo odmítni`,
  "replace-lord": ({ by }, who) =>
    by === "traitor"
      ? `${who}: nahraď jiného svého vládce vládcem ze dvora, nebo odmítni`
      : `${who}: nahraď jiného svého vládce vrchním vládcem z balíčku, nebo odmítni`,
  "bring-location": ({ by }, who, { name }) =>
    `${who}: rozhodni, zda dobrat lokace pomocí velvyslance (${name(by)})`,
  control: (_, who) => `${who}: vyber dostupnou lokaci, nebo dober nové`,
  "choose-location": ({ by }, who, { name }) =>
    by === null
      ? `${who}: vyber jednu z dobraných lokací`
      : `${who}: vyber jednu z dobraných lokací; klíče dává ${name(by)}`,
  "switch-location": (_, who, { name }) =>
    `${who}: vyměň lokaci (${name("black-smokers")}) za jinou z hromádky, nebo odmítni`,
  "end-turn": (_, who) => `${who}: použij ještě schopnosti, nebo ukonči tah`,
};
