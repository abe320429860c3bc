// Laws of every state of every game, written from the rules a second time, independently of the library.

// biome-ignore lint/suspicious/noExplicitAny: the states of all games, without assumptions
export type Loose = any;

/** A rule, and a predicate that is true if a state keeps it. */
export type Law = readonly [rule: string, holds: (state: Loose) => boolean];

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
export const times = <T>(list: readonly T[], one: T): number =>
  list.filter((x) => x === one).length;
export const isDistinct = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
export const isCount = (n: unknown): boolean => Number.isInteger(n) && (n as number) >= 0;
export const isSorted = (list: readonly (string | number)[]): boolean =>
  list.every((one, i) => i === 0 || list[i - 1]! <= one);
export const isSeat = (state: Loose, seat: unknown): boolean =>
  isCount(seat) && (seat as number) < state.table.seats.length;
export const isSeatOrNobody = (state: Loose, seat: unknown): boolean =>
  seat === null || isSeat(state, seat);
export const asks = ({ agenda }: Loose, ask: string): boolean =>
  agenda.some((entry: Loose) => entry.ask === ask);

/** All seats in an agenda. */
const namedIn = ({ agenda }: Loose): unknown[] =>
  agenda.flatMap(({ seat, seats, to, of, owner }: Loose) =>
    [seat, seats, to, of, owner].flat().filter((one) => typeof one === "number"),
  );

export const inAnyGame: readonly Law[] = [
  [
    "the generator has four 32-bit words",
    ({ rng }) => rng.length === 4 && rng.every((word: number) => word === (word | 0)),
  ],
  [
    "2 to 4 seats, or 5 with Leviathan (LE-1)",
    ({ table }) => table.seats.length >= 2 && table.seats.length <= (table.leviathan ? 5 : 4),
  ],
  ["pearls are counted", ({ table }) => table.seats.every(({ pearls }: Loose) => isCount(pearls))],
  ["the last seat exists", (state) => isSeatOrNobody(state, state.table.lastSeat)],
  ["the seats in the agenda exist", (state) => namedIn(state).every((seat) => isSeat(state, seat))],
];
