import { PLOT_PEARLS, SLAVER_PEARLS } from "../../../abyss/cards/numbers.ts";
import { affiliateToName } from "../../../abyss/words/affiliation.ts";
import type {
  AbyssContext,
  AbyssTerms,
  AbyssWords,
  RecruitPayment,
} from "../../../abyss/words/phrases.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import { polish } from "../language.ts";
import { locations, pearls, pearlsAccusative } from "../nouns.ts";
import { allies, keys, paid, revealedAlly, reward, stacks } from "./expressions.ts";

type TextContext = SayNames & AbyssTerms & AbyssContext;

/** Other coins, such as nebulis, then pearls. */
function coins(say: TextContext, action: object): readonly string[] {
  const n = say.pearls(action);
  return [...say.coins(action), ...(n > 0 ? [pearls(n)] : [])];
}

/** "; zapłata: 1 perła"; empty if nothing is paid or the price is not known. */
function price(say: TextContext, action: object): string {
  const money = coins(say, action);
  return money.length > 0 ? `; zapłata: ${polish.and(money)}` : "";
}

/** "; zapłata: krab 3 i 1 perła; przyłącz: krab 3" */
export function paying(say: TextContext, action: RecruitPayment): string {
  const affiliate = affiliateToName(action);
  const affiliation = affiliate === null ? "" : `; przyłącz: ${say.name(affiliate)}`;
  return `; zapłata: ${paid(say, action.allies, coins(say, action))}${affiliation}`;
}

export const actionTypes: AbyssWords["actionTypes"] = {
  plot: "spiskowanie na dziedzińcu",
  explore: "eksploracja głębin",
  "request-support": "prośba o wsparcie Rady",
  recruit: "rekrutacja lorda",
  pass: "pas",
  buy: "kupno sojusznika",
  take: "wzięcie sojusznika",
  continue: "odkrycie następnej karty",
  fight: "walka z potworem",
  decline: "rezygnacja",
  discard: "odrzucenie sojuszników",
  disable: "obrócenie lorda",
  "steal-token": "zabranie żetonu potwora",
  "take-stack": "wzięcie stosu Rady",
  "swap-location": "zamiana miejsc",
  bribe: "rekrutacja lorda za perły",
  "replace-from-court": "zastąpienie lorda lordem z dziedzińca",
  "replace-from-deck": "zastąpienie lorda lordem z talii",
  "use-slaver": "odrzucenie sojusznika za perły",
  "use-oracle": "odrzucenie stosu Rady",
  "use-opportunist": "wymiana lorda na dziedzińcu",
  "bring-location": "dobranie miejsc przez ambasadora",
  "draw-locations": "dobranie miejsc",
  control: "przejęcie kontroli nad miejscem",
  "switch-location": "wymiana miejsca",
  "end-turn": "zakończenie tury",
};

export const actions: AbyssWords["actions"] = {
  plot: () => `dołóż lorda na dziedziniec za ${pearlsAccusative(PLOT_PEARLS)}`,
  explore: () => "eksploruj głębiny",
  "request-support": ({ stacks: races }) => `weź ${stacks(races)}`,
  recruit: (action, say) => `zrekrutuj lorda: ${say.name(action.lord)}${paying(say, action)}`,
  pass: () => "spasuj",
  buy: (action, say) => `kup ${revealedAlly(say)}${price(say, action)}`,
  take: (_, say) => `weź ${revealedAlly(say)}`,
  continue: () => "odkryj następną kartę",
  fight: ({ reward: chosen }) => `walcz z potworem; nagroda: ${reward(chosen)}`,
  decline: () => "zrezygnuj",
  discard: ({ allies: discarded }, say) => `odrzuć: ${allies(say, discarded)}`,
  disable: ({ lord }, { name }) => `obróć lorda: ${name(lord)}`,
  "steal-token": ({ from }, { player }) => `weź żeton potwora; traci go ${player(from)}`,
  "take-stack": ({ stack }) => `weź ${stacks([stack])}`,
  "swap-location": ({ give, take }, { name }) =>
    `oddaj miejsce: ${name(give)}; weź dostępne: ${name(take)}`,
  bribe: (action, say) => `zrekrutuj lorda: ${say.name(action.lord)}${price(say, action)}`,
  "replace-from-court": ({ discard, take }, { name }) =>
    `odrzuć lorda: ${name(discard)}; weź z dziedzińca: ${name(take)}`,
  "replace-from-deck": ({ discard }, { name }) =>
    `odrzuć lorda: ${name(discard)}; weź wierzchniego lorda z talii`,
  "use-slaver": ({ ally }, { name }) =>
    `odrzuć za ${pearlsAccusative(SLAVER_PEARLS)} sojusznika: ${name(ally)}`,
  "use-oracle": ({ stack }) => `odrzuć ${stacks([stack])}`,
  "use-opportunist": ({ lord }, { name }) =>
    `odrzuć lorda z dziedzińca: ${name(lord)}; zastąp go wierzchnim lordem z talii`,
  "bring-location": () => "dobierz miejsca",
  "draw-locations": ({ count }) => `dobierz ${locations(count)}`,
  control: ({ location, lords, keyTokens }, say) =>
    `przejmij kontrolę nad miejscem: ${say.name(location)}; klucze: ${keys(say, lords, keyTokens)}`,
  "switch-location": ({ location }, { name }) =>
    `oddaj miejsce: ${name("black-smokers")}; weź ze stosu: ${name(location)}`,
  "end-turn": () => "zakończ turę",
};
