// Reads from the options who sits where.
import type { Bot } from "../../bots/index.ts";
import { newSeed } from "../../kernel/components/seed.ts";
import type { GameTypes } from "../../kernel/contract/game.ts";
import { wholeNumber } from "../arguments.ts";
import { botNamed, botNames } from "../bots.ts";
import type { GameEntry } from "../games.ts";
import { UsageError } from "../usage-error.ts";

/** Who sits where, and the seed. */
export interface Seating<T extends GameTypes> {
  /** By seat; people have no bot. */
  readonly seats: readonly { readonly name: string; readonly bot: Bot<T> | undefined }[];
  readonly hasPeople: boolean;
  readonly seed: string;
  /** True if the seed was generated; it is not shown during the game, as it reveals all cards. */
  readonly isSecret: boolean;
}

/** The options of the command about seats. */
export interface SeatingOptions {
  readonly players?: string | undefined;
  readonly me?: string | undefined;
  readonly seed?: string | undefined;
  readonly bots: string;
}

/** The default number of players, if the game allows it. */
const DEFAULT_PLAYERS = 3;
/** The default seed of games between bots, so that everybody sees the same game. */
const DEFAULT_SEED = "1";

/** The number of players that an option says, or the default. */
export function playersOf<T extends GameTypes>(
  { name, game }: Pick<GameEntry<T>, "name" | "game">,
  players: string | undefined,
): number {
  const { min, max } = game.seats;
  const fallback = String(Math.min(DEFAULT_PLAYERS, max));
  return wholeNumber(`--players of ${name}`, players ?? fallback, { min, max });
}

/** Seats people and bots; `person` is the name of people. */
export function seatingOf<T extends GameTypes>(
  entry: GameEntry<T>,
  { players, me, seed, bots }: SeatingOptions,
  person: string,
): Seating<T> {
  const count = playersOf(entry, players);
  const people = (me?.split(",") ?? []).map(
    (seat) => wholeNumber("--me", seat, { min: 1, max: count }) - 1,
  );
  const named = bots.split(",").map((one) => {
    const bot = botNamed(entry, one);
    if (!bot) throw new UsageError(`there is no bot ${JSON.stringify(one)}, expected ${botNames}`);
    return { name: one, bot };
  });
  let seated = 0;
  const seats = Array.from({ length: count }, (_, seat) =>
    people.includes(seat) ? { name: person, bot: undefined } : named[seated++ % named.length]!,
  );
  const hasPeople = people.length > 0;
  const isSecret = hasPeople && seed === undefined;
  return { seats, hasPeople, isSecret, seed: seed ?? (isSecret ? newSeed() : DEFAULT_SEED) };
}
