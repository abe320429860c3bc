import { en } from "../../../kernel/words/english.ts";
import type { SayNames } from "../../../kernel/words/phrases.ts";
import type { PearlSource } from "../../events.ts";
import type { AbyssWords } from "../phrases.ts";
import {
  allies,
  keyTokens,
  locations,
  lord,
  lords,
  monsterTokens,
  paidWith,
  pearls,
  reward,
  stacks,
} from "./nouns.ts";

/** Why pearls are gained. */
function pearlSource(say: SayNames, source: PearlSource): string {
  switch (source) {
    case "reward":
      return "for the fight";
    case "last-space":
      return "for the last space of the track";
    case "court":
      return "for refilling the court";
    default:
      return `from ${lord(say, source)}`;
  }
}

export const abyssEvents: AbyssWords["events"] = {
  "game-started": ({ players, first }, { player }) =>
    `${en.counted(players, { one: "player sits", other: "players sit" })} down; ${player(first)} begins`,
  "court-filled": ({ lords: ids }, say) => `to court: ${lords(say, ids)}`,
  "locations-made-available": ({ locations: ids }, say) => `available: ${locations(say, ids)}`,
  "turn-started": ({ seat }, { player }) => `${player(seat)}'s turn`,
  "pearls-gained": ({ seat, pearls: n, source }, say) =>
    `${say.player(seat)} gains ${pearls(n)} ${pearlSource(say, source)}`,
  plotted: ({ seat, lord: id }, say) =>
    `${say.player(seat)} plots: ${lord(say, id)} comes to court for ${pearls(1)}`,
  "action-passed": ({ seat }, { player }) => `${player(seat)} can do nothing and passes`,
  "card-revealed": ({ card, space }, { name }) =>
    `space ${space} of the track: ${card === "monster" ? `a ${name(card)}` : name(card)}`,
  "deck-renewed": ({ cards }) =>
    `the discard of ${en.counted(cards, { one: "card", other: "cards" })} becomes the new deck`,
  "ally-bought": ({ seat, from, ally, price }, { player, name }) =>
    `${player(seat)} buys ${name(ally)} from ${player(from)} for ${pearls(price)}`,
  "ally-taken": ({ seat, ally }, { player, name }) => `${player(seat)} takes ${name(ally)}`,
  "threat-raised": ({ threat }) => `the threat rises to ${threat}`,
  "monster-fought": ({ seat, space, reward: won }, { player }) =>
    `${player(seat)} fights the monster for the reward of threat space ${space}: ${reward(won)}`,
  "tokens-drawn": ({ seat, tokens }, { player }) => {
    const known = tokens.filter((token) => token !== null);
    const values = known.length > 0 ? ` (${en.and(known.map(String))})` : "";
    return `${player(seat)} draws ${monsterTokens(tokens.length)}${values}`;
  },
  "key-tokens-gained": ({ seat, keyTokens: n }, { player }) =>
    `${player(seat)} gains ${keyTokens(n)}`,
  "exploration-ended": ({ allies: sent, monsters }, say) => {
    const lost = en.counted(monsters, { one: "monster", other: "monsters" });
    const parts = [
      ...(sent.length > 0 ? [`${allies(say, sent)} to the council`] : []),
      ...(monsters > 0 ? [`${lost} to the discard`] : []),
    ];
    return `the exploration ends${parts.length > 0 ? `: ${parts.join(", ")}` : ""}`;
  },
  "stacks-taken": ({ seat, stacks: races, allies: taken }, say) =>
    `${say.player(seat)} takes ${stacks(races)}: ${allies(say, taken)}`,
  "lord-recruited": ({ seat, lord: id, allies: played, pearls: n }, say) =>
    `${say.player(seat)} recruits ${lord(say, id)} with ${paidWith(say, played, n)}`,
  "ally-affiliated": ({ seat, ally }, { player, name }) =>
    `${player(seat)} affiliates ${name(ally)}`,
  "lord-entered": ({ seat, lord: id }, say) => `${lord(say, id)} joins ${say.player(seat)}`,
  "allies-discarded": ({ seat, allies: out }, say) =>
    `${say.player(seat)} discards ${allies(say, out)}`,
  "pearls-returned": ({ seat, pearls: n }, { player }) =>
    `${player(seat)} returns ${pearls(n)} to the treasury`,
  "lord-disabled": ({ seat, lord: id }, { player, name }) =>
    `${player(seat)}'s ${name(id)} is disabled`,
  "token-stolen": ({ seat, from, token }, { player }) =>
    `${player(seat)} steals a monster token${token === null ? "" : ` of ${token}`} from ${player(from)}`,
  "extra-turn-gained": ({ seat }, { player }) => `${player(seat)} will have an extra turn`,
  "stack-discarded": ({ seat, stack, allies: out }, say) =>
    `${say.player(seat)} discards ${stacks([stack])}: ${allies(say, out)}`,
  "location-swapped": ({ seat, give, take }, { player, name }) =>
    `${player(seat)} swaps ${name(give)} for ${name(take)}`,
  "lord-bribed": ({ seat, lord: id, pearls: n }, say) =>
    `${say.player(seat)} wins ${lord(say, id)} over for ${pearls(n)}`,
  "lord-discarded": ({ seat, lord: id, from }, say) =>
    `${say.player(seat)} discards ${lord(say, id)}${from === "court" ? " from the court" : ""}`,
  "locations-drawn": ({ seat, locations: ids }, say) =>
    `${say.player(seat)} draws ${locations(say, ids)}`,
  "location-controlled": ({ seat, location, lords: under, keyTokens: n }, say) => {
    const keys = [...under.map((id) => lord(say, id)), ...(n > 0 ? [keyTokens(n)] : [])];
    return `${say.player(seat)} controls ${say.name(location)} with ${en.and(keys)}`;
  },
  "stack-searched": ({ seat, locations: { length } }, { player }) =>
    `${player(seat)} looks through the stack of locations (${en.counted(length, { one: "tile", other: "tiles" })})`,
  "location-switched": ({ seat, location }, { player, name }) =>
    `${player(seat)} switches ${name("black-smokers")} for ${name(location)}`,
  "end-triggered": ({ seat }, { player }) =>
    `${player(seat)} triggers the end: everybody else has one more turn`,
  "hand-revealed": ({ seat, affiliated, discarded, tokens }, say) => {
    const parts = [
      ...(affiliated.length > 0 ? [`affiliates ${allies(say, affiliated)} from hand`] : []),
      ...(discarded.length > 0 ? [`discards ${allies(say, discarded)}`] : []),
    ];
    const hand = parts.length > 0 ? en.and(parts) : "has no allies in hand";
    const shown =
      tokens.length > 0 ? `, and shows monster tokens of ${en.and(tokens.map(String))}` : "";
    return `${say.player(seat)} ${hand}${shown}`;
  },
  "game-ended": () => "the game is over",
};
