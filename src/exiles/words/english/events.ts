import { allies, lord, lords, paidWith } from "../../../abyss/words/english/nouns.ts";
import { en } from "../../../kernel/words/english.ts";
import type { ExilesWords } from "../phrases.ts";

export const exilesEvents: ExilesWords["events"] = {
  "exile-to-court": ({ exile: id, seat }, { player, exile }) =>
    seat === null
      ? `to court: the ${exile(id)}, an exile`
      : `${player(seat)} plots: the ${exile(id)}, an exile, comes to court for 1 pearl`,
  "exile-recruited": ({ seat, exile: id, allies: played, pearls }, say) =>
    `${say.player(seat)} recruits the ${say.exile(id)}, an exile, with ${paidWith(say, played, pearls)}`,
  "exile-entered": ({ seat, exile: id }, { player, exile }) =>
    `the ${exile(id)} joins ${player(seat)}`,
  "location-recaptured": ({ seat, from, location, exiles }, { player, name, exile }) => {
    const source = from === null ? "" : ` from ${player(from)}`;
    return `${player(seat)} takes ${name(location)}${source} with ${en.and(exiles.map((id) => `the ${exile(id)}`))}`;
  },
  "location-replaced": ({ seat, location }, { player, name }) =>
    `${player(seat)} gets ${name(location)} in its place`,
  "lords-set-aside": ({ seat, lords: ids }, say) =>
    `there is no location to replace it: ${say.player(seat)} sets ${lords(say, ids)} aside`,
  "allies-forsworn": ({ seat, allies: out }, say) =>
    `${say.player(seat)} affiliates no ally, discards ${allies(say, out)} and takes a key token`,
  "lord-looked-at": ({ seat, lord: seen }, say) =>
    `${say.player(seat)} looks at the top lord of the deck${seen === null ? "" : `, ${lord(say, seen)}`}`,
};
