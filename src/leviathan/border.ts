// The border: leviathans come, attack and lie there.
import { addToBag } from "../kernel/components/bags.ts";
import type { Seat } from "../kernel/data/types.ts";
import type { TaskOf } from "./blueprint.ts";
import { type BorderSpace, borderSpaces, spaceOfSum } from "./cards/border.ts";
import type { Leviathan } from "./cards/leviathans.ts";
import { DIE_FACES } from "./cards/numbers.ts";
import type { Play } from "./play.ts";
import { beastOn } from "./queries.ts";
import type { Draft, LeviathanArea } from "./table.ts";

/** Rolls dice, for all players to see. Each die is a draw of its face, so that its outcome can be scripted. */
export function rollDice(seat: Seat, count: number, play: Pick<Play, "rng" | "emit">): number[] {
  const dice = Array.from({ length: count }, () => play.rng.draw([...DIE_FACES]));
  play.emit({ type: "dice-rolled", seat, dice });
  return dice;
}

/** LE-13: draws a leviathan, which all see. */
export function drawLeviathan(
  { deck }: Pick<LeviathanArea<never>, "deck">,
  seat: Seat,
  play: Pick<Play, "rng" | "emit">,
): Leviathan {
  const leviathan = play.rng.draw(deck);
  play.emit({ type: "leviathan-drawn", seat, leviathan });
  return leviathan;
}

/** LE-13: rolls for the space of a leviathan. */
export const rollSpace = (seat: Seat, play: Pick<Play, "rng" | "emit">): BorderSpace => {
  const [one, two] = rollDice(seat, 2, play);
  return spaceOfSum(one! + two!);
};

/** Lays a leviathan on a free space. */
export function layLeviathan(
  { border }: Pick<LeviathanArea<never>, "border">,
  leviathan: Leviathan,
  space: BorderSpace,
  play: Pick<Play, "emit">,
): void {
  border.push({ space, leviathan, lost: 0 });
  border.sort((a, b) => borderSpaces.indexOf(a.space) - borderSpaces.indexOf(b.space));
  play.emit({ type: "leviathan-placed", leviathan, space });
}

/** LE-13, LE-14, LE-17: a leviathan comes; one that is on its space attacks first. */
export const leviathanComes: TaskOf<"leviathan-comes"> = (table, { seat }, play) => {
  if (table.leviathan.deck.length === 0) return;
  const leviathan = drawLeviathan(table.leviathan, seat, play);
  const space = rollSpace(seat, play);
  play.revealTo(table.seats.keys());
  const attacker = beastOn(table, space);
  if (!attacker) layLeviathan(table.leviathan, leviathan, space, play);
  else
    play.next(
      { do: "penalty", seat, leviathan: attacker.leviathan },
      { do: "place-leviathan", leviathan, space },
    );
};

/** LE-14: the leviathan that has attacked is discarded, whatever life it had, and the new one takes the space. */
export const placeLeviathan: TaskOf<"place-leviathan"> = (table, { leviathan, space }, play) => {
  discardFrom(table, space, play);
  layLeviathan(table.leviathan, leviathan, space, play);
};

function discardFrom(table: Draft, space: BorderSpace, play: Play): void {
  const area = table.leviathan;
  const { leviathan } = beastOn(table, space)!;
  area.border = area.border.filter((beast) => beast.space !== space);
  addToBag(area.discarded, [leviathan]);
  play.emit({ type: "leviathan-discarded", leviathan });
}
