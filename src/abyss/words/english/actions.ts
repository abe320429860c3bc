import { en } from "../../../kernel/words/english.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import { PLOT_PEARLS, SLAVER_PEARLS } from "../../cards/numbers.ts";
import { affiliateToName } from "../affiliation.ts";
import type { AbyssContext, AbyssTerms, AbyssWords, RecruitPayment } from "../phrases.ts";
import { allies, keyTokens, lord, pearls, revealedAlly, reward, stacks } from "./nouns.ts";

type TextContext = SayNames & AbyssTerms & AbyssContext;

/** "1 pearl"; empty if nothing is paid or the price is not known. */
function coins(say: TextContext, action: object): string {
  const n = say.pearls(action);
  return en.and([...say.coins(action), ...(n > 0 ? [pearls(n)] : [])]);
}

/** "with crab 3 and squid 2, and 1 pearl; affiliate squid 2" */
export function paying(say: TextContext, action: RecruitPayment): string {
  const money = coins(say, action);
  const extra = money === "" ? "" : `, and ${money}`;
  const affiliate = affiliateToName(action);
  const suffix = affiliate === null ? "" : `; affiliate ${say.name(affiliate)}`;
  return `with ${allies(say, action.allies)}${extra}${suffix}`;
}

export const abyssActionTypes: AbyssWords["actionTypes"] = {
  plot: "plot at court",
  explore: "explore",
  "request-support": "request support",
  recruit: "recruit a lord",
  pass: "pass",
  buy: "buy the ally",
  take: "take the ally",
  continue: "reveal the next card",
  fight: "fight the monster",
  decline: "decline",
  discard: "discard allies",
  disable: "disable a lord",
  "steal-token": "take a monster token",
  "take-stack": "take a council stack",
  "swap-location": "swap locations",
  bribe: "recruit a lord for pearls",
  "replace-from-court": "replace a lord with one from the court",
  "replace-from-deck": "replace a lord with the top one of the deck",
  "use-slaver": "use the Slaver",
  "use-oracle": "use the Oracle",
  "use-opportunist": "use the Opportunist",
  "bring-location": "draw locations with the ambassador",
  "draw-locations": "draw locations",
  control: "control a location",
  "switch-location": "switch Black Smokers",
  "end-turn": "end the turn",
};

export const abyssActions: AbyssWords["actions"] = {
  plot: () => `bring the top lord to court for ${pearls(PLOT_PEARLS)}`,
  explore: () => "explore the depths",
  "request-support": ({ stacks: races }) => `take ${stacks(races)}`,
  recruit: (action, say) => `recruit ${lord(say, action.lord)} ${paying(say, action)}`,
  pass: () => "pass",
  buy: (action, say) => {
    const money = coins(say, action);
    return `buy ${revealedAlly(say)}${money === "" ? "" : ` for ${money}`}`;
  },
  take: (_, say) => `take ${revealedAlly(say)}`,
  continue: () => "reveal the next card",
  fight: ({ reward: chosen }) => `fight the monster for ${reward(chosen)}`,
  decline: () => "decline",
  discard: ({ allies: out }, say) => `discard ${allies(say, out)}`,
  disable: ({ lord: id }, say) => `disable ${lord(say, id)}`,
  "steal-token": ({ from }, { player }) => `take a monster token from ${player(from)}`,
  "take-stack": ({ stack }) => `take ${stacks([stack])}`,
  "swap-location": ({ give, take }, { name }) => `swap ${name(give)} for ${name(take)}`,
  bribe: (action, say) => `recruit ${lord(say, action.lord)} for ${coins(say, action)}`,
  "replace-from-court": ({ discard, take }, say) =>
    `replace ${lord(say, discard)} with ${lord(say, take)}`,
  "replace-from-deck": ({ discard }, say) =>
    `replace ${lord(say, discard)} with the top lord of the deck`,
  "use-slaver": ({ ally }, { name }) => `discard ${name(ally)} for ${pearls(SLAVER_PEARLS)}`,
  "use-oracle": ({ stack }) => `discard ${stacks([stack])}`,
  "use-opportunist": ({ lord: id }, say) =>
    `replace ${lord(say, id)} in the court with the top lord of the deck`,
  "bring-location": () => "draw locations",
  "draw-locations": ({ count }) =>
    `draw ${en.counted(count, { one: "location", other: "locations" })}`,
  control: ({ location, lords, keyTokens: n }, say) => {
    const keys = [...lords.map((id) => lord(say, id)), ...(n > 0 ? [keyTokens(n)] : [])];
    return `control ${say.name(location)} with ${en.and(keys)}`;
  },
  "switch-location": ({ location }, { name }) =>
    `switch ${name("black-smokers")} for ${name(location)}`,
  "end-turn": () => "end the turn",
};
