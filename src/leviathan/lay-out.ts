// Turns the Leviathan part of a position into a complete area.
import { completeDeck, placedCards, unplacedCards } from "../kernel/components/deck.ts";
import type { Rng } from "../kernel/components/rng.ts";
import { throwIfProblems } from "../kernel/data/errors.ts";
import type { TableAndAgenda } from "../kernel/rules/blueprint.ts";
import { copiesProblems } from "../kernel/validation/checks.ts";
import { borderSpaces } from "./cards/border.ts";
import { leviathans } from "./cards/leviathans.ts";
import { leviathanTokenCopies, leviathanTokens } from "./cards/tokens.ts";
import { fillArea } from "./fill-hidden.ts";
import { allLeviathanTokens, drawnLeviathans, seenLeviathans } from "./inventory.ts";
import type { Beast, Draft, Layout, LeviathanLayout, TableView } from "./table.ts";

type Area = TableView["leviathan"];

/** Puts leviathans and tokens that the position does not mention into the deck and the supply. */
export function layOut(
  layout: Layout,
  { agenda }: TableAndAgenda<object>,
  rng: Rng,
): Pick<Draft, "leviathan"> {
  const { leviathan = {}, seats } = layout;
  throwIfProblems("position", [
    ...copiesProblems(beastPlaces(leviathan, agenda), () => 1),
    ...copiesProblems(tokenPlaces(leviathan), (token) => leviathanTokenCopies[token]),
  ]);
  const given = givenArea(leviathan, seats.length);
  const view = { table: { leviathan: given }, agenda };
  const beasts = unplacedCards(leviathans, [...given.deck, ...seenLeviathans(view)]);
  const tokens = unplacedCards(leviathanTokens, allLeviathanTokens(view.table));
  const area: Area = {
    ...given,
    deck: completeDeck(leviathan.deck, beasts.spare, ["leviathan", "deck"]),
    tokens: completeDeck(leviathan.tokens, tokens.spare, ["leviathan", "tokens"]),
  };
  return { leviathan: fillArea({ table: { leviathan: area }, agenda }, rng) };
}

/** The area as far as it is given; surplus players are kept, so that the consistency check reports them. */
function givenArea(layout: LeviathanLayout, players: number): Area {
  const { seats = [], border = [] } = layout;
  const length = Math.max(players, seats.length);
  return {
    deck: layout.deck ?? [],
    border: [...border].sort(bySpace),
    discarded: [...(layout.discarded ?? [])].sort(),
    tokens: layout.tokens ?? [],
    revealed: [...(layout.revealed ?? [])].sort(),
    seats: Array.from({ length }, (_, seat) => {
      const { killed = [], wounds = 0, tokens = [] } = seats[seat] ?? {};
      return { killed, wounds, tokens };
    }),
    scourge: layout.scourge ?? null,
    fight: (layout.fight ?? null) as Area["fight"],
    hasRunOut: layout.hasRunOut ?? false,
  };
}

const bySpace = (a: Readonly<Beast>, b: Readonly<Beast>): number =>
  borderSpaces.indexOf(a.space) - borderSpaces.indexOf(b.space);

function* beastPlaces(layout: LeviathanLayout, agenda: TableAndAgenda<object>["agenda"]) {
  for (const [i, { leviathan }] of (layout.border ?? []).entries())
    yield { card: leviathan, path: ["leviathan", "border", i, "leviathan"] };
  for (const [seat, { killed }] of (layout.seats ?? []).entries())
    yield* placedCards(killed, "leviathan", "seats", seat, "killed");
  yield* placedCards(layout.discarded, "leviathan", "discarded");
  yield* placedCards(layout.deck, "leviathan", "deck");
  for (const [i, entry] of agenda.entries())
    for (const card of drawnLeviathans([entry])) yield { card, path: ["agenda", i, "leviathan"] };
}

function* tokenPlaces(layout: LeviathanLayout) {
  for (const [seat, { tokens }] of (layout.seats ?? []).entries())
    yield* placedCards(tokens, "leviathan", "seats", seat, "tokens");
  yield* placedCards(layout.revealed, "leviathan", "revealed");
  yield* placedCards(layout.tokens, "leviathan", "tokens");
}
