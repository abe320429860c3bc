import { leviathanCard } from "../../../leviathan/cards/leviathans.ts";
import { HAND_LIMIT } from "../../../leviathan/cards/numbers.ts";
import type { LeviathanWords } from "../../../leviathan/words/phrases.ts";
import { alliesAccusative, tokens } from "../nouns.ts";
import { leviathan } from "./expressions.ts";

export const decisions: LeviathanWords["decisions"] = {
  explore: (_, who, { revealed }) => {
    const card = revealed();
    if (card === undefined)
      return `${who}: vezmi spojence nebo bojuj s leviatanem, nebo odhaluj dál`;
    return card === "monster"
      ? `${who}: bojuj s leviatanem, nebo odhaluj dál`
      : `${who}: vezmi spojence, nebo odhaluj dál`;
  },
  attack: (_, who) => `${who}: zaútoč znovu, nebo ukonči boj`,
  "add-pearls": ({ attack }, who) => `${who}: vyber, kolik perel přidáš k útoku o síle ${attack}`,
  "choose-target": ({ by }, who, { name }) =>
    `${who}: bojuj s ${by === "intrepid" ? "druhým " : ""}leviatanem, nebo odmítni (${name(by)})`,
  "draw-tokens": ({ count }, who) =>
    count === 1
      ? `${who}: dober žeton nestvůry, nebo žeton leviatana`
      : `${who}: dober ${tokens(count)}; vyber, kolik z nich bude žetonů nestvůr, ostatní budou žetony leviatanů`,
  "reveal-token": (_, who) => `${who}: odhal žeton leviatana, nebo odmítni`,
  "lose-allies": ({ leviathan: id }, who, { name }) =>
    `${who}: odhoď z ruky ${alliesAccusative(leviathanCard(id).penalty.count)} (${name(id)})`,
  "lose-lord": ({ leviathan: id }, who, { name }) => `${who}: odhoď volného vládce (${name(id)})`,
  "trim-hand": (_, who) =>
    `${who}: za každého spojence v ruce nad limit ${HAND_LIMIT} jednoho odhoď, nebo zaplať 1 perlu`,
  "steal-token": ({ mayDecline }, who) =>
    `${who}: vyber protihráče a druh žetonu, o který přijde${mayDecline ? ", nebo odmítni" : ""}`,
  "send-leviathan": (_, who) => `${who}: vyber protihráče, ke kterému přijde leviatan`,
  "remove-life-point": (_, who) => `${who}: vyber leviatana, který přijde o bod života`,
  "place-leviathan": ({ leviathan: id }, who, say) =>
    `${who}: vyber volné pole hranice pro ${leviathan(say, id)}`,
};
