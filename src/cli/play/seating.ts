// Who sits where, as it was typed.
import type { Bot } from "../../bots/index.ts";
import { newSeed } from "../../kernel/components/seed.ts";
import type { GameTypes } from "../../kernel/contract/game.ts";
import { wholeNumber } from "../arguments.ts";
import { botNamed, botNames } from "../bots.ts";
import type { GameEntry } from "../games.ts";
import { UsageError } from "../usage-error.ts";

/** Who plays. */
export interface Seating<T extends GameTypes> {
  /** By seat; people have no bot. */
  readonly seats: readonly { readonly name: string; readonly bot: Bot<T> | undefined }[];
  readonly hasPeople: boolean;
  readonly seed: string;
  /** Nobody has named the seed: whoever knows it knows the cards. */
  readonly isSecret: boolean;
}

/** What was typed of it. */
export interface TypedSeating {
  readonly players?: string | undefined;
  readonly me?: string | undefined;
  readonly seed?: string | undefined;
  readonly bots: string;
}

/** If the game is for so many. */
const USUAL_PLAYERS = 3;
/** The seed of bots among themselves, so that everybody sees the same game. */
const USUAL_SEED = "1";

/** Seats people and bots; `person` is what people are called. */
export function seatingOf<T extends GameTypes>(
  { name, game }: GameEntry<T>,
  { players, me, seed, bots }: TypedSeating,
  person: string,
): Seating<T> {
  const { min, max } = game.seats;
  const usual = String(Math.min(USUAL_PLAYERS, max));
  const count = wholeNumber(`--players of ${name}`, players ?? usual, { min, max });
  const people = (me?.split(",") ?? []).map(
    (seat) => wholeNumber("--me", seat, { min: 1, max: count }) - 1,
  );
  const named = bots.split(",").map((one) => {
    const bot = botNamed(game, one);
    if (!bot) throw new UsageError(`there is no bot ${JSON.stringify(one)}, expected ${botNames}`);
    return { name: one, bot };
  });
  let seated = 0;
  const seats = Array.from({ length: count }, (_, seat) =>
    people.includes(seat) ? { name: person, bot: undefined } : named[seated++ % named.length]!,
  );
  const hasPeople = people.length > 0;
  const isSecret = hasPeople && seed === undefined;
  return { seats, hasPeople, isSecret, seed: seed ?? (isSecret ? newSeed() : USUAL_SEED) };
}
