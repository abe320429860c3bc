// Queries about what Leviathan adds to the table.
import { type AnyAlly, raceOf } from "../abyss/cards/allies.ts";
import type { Box } from "../abyss/cards/box.ts";
import type { AnyLord } from "../abyss/cards/lords.ts";
import { TRACK_SPACES } from "../abyss/cards/numbers.ts";
import { powerWorks } from "../abyss/queries.ts";
import { countOf } from "../kernel/components/bags.ts";
import { areaOf } from "../kernel/components/seats.ts";
import type { Seat } from "../kernel/data/types.ts";
import { type BorderSpace, borderSpaces } from "./cards/border.ts";
import { lord } from "./cards/box.ts";
import { type Leviathan, type LifePoint, leviathanCard } from "./cards/leviathans.ts";
import type { Beast, Hunter, TableView } from "./table.ts";

/** What the seat has of Leviathan's components; that of a draft can be changed. */
export const hunterOf = <H extends Hunter<null> | TableView["leviathan"]["seats"][number]>(
  { leviathan }: { readonly leviathan: { readonly seats: readonly H[] } },
  seat: Seat,
): H => leviathan.seats[seat]!;

/** The place of a leviathan at the border; `undefined` if it is not there. */
export const beastOf = <B extends Readonly<Beast>>(
  { leviathan: { border } }: { readonly leviathan: { readonly border: readonly B[] } },
  leviathan: Leviathan,
): B | undefined => border.find((beast) => beast.leviathan === leviathan);

/** The place of the leviathan on a space; `undefined` if the space is free. */
export const beastOn = ({ leviathan }: TableView, space: BorderSpace): Beast | undefined =>
  leviathan.border.find((beast) => beast.space === space);

/** LE-61: the free spaces of the border. */
export const freeSpaces = (table: TableView): BorderSpace[] =>
  borderSpaces.filter((space) => !beastOn(table, space));

/** LE-12: the life points that a leviathan at the border still has. */
export const lifeLeft = (table: TableView, leviathan: Leviathan): readonly LifePoint[] =>
  leviathanCard(leviathan).life.slice(beastOf(table, leviathan)?.lost ?? 0);

/** LE-22, LE-56: whether an ally of the seat has an allied race of the leviathan; the Metamorph makes any race do. */
export const isAlliedRace = (
  table: TableView,
  seat: Seat,
  ally: AnyAlly,
  leviathan: Leviathan,
): boolean => {
  const race = raceOf(ally);
  if (race === null) return false;
  return (
    leviathanCard(leviathan).alliedRaces.includes(race) ||
    powerWorks(table, seat, lord("metamorph"))
  );
};

/** LE-18: whether the card last revealed is a monster. */
export const isMonsterRevealed = ({ track }: TableView): boolean => track.at(-1) === "monster";

/** LE-20: whether the track is full. */
export const isTrackFull = ({ track }: TableView): boolean => track.length === TRACK_SPACES;

/** LE-21: whether an ally is in the exploration deck or discard. Monsters are nowhere else but on the track. */
export const isAllyLeft = ({ cards }: Pick<Box, "cards">, table: TableView): boolean => {
  const monsters = countOf(cards, "monster") - countOf(table.track, "monster");
  return table.deck.length + table.discard.length > monsters;
};

/** LE-15, LE-67: the lords of the seat that a leviathan can take: free ones, disabled or not. Exiles are not lords. */
export const lordsToLose = (table: TableView, seat: Seat): AnyLord[] => {
  const { lords, disabled } = areaOf(table, seat);
  return [...lords, ...disabled];
};
