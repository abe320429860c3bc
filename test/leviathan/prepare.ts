import type { Of } from "../../src/kernel/contract/game.ts";
import type { NarrowIds } from "../../src/kernel/data/ids.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import type { LeviathanIds } from "../../src/leviathan/cards/box.ts";
import {
  type Ally,
  type LeviathanToken,
  type Lord,
  leviathanTokens,
  lordCard,
  races,
} from "../../src/leviathan/cards/index.ts";
import {
  type Action,
  type Decision,
  leviathan as game,
  type LeviathanTypes,
} from "../../src/leviathan/index.ts";
import type { LeviathanLayout } from "../../src/leviathan/rules.ts";
import type { Beast } from "../../src/leviathan/table.ts";
import { scenario } from "../../src/testing/scenario.ts";
import { type ActionsOf, anyActionsOf } from "../abyss/by.ts";
import { type AnyDescription, moved, positionOf } from "../abyss/prepare.ts";
import { leviathanActions } from "../kraken-leviathan/leviathan-actions.ts";
import { scriptedPlay } from "../kraken-leviathan/prepare.ts";

export { atBorder } from "../kraken-leviathan/prepare.ts";

export type State = LeviathanTypes["state"];

export const { play, edit, refusalOf, question, openKinds, legalOf, kinds, eventsOf } =
  scenario(game);

/** Plays one action with scripted dice and draws, in the order of their use. */
export const roll = scriptedPlay(game);

/** The description of a table in a test: that of Abyss, and the area of Leviathan. */
export interface Description extends NarrowIds<AnyDescription, LeviathanIds> {
  readonly question?: Decision;
  readonly leviathan?: LeviathanLayout;
}

/** Builds a state from a description and checks its consistency. */
export function prepare(description: Description = {}): State {
  const { question, leviathan = {}, ...abyss } = description;
  const { table, agenda } = fromPosition(
    game,
    {
      ...positionOf<LeviathanIds>(abyss),
      ...(question && { agenda: [question] }),
      leviathan,
    } as Of<LeviathanTypes, "position">,
    "prepare",
  );
  return fromPosition(game, { ...table, agenda, ...moved<LeviathanIds>(table, abyss) }, "prepare");
}

/** A state in which seat 0, or whose turn it is, has revealed these cards and decides on the last of them. */
export const exploring = (track: Description["track"] = [], rest: Description = {}): State =>
  prepare({ ...rest, track, question: { ask: "explore", seats: [rest.turn?.seat ?? 0] } });

/** The actions of Abyss that are the same here. */
type SharedActions = ActionsOf<
  Omit<ReturnType<typeof anyActionsOf>, "fights" | "steals">,
  Action,
  LeviathanIds
>;

/** The actions of a seat, in short form. */
export const by = (seat: Seat) => ({
  ...(anyActionsOf(seat) as unknown as SharedActions),
  ...leviathanActions<Ally, Lord>(seat),
  ignores: (): Action => ({ type: "ignore", seat }),
});

/** A state in which seat 0 has revealed a monster; `border` is laid on the first spaces. */
export const atMonster = (
  border: readonly Beast[],
  seat: NonNullable<Description["seats"]>[number] = {},
  { leviathan = {}, seats = [], track = ["monster"], ...rest }: Description = {},
): State =>
  exploring(track, {
    ...rest,
    seats: [seat, ...seats.slice(1)],
    leviathan: { ...leviathan, border },
  });

/** Four allies before a monster on the last space. */
export const fullTrack = ["crab-2", "crab-3", "crab-4", "crab-5", "monster"] as const;

/** Seat 0 has recruited a lord, at whose arrival the power is carried out. Its allies are added to the hand. */
export function recruiting(
  lord: Lord,
  { seats = [], court = [], ...rest }: Description = {},
): State {
  const [first = {}, ...others] = seats;
  return prepare({
    ...rest,
    court: [lord, ...fillers.filter((one) => one !== lord), ...court],
    seats: [{ ...first, hand: [...(first.hand ?? []), ...paymentFor(lord)] }, ...others],
  });
}
const fillers: readonly Lord[] = ["trader", "keeper", "sage"];

/** Plain allies that pay for a lord of Leviathan without pearls. */
export function paymentFor(lord: Lord): Ally[] {
  const { required, races: count, value } = lordCard(lord).cost;
  const others = races.filter((race) => race !== required).slice(0, count - 1);
  const one = others.map((race): Ally => `${race}-1`);
  const rest = value - one.length;
  return rest > 9
    ? [`${required!}-5`, `${required!}-4`, `${required!}-3`, ...one]
    : [`${required!}-5`, `${required!}-${(rest > 8 ? 4 : 3) as 3 | 4}`, ...one];
}

/** What each seat has killed, and who has the Scourge. */
export const killsIn = ({ table: { leviathan } }: State) => ({
  kills: leviathan.seats.map(({ killed }) => killed.length),
  scourge: leviathan.scourge,
});

/** The leviathans at the border by space, with the life points that they have lost. */
export const borderOf = ({ table }: State): [string, string, number][] =>
  table.leviathan.border.map(({ space, leviathan, lost }) => [space, leviathan, lost]);

/** An area in which this many leviathan tokens are left in the supply; the others are revealed. */
export const tokensLeft = (count: number): LeviathanLayout => ({
  tokens: leviathanTokens.slice(0, count),
  revealed: leviathanTokens.slice(count),
});

/** What the seats have of Leviathan: their tokens by seat. */
export const withTokens = (...tokens: LeviathanToken[][]): LeviathanLayout => ({
  seats: tokens.map((some) => ({ killed: [], wounds: 0, tokens: some })),
});
