import { counted, list, type Phrases, player, sentence } from "../kernel/describe.ts";
import type { Ally, ExplorationCard, Race } from "./cards/allies.ts";
import type { Location } from "./cards/locations.ts";
import type { Lord } from "./cards/lords.ts";
import type { Reward } from "./cards/threat.ts";
import type { Event, PearlSource } from "./events.ts";
import type { Refusal, RuleRefusal } from "./refusals.ts";

/** "Master of Magic" */
export const title = (name: string): string =>
  name
    .split("-")
    .map((word) => (word === "of" ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");
export const lord = (name: Lord): string => `the ${title(name)}`;
const lords = (names: readonly Lord[]): string => list(names.map(lord));
export const location = (name: Location): string => title(name);
const locations = (names: readonly Location[]): string => list(names.map(location));

/** "crab 3" */
export const card = (name: ExplorationCard): string =>
  name === "monster" ? "a monster" : name.replace("-", " ");
/** Cards that the viewer sees; backs are only counted. */
export const allies = (cards: readonly (Ally | null)[]): string => {
  const known = cards.filter((one) => one !== null);
  return known.length < cards.length || cards.length === 0
    ? allyCount(cards.length)
    : list(known.map(card));
};
const allyCount = (n: number): string =>
  n === 0 ? "no allies" : n === 1 ? "1 ally" : `${n} allies`;
const stackCount = (stacks: readonly Race[]): string =>
  `the ${list(stacks)} ${stacks.length === 1 ? "stack" : "stacks"}`;

const reward = ({ keys, pearls, tokens }: Reward): string =>
  list(
    [
      [keys, "key token"] as const,
      [pearls, "pearl"] as const,
      [tokens, "monster token"] as const,
    ].flatMap(([n, noun]) => (n > 0 ? [counted(n, noun)] : [])),
  ) || "nothing";

export const pearlSource = (source: PearlSource): string => {
  switch (source) {
    case "reward":
      return "for the fight";
    case "last-space":
      return "for the last space of the track";
    case "court":
      return "as the court is filled again";
    default:
      return `by ${lord(source)}`;
  }
};

/** "has 3, needs 5" */
export const figures = ({ has, needs }: { has: number; needs: number }): string =>
  `has ${has}, needs ${needs}`;

/** The English sentences of events and refusals. */
export const abyssWords: Phrases<Event, RuleRefusal> = {
  events: {
    "game-started": ({ players, first }) =>
      `${counted(players, "player")} sit down; ${player(first)} begins`,
    "court-filled": ({ lords: names }) => `To court: ${lords(names)}`,
    "locations-made-available": ({ locations: names }) => `Available: ${locations(names)}`,
    "turn-started": ({ seat }) => `${player(seat)}'s turn`,
    "pearls-gained": ({ seat, pearls, source }) =>
      `${player(seat)} gains ${counted(pearls, "pearl")} ${pearlSource(source)}`,
    plotted: ({ seat, lord: name }) =>
      `${player(seat)} plots: ${lord(name)} comes to court for 1 pearl`,
    "action-passed": ({ seat }) => `${player(seat)} can do nothing and passes`,
    "card-revealed": ({ card: revealed, space }) =>
      `Space ${space} of the track: ${card(revealed)}`,
    "deck-renewed": ({ cards }) => `The discard of ${counted(cards, "card")} becomes the new deck`,
    "ally-bought": ({ seat, from, ally, price }) =>
      `${player(seat)} buys ${card(ally)} from ${player(from)} for ${counted(price, "pearl")}`,
    "ally-taken": ({ seat, ally }) => `${player(seat)} takes ${card(ally)}`,
    "threat-raised": ({ threat }) => `The threat rises to ${threat}`,
    "monster-fought": ({ seat, space, reward: won }) =>
      `${player(seat)} fights the monster for the reward of threat space ${space}: ${reward(won)}`,
    "tokens-drawn": ({ seat, tokens }) => {
      const known = tokens.filter((token) => token !== null);
      const values = known.length > 0 ? ` (${list(known.map(String))})` : "";
      return `${player(seat)} draws ${counted(tokens.length, "monster token")}${values}`;
    },
    "key-tokens-gained": ({ seat, keyTokens }) =>
      `${player(seat)} gains ${counted(keyTokens, "key token")}`,
    "exploration-ended": ({ allies: sent, monsters }) => {
      const lost = monsters > 0 ? `, ${counted(monsters, "monster")} to the discard` : "";
      return `The exploration ends: ${allies(sent)} to the council${lost}`;
    },
    "stacks-taken": ({ seat, stacks, allies: taken }) =>
      `${player(seat)} takes ${stackCount(stacks)}: ${allies(taken)}`,
    "lord-recruited": ({ seat, lord: name, allies: played, pearls }) => {
      const coins = pearls > 0 ? ` and ${counted(pearls, "pearl")}` : "";
      return `${player(seat)} recruits ${lord(name)} with ${allies(played)}${coins}`;
    },
    "ally-affiliated": ({ seat, ally }) => `${player(seat)} affiliates ${card(ally)}`,
    "lord-entered": ({ seat, lord: name }) => `${lord(name)} joins ${player(seat)}`,
    "allies-discarded": ({ seat, allies: out }) => `${player(seat)} discards ${allies(out)}`,
    "pearls-returned": ({ seat, pearls }) =>
      `${player(seat)} returns ${counted(pearls, "pearl")} to the treasury`,
    "lord-disabled": ({ seat, lord: name }) => `${player(seat)}'s ${title(name)} is disabled`,
    "token-stolen": ({ seat, from, token }) =>
      `${player(seat)} steals a monster token${token === null ? "" : ` of ${token}`} from ${player(from)}`,
    "extra-turn-gained": ({ seat }) => `${player(seat)} will have an extra turn`,
    "stack-discarded": ({ seat, stack, allies: out }) =>
      `${player(seat)} discards ${stackCount([stack])}: ${allies(out)}`,
    "location-swapped": ({ seat, give, take }) =>
      `${player(seat)} swaps ${location(give)} for ${location(take)}`,
    "lord-bribed": ({ seat, lord: name, pearls }) =>
      `${player(seat)} wins ${lord(name)} over for ${counted(pearls, "pearl")}`,
    "lord-discarded": ({ seat, lord: name, from }) =>
      `${player(seat)} discards ${lord(name)}${from === "court" ? " of the court" : ""}`,
    "locations-drawn": ({ seat, locations: names }) => `${player(seat)} draws ${locations(names)}`,
    "location-controlled": ({ seat, location: name, lords: under, keyTokens }) => {
      const keys = keyTokens > 0 ? [counted(keyTokens, "key token")] : [];
      return `${player(seat)} controls ${location(name)} with ${list([...under.map(lord), ...keys])}`;
    },
    "stack-searched": ({ seat, locations: { length } }) =>
      `${player(seat)} looks through the stack of locations (${counted(length, "tile")})`,
    "location-switched": ({ seat, location: name }) =>
      `${player(seat)} switches Black Smokers for ${location(name)}`,
    "end-triggered": ({ seat }) =>
      `${player(seat)} brings on the end: everybody else has one more turn`,
    "hand-revealed": ({ seat, affiliated, discarded, tokens }) => {
      const shown =
        tokens.length > 0 ? `, and shows monster tokens of ${list(tokens.map(String))}` : "";
      return `${player(seat)} affiliates ${allies(affiliated)} from hand, discards ${allies(discarded)}${shown}`;
    },
    "game-ended": () => "The game is over",
  },
  refusals: {
    "too-few-pearls": (params) => `Too few pearls: ${figures(params)}`,
    "court-full": ({ spaces }) => `The court has ${spaces} spaces and is full`,
    "lord-deck-empty": () => "There is no lord left in the deck",
    "lord-not-in-court": ({ lord: name }) => `${lord(name)} is not in the court`,
    "nothing-to-reveal": () => "There is no card left to reveal",
    "track-full": ({ spaces }) => `All ${spaces} spaces of the track are filled`,
    "monster-revealed": () => "A monster was revealed, it cannot be taken",
    "no-monster-revealed": () => "There is no monster to fight",
    "reward-not-on-offer": ({ reward: wanted, rewards }) =>
      `${reward(wanted)} is not among the rewards: ${list(rewards.map(reward), "or")}`,
    "too-few-monster-tokens": (params) => `Too few monster tokens: ${figures(params)}`,
    "wrong-number-of-stacks": (params) => `Wrong number of stacks: ${figures(params)}`,
    "stack-named-twice": ({ stack }) => `The ${stack} stack is named twice`,
    "stack-empty": ({ stack }) => `The ${stack} stack is empty`,
    "ally-not-in-hand": ({ ally }) => `${card(ally)} is not in hand, or not so often`,
    "wrong-number-of-allies": (params) => `Wrong number of allies: ${figures(params)}`,
    "wrong-number-of-races": (params) => `Wrong number of races: ${figures(params)}`,
    "required-race-missing": ({ race }) => `A ${race} must be among the allies`,
    "superfluous-ally": ({ ally }) => `${card(ally)} could be left out of the payment`,
    "ally-not-played": ({ ally }) => `${card(ally)} is not among the allies played`,
    "not-the-lowest-ally": ({ ally, lowest }) =>
      `${card(ally)} is not the lowest ally: there is one of ${lowest}`,
    "power-not-working": ({ lord: name }) => `${lord(name)} is not free in front of you`,
    "power-used-this-turn": ({ lord: name }) => `${lord(name)} was used this turn already`,
    "not-a-free-lord": ({ lord: name, of }) =>
      `${lord(name)} is not free in front of ${player(of)}`,
    "not-another-lord": ({ lord: name }) => `${lord(name)} is not another free lord of yours`,
    "wrong-replacement": ({ by }) =>
      `${lord(by)} takes the new lord from the ${by === "traitor" ? "court" : "deck"}`,
    "not-an-opponent": ({ from }) => `${player(from)} is not an opponent`,
    "protected-by-shaman": ({ seat }) => `${player(seat)} is protected by ${lord("shaman")}`,
    "no-monster-tokens": ({ seat }) => `${player(seat)} has no monster tokens`,
    "not-to-be-declined": () =>
      "This power is carried out as far as possible, it cannot be declined",
    "location-not-owned": ({ location: name }) => `${location(name)} is not yours`,
    "location-not-on-offer": ({ location: name, from }) =>
      `${location(name)} is not among the locations ${from === "stack" ? "of the stack" : from}`,
    "wrong-count": ({ count, max, has }) =>
      `1 to ${max} locations may be drawn, not ${count}; the stack has ${has}`,
    "lord-has-no-key": ({ lord: name }) => `${lord(name)} has no key`,
    "lord-named-twice": ({ lord: name }) => `${lord(name)} is named twice`,
    "too-few-key-tokens": (params) => `Too few key tokens: ${figures(params)}`,
    "wrong-number-of-keys": (params) => `Wrong number of keys: ${figures(params)}`,
    "not-the-ambassadors-keys": ({ lord: name }) =>
      `The location is controlled with the keys of ${lord(name)}, and no others`,
  },
};

/**
 * An English sentence for an event or a refusal. Cards that were redacted are only counted.
 *
 * @example
 * ```ts
 * const result = abyss.reduce(state, { type: "plot", seat: 0 });
 * if (!result.ok) describe(result.refusal); // "The court has 6 spaces and is full (AB-8)."
 * ```
 */
export function describe(said: Event | Refusal): string {
  return sentence(abyssWords, said);
}
