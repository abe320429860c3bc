import { abyssWords, allies, location, lord, title } from "../abyss/words.ts";
import { counted, list, type Phrases, player, sentence, wordsOver } from "../kernel/describe.ts";
import type { Exile, ExileCard } from "./cards/catalogue.ts";
import { defaultCatalogue } from "./cards/default-catalogue.ts";
import type { Event, OwnEvent } from "./events.ts";
import type { ExileRefusal, Refusal } from "./refusals.ts";

/** The English sentences of what exiles add, with the names of a catalogue. */
export const exilesWords = (
  catalogue: readonly ExileCard[] = defaultCatalogue,
): Phrases<OwnEvent, ExileRefusal> => {
  /** "the Usurer" */
  const exile = (id: Exile): string =>
    `the ${catalogue.find((card) => card.id === id)?.name ?? title(id)}`;
  const exiles = (ids: readonly Exile[]): string => list(ids.map(exile));
  return {
    events: {
      "exile-to-court": ({ exile: id, seat }) =>
        seat === null
          ? `To court: ${exile(id)}, an exile`
          : `${player(seat)} plots: ${exile(id)}, an exile, comes to court for 1 pearl`,
      "exile-recruited": ({ seat, exile: id, allies: played, pearls }) => {
        const coins = pearls > 0 ? ` and ${counted(pearls, "pearl")}` : "";
        return `${player(seat)} recruits ${exile(id)}, an exile, with ${allies(played)}${coins}`;
      },
      "exile-entered": ({ seat, exile: id }) => `${exile(id)} joins ${player(seat)}`,
      "location-recaptured": ({ seat, from, location: name, exiles: pair }) => {
        const source = from === null ? "" : ` from ${player(from)}`;
        return `${player(seat)} takes ${location(name)}${source} with ${exiles(pair)}`;
      },
      "location-replaced": ({ seat, location: name }) =>
        `${player(seat)} gets ${location(name)} in its place`,
      "lords-set-aside": ({ seat, lords }) =>
        `There is no location in its place: ${player(seat)} sets ${list(lords.map(lord))} aside`,
      "allies-forsworn": ({ seat, allies: out }) =>
        `${player(seat)} affiliates nobody, discards ${allies(out)} and takes a key token`,
      "lord-looked-at": ({ seat, lord: seen }) =>
        `${player(seat)} looks at the top lord of the deck${seen === null ? "" : `, ${lord(seen)}`}`,
    },
    refusals: {
      "exile-deck-empty": () => "There is no exile left in the deck",
      "exile-not-in-court": ({ exile: id }) => `${exile(id)} is not in the court`,
      "not-two-free-exiles": ({ exiles: named, free }) =>
        `Two different free exiles are needed (${exiles(free)}), not ${exiles(named) || "none"}`,
      "location-not-to-be-taken": ({ location: name, locations }) => {
        const text = (one: typeof name) =>
          one === null ? "the top location of the stack" : location(one);
        return `${text(name)} cannot be taken, but ${list(locations.map(text), "or")}`;
      },
      "location-not-available": ({ location: name }) => `${location(name)} is not available`,
    },
  };
};

/**
 * An English sentence for an event or a refusal. Cards that were redacted are only counted; exiles
 * are called as in the catalogue.
 *
 * @example
 * ```ts
 * const result = exiles.reduce(state, { type: "plot-exile", seat: 0 });
 * if (!result.ok) describe(result.refusal); // "The court has 6 spaces and is full (EX-2)."
 * ```
 */
export function describe(
  said: Event | Refusal,
  catalogue: readonly ExileCard[] = defaultCatalogue,
): string {
  return sentence(wordsOver(abyssWords, exilesWords(catalogue)), said);
}
