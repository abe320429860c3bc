import { PLOT_PEARLS, SLAVER_PEARLS } from "../../../abyss/cards/numbers.ts";
import { affiliateToName } from "../../../abyss/words/affiliation.ts";
import type {
  AbyssContext,
  AbyssTerms,
  AbyssWords,
  RecruitPayment,
} from "../../../abyss/words/phrases.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import { czech } from "../language.ts";
import { locationsAccusative, pearls, pearlsAccusative } from "../nouns.ts";
import { allies, keys, paid, revealedAlly, reward, stacks } from "./expressions.ts";

type TextContext = SayNames & AbyssTerms & AbyssContext;

/** Other coins, such as nebulis, then pearls. */
function coins(say: TextContext, action: object): readonly string[] {
  const n = say.pearls(action);
  return [...say.coins(action), ...(n > 0 ? [pearls(n)] : [])];
}

/** "; platba: 1 perla"; empty if nothing is paid or the price is not known. */
function price(say: TextContext, action: object): string {
  const money = coins(say, action);
  return money.length > 0 ? `; platba: ${czech.and(money)}` : "";
}

/** "; platba: krab 3 a 1 perla; spolupráce: krab 3" */
export function paying(say: TextContext, action: RecruitPayment): string {
  const affiliate = affiliateToName(action);
  const affiliation = affiliate === null ? "" : `; spolupráce: ${say.name(affiliate)}`;
  return `; platba: ${paid(say, action.allies, coins(say, action))}${affiliation}`;
}

export const actionTypes: AbyssWords["actionTypes"] = {
  plot: "výměna na dvoře",
  explore: "prozkoumání hlubin",
  "request-support": "požádání o podporu z rady",
  recruit: "rekrutování vládce",
  pass: "vynechání akce",
  buy: "zakoupení spojence",
  take: "vzetí spojence",
  continue: "odhalení další karty",
  fight: "boj s nestvůrou",
  decline: "odmítnutí",
  discard: "odhození spojenců",
  disable: "otočení vládce",
  "steal-token": "vzetí žetonu nestvůry",
  "take-stack": "vzetí hromádky karet v radě",
  "swap-location": "výměna lokací",
  bribe: "rekrutování vládce za perly",
  "replace-from-court": "nahrazení vládce vládcem ze dvora",
  "replace-from-deck": "nahrazení vládce vládcem z balíčku",
  "use-slaver": "odhození spojence za perly",
  "use-oracle": "odhození hromádky karet v radě",
  "use-opportunist": "nahrazení vládce u dvora",
  "bring-location": "dobrání lokací pomocí velvyslance",
  "draw-locations": "dobrání lokací",
  control: "ovládnutí lokace",
  "switch-location": "výměna lokace",
  "end-turn": "ukončení tahu",
};

export const actions: AbyssWords["actions"] = {
  plot: () => `přidej vládce ke dvoru za ${pearlsAccusative(PLOT_PEARLS)}`,
  explore: () => "prozkoumej hlubiny",
  "request-support": ({ stacks: races }) => `vezmi ${stacks(races)}`,
  recruit: (action, say) => `rekrutuj vládce: ${say.name(action.lord)}${paying(say, action)}`,
  pass: () => "vynech akci",
  buy: (action, say) => `zakup ${revealedAlly(say)}${price(say, action)}`,
  take: (_, say) => `vezmi ${revealedAlly(say)}`,
  continue: () => "odhal další kartu",
  fight: ({ reward: chosen }) => `bojuj s nestvůrou; odměna: ${reward(chosen)}`,
  decline: () => "odmítni",
  discard: ({ allies: discarded }, say) => `odhoď: ${allies(say, discarded)}`,
  disable: ({ lord }, { name }) => `otoč vládce: ${name(lord)}`,
  "steal-token": ({ from }, { player }) => `vezmi žeton nestvůry; přijde o něj ${player(from)}`,
  "take-stack": ({ stack }) => `vezmi ${stacks([stack])}`,
  "swap-location": ({ give, take }, { name }) =>
    `vrať lokaci: ${name(give)}; vezmi dostupnou: ${name(take)}`,
  bribe: (action, say) => `rekrutuj vládce: ${say.name(action.lord)}${price(say, action)}`,
  "replace-from-court": ({ discard, take }, { name }) =>
    `odhoď vládce: ${name(discard)}; vezmi ze dvora: ${name(take)}`,
  "replace-from-deck": ({ discard }, { name }) =>
    `odhoď vládce: ${name(discard)}; vezmi vrchního vládce z balíčku`,
  "use-slaver": ({ ally }, { name }) =>
    `odhoď za ${pearlsAccusative(SLAVER_PEARLS)} spojence: ${name(ally)}`,
  "use-oracle": ({ stack }) => `odhoď ${stacks([stack])}`,
  "use-opportunist": ({ lord }, { name }) =>
    `odhoď vládce ze dvora: ${name(lord)}; nahraď ho vrchním vládcem z balíčku`,
  "bring-location": () => "dober lokace",
  "draw-locations": ({ count }) => `dober ${locationsAccusative(count)}`,
  control: ({ location, lords, keyTokens }, say) =>
    `ovládni lokaci: ${say.name(location)}; klíče: ${keys(say, lords, keyTokens)}`,
  "switch-location": ({ location }, { name }) =>
    `vrať lokaci: ${name("black-smokers")}; vezmi z hromádky: ${name(location)}`,
  "end-turn": () => "ukonči tah",
};
