import { unseen } from "../kernel/bags.ts";
import { copy } from "../kernel/copy.ts";
import type { Rng } from "../kernel/rng.ts";
import { type Ally, type ExplorationCard, explorationDeck, raceOf, races } from "./cards/allies.ts";
import { locations } from "./cards/locations.ts";
import { lords } from "./cards/lords.ts";
import { monsterTokens } from "./cards/threat.ts";
import {
  allExplorationCards,
  allLocations,
  allLords,
  allMonsterTokens,
  type Elsewhere,
} from "./inventory.ts";
import type { View } from "./blueprint.ts";
import type { Draft, TableView } from "./table.ts";

/** Deals the cards that the viewer sees nowhere to the places where cards are face down. */
export const fill = ({ table }: View, rng: Rng): Draft => fillTable(table, rng) as Draft;

/** What is in sight nowhere is somewhere face down; what a variant adds stays as it is. */
export function fillTable<T extends TableView>(
  table: T,
  rng: Rng,
  elsewhere: Elsewhere = { allies: [], lords: [] },
): Draft & Omit<T, keyof Draft> {
  const filled = copy(table) as unknown as Draft & Omit<T, keyof Draft>;
  const dealt =
    <Card>(from: Card[]) =>
    (card: Card | null) =>
      card ?? from.pop()!;

  const cards = rng.shuffle(
    unseen(explorationDeck, [...allExplorationCards(table), ...elsewhere.allies]),
  );
  // The tightest places first: a council stack takes its own race, a hand takes any ally, the deck the rest.
  for (const race of races)
    filled.council[race] = table.council[race]
      .map((card) => card ?? drawCard(cards, (one) => one !== "monster" && raceOf(one) === race))
      .sort();
  for (const [seat, { hand }] of table.seats.entries())
    filled.seats[seat]!.hand = hand
      .map((card) => card ?? drawCard(cards, (one) => one !== "monster"))
      .sort();
  filled.deck = table.deck.map(dealt(cards));

  filled.lordDeck = table.lordDeck.map(
    dealt(rng.shuffle(unseen(lords, [...allLords(table), ...elsewhere.lords]))),
  );
  filled.stack = table.stack.map(dealt(rng.shuffle(unseen(locations, allLocations(table)))));

  const tokens = rng.shuffle(unseen(monsterTokens, allMonsterTokens(table)));
  for (const [seat, area] of table.seats.entries())
    filled.seats[seat]!.tokens = area.tokens.map(dealt(tokens)).sort();
  filled.tokens = table.tokens.map(dealt(tokens));
  return filled;
}

/** Takes the last card that fits. */
function drawCard(cards: ExplorationCard[], fits: (card: ExplorationCard) => boolean): Ally {
  const at = cards.findLastIndex(fits);
  return cards.splice(at, 1)[0] as Ally;
}
