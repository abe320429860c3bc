import { countOf, hiddenCards } from "../kernel/components/bags.ts";
import type { Rng } from "../kernel/components/rng.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Top } from "./blueprint.ts";
import { type AnyAlly, type AnyExplorationCard, type Race, raceOf, races } from "./cards/allies.ts";
import { monsterTokens } from "./cards/threat.ts";
import { allExplorationCards, allLocations, allLords, allMonsterTokens } from "./inventory.ts";
import { racelessShares } from "./raceless.ts";
import type { Table, TableView } from "./table.ts";

/** Deals the cards that the viewer does not see to the face-down places. */
export const fillHidden =
  (top: Top) =>
  (view: TableAndAgenda<TableView>, rng: Rng): Table => {
    const { table } = view;
    const { box } = top;
    const elsewhere = top.elsewhere(table);
    const unplaced = rng.shuffle(
      hiddenCards("exploration cards", box.cards, [
        ...allExplorationCards(view),
        ...elsewhere.allies,
      ]),
    );
    // The most restricted places first: a council stack takes its race, a hand any ally, the deck the rest.
    const council = fillCouncil(table.council, unplaced, rng);
    // The council took the last cards that fit: without another shuffle, hands would seldom get their races.
    const cards = rng.shuffle(unplaced);
    const hands = table.seats.map(({ hand }) =>
      hand.map((card) => card ?? drawAlly(cards, () => true)).sort(),
    );
    const deck = table.deck.map(dealFrom(cards));
    const lords = rng.shuffle(
      hiddenCards("lords", box.lords, [...allLords(table), ...elsewhere.lords]),
    );
    const locations = rng.shuffle(hiddenCards("locations", box.locations, allLocations(table)));
    const lordDeck = table.lordDeck.map(dealFrom(lords));
    const stack = table.stack.map(dealFrom(locations));
    const tokens = rng.shuffle(hiddenCards("tokens", monsterTokens, allMonsterTokens(table)));
    const seats = table.seats.map((area, seat) => ({
      ...area,
      hand: hands[seat]!,
      tokens: area.tokens.map(dealFrom(tokens)).sort(),
    }));
    return {
      ...table,
      seats,
      deck,
      council,
      lordDeck,
      stack,
      tokens: table.tokens.map(dealFrom(tokens)),
    };
  };

/** Replaces a face-down card by one from this list. */
const dealFrom =
  <Card>(from: Card[]) =>
  (card: Card | null): Card =>
    card ?? from.pop()!;

function fillCouncil(
  council: TableView["council"],
  cards: AnyExplorationCard[],
  rng: Rng,
): Table["council"] {
  const shares = racelessShares(
    races.map((race) => ({ backs: backs(council[race]), own: alliesWith(cards, race) })),
    alliesWith(cards, null),
    rng,
  );
  const filled = {} as Record<Race, AnyAlly[]>;
  for (const [i, race] of races.entries()) {
    let raceless = shares[i]!;
    const draw = (): AnyAlly => {
      const next = raceless > 0 ? null : race;
      raceless -= 1;
      return drawAlly(cards, (one) => raceOf(one) === next);
    };
    filled[race] = council[race].map((card) => card ?? draw()).sort();
  }
  return filled;
}

const backs = (stack: readonly (AnyAlly | null)[]): number => countOf(stack, null);

const alliesWith = (cards: readonly AnyExplorationCard[], race: Race | null): number =>
  cards.filter((card) => card !== "monster" && raceOf(card) === race).length;

/** Takes the last ally that fits. */
function drawAlly(cards: AnyExplorationCard[], fits: (ally: AnyAlly) => boolean): AnyAlly {
  const at = cards.findLastIndex((card) => card !== "monster" && fits(card));
  if (at < 0) throw new Error("too few allies are left for the face-down cards");
  return cards.splice(at, 1)[0] as AnyAlly;
}
