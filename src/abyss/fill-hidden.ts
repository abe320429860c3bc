import { countOf, hiddenCards } from "../kernel/components/bags.ts";
import type { Rng } from "../kernel/components/rng.ts";
import { oncePerFrozen } from "../kernel/data/lazy.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import type { Top } from "./blueprint.ts";
import { type AnyAlly, type AnyExplorationCard, type Race, raceOf, races } from "./cards/allies.ts";
import { monsterTokens } from "./cards/threat.ts";
import { allExplorationCards, allLocations, allLords, allMonsterTokens } from "./inventory.ts";
import { racelessShares } from "./raceless.ts";
import type { Table, TableView } from "./table.ts";

/** The components that the viewer does not see, in any order. */
function hiddenFrom({ box, elsewhere }: Top, view: TableAndAgenda<TableView>) {
  const { table } = view;
  const { allies, lords } = elsewhere(table);
  const cards = hiddenCards("exploration cards", box.cards, [
    ...allExplorationCards(view),
    ...allies,
  ]);
  return {
    cards,
    stacks: races.map((race) => ({
      backs: countOf<AnyAlly | null>(table.council[race], null),
      own: alliesWith(cards, race),
    })),
    raceless: alliesWith(cards, null),
    lords: hiddenCards("lords", box.lords, [...allLords(table), ...lords]),
    locations: hiddenCards("locations", box.locations, allLocations(table)),
    tokens: hiddenCards("tokens", monsterTokens, allMonsterTokens(table)),
  };
}
type Hidden = ReturnType<typeof hiddenFrom>;

/** Deals the cards that the viewer does not see to the face-down places. */
export const fillHidden = (top: Top) => {
  // A bot samples thousands of states from one view.
  const hiddenIn = oncePerFrozen((view: TableAndAgenda<TableView>) => hiddenFrom(top, view));
  return (view: TableAndAgenda<TableView>, rng: Rng): Table => {
    const { table } = view;
    const hidden = hiddenIn(view);
    const unplaced = rng.shuffle(hidden.cards);
    // The most restricted places first: a council stack takes its race, a hand any ally, the deck the rest.
    const council = fillCouncil(table.council, hidden, unplaced, rng);
    // The council took the last cards that fit: without another shuffle, hands would seldom get their races.
    const cards = rng.shuffle(unplaced);
    const hands = table.seats.map(({ hand }) =>
      hand.map((card) => card ?? drawAlly(cards, () => true)).sort(),
    );
    const deck = table.deck.map(dealFrom(cards));
    const lords = rng.shuffle(hidden.lords);
    const locations = rng.shuffle(hidden.locations);
    const lordDeck = table.lordDeck.map(dealFrom(lords));
    const stack = table.stack.map(dealFrom(locations));
    const tokens = rng.shuffle(hidden.tokens);
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
};

/** Replaces a face-down card by one from this list. */
const dealFrom =
  <Card>(from: Card[]) =>
  (card: Card | null): Card =>
    card ?? from.pop()!;

function fillCouncil(
  council: TableView["council"],
  { stacks, raceless: racelessCards }: Pick<Hidden, "stacks" | "raceless">,
  cards: AnyExplorationCard[],
  rng: Rng,
): Table["council"] {
  const shares = racelessShares(stacks, racelessCards, rng);
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

const alliesWith = (cards: readonly AnyExplorationCard[], race: Race | null): number =>
  cards.filter((card) => card !== "monster" && raceOf(card) === race).length;

/** Takes the last ally that fits. */
function drawAlly(cards: AnyExplorationCard[], fits: (ally: AnyAlly) => boolean): AnyAlly {
  const at = cards.findLastIndex((card) => card !== "monster" && fits(card));
  if (at < 0) throw new Error("too few allies are left for the face-down cards");
  return cards.splice(at, 1)[0] as AnyAlly;
}
