// Laws of every state of Abyss and its variants.
import {
  asks,
  inAnyGame,
  isCount,
  isDistinct,
  isSeat,
  isSeatOrNobody,
  isSorted,
  type Law,
  type Loose,
  sum,
  times,
} from "./laws-of-any-game.ts";

const BUYS_TWICE = "hypnotist";

export const inAbyss: readonly Law[] = [
  ...inAnyGame,
  [
    "AB-5 nine tokens of 2, nine of 3, two of 4",
    ({ table }) => {
      const tokens = [table, ...table.seats].flatMap((one: Loose) => one.tokens);
      return [2, 3, 4].map((value) => times(tokens, value)).join() === "9,9,2";
    },
  ],
  [
    "AB-6 ten key tokens",
    ({ table }) => table.keyTokens + sum(table.seats.map(({ keys }: Loose) => keys)) === 10,
  ],
  ["AB-20 six spaces of threat", ({ table: { threat } }) => [1, 2, 3, 4, 5, 6].includes(threat)],
  ["the turn belongs to a seat", (state) => isSeat(state, state.table.turn.seat)],
  [
    "AB-12, AB-13, KR-51 opponents buy, once each, or twice with the Hypnotist",
    (state) => {
      const { seats, turn } = state.table;
      return turn.buyers.every(
        (seat: number) =>
          isSeat(state, seat) &&
          seat !== turn.seat &&
          times(turn.buyers, seat) <= (seats[seat].lords.includes(BUYS_TWICE) ? 2 : 1),
      );
    },
  ],
  [
    "AB-35 activated powers are used once each",
    ({ table: { turn, kraken } }) =>
      isDistinct(turn.used) &&
      turn.used.every((lord: string) =>
        ["slaver", "oracle", "opportunist", ...(kraken ? ["ferryman", "recipient"] : [])].includes(
          lord,
        ),
      ),
  ],
  ["AB-47 extra turns are counted", ({ table }) => isCount(table.turn.extra)],
  ["AB-3, AB-10 a court of six, a track of five", ({ table }) => spaces(table)],
  ["bags are sorted", ({ table }) => bagsOf(table).every(isSorted)],
  ["AB-34, AB-39 the rules are known", ({ table }) => areRules(table.rules)],
];

const spaces = ({ court, track, exiles }: Loose): boolean =>
  court.length + (exiles?.court.length ?? 0) <= 6 && track.length <= 5;

const bagsOf = ({ discard, council, seats, kraken, leviathan }: Loose): (string | number)[][] => [
  discard,
  ...Object.values<Loose>(council),
  ...seats.flatMap(({ hand, affiliated, tokens }: Loose) => [hand, affiliated, tokens]),
  kraken?.discardedLoot ?? [],
  ...(leviathan ? [leviathan.deck, leviathan.discarded, leviathan.tokens, leviathan.revealed] : []),
  ...(leviathan?.seats ?? []).map((hunter: Loose) => hunter.tokens),
];

const areRules = ({ superfluousAllies, disabledLords, ...more }: Loose): boolean =>
  ["allowed", "forbidden"].includes(superfluousAllies) &&
  ["influence", "all"].includes(disabledLords) &&
  Object.keys(more).length === 0;

export const inExiles: readonly Law[] = [
  [
    "EX-18 cards have different ids and valid values",
    ({ table: { exiles } }) =>
      isDistinct(exiles.catalogue.map(({ id }: Loose) => id)) &&
      exiles.catalogue.every(
        ({ name, influence, cost }: Loose) =>
          name !== "" && isCount(influence) && isCount(cost.value) && cost.races >= 1,
      ),
  ],
  [
    "every exile occurs exactly once",
    ({ table: { exiles } }) => {
      const areas = exiles.seats.flatMap(({ free, holding }: Loose) => [
        ...free,
        ...holding.flatMap((one: Loose) => one.exiles),
      ]);
      const all = [...exiles.deck, ...exiles.court, ...areas].sort();
      return (
        all.join() ===
        exiles.catalogue
          .map(({ id }: Loose) => id)
          .sort()
          .join()
      );
    },
  ],
];

export const inKraken: readonly Law[] = [
  [
    "nebulis are counted, by seat",
    ({ table: { kraken, seats } }) =>
      kraken.nebulis.length === seats.length && kraken.nebulis.every(isCount),
  ],
  [
    "KR-24 the seat with the most nebulis has the figure, unless it is being given",
    (state) => {
      const { figure, nebulis } = state.table.kraken;
      const most = Math.max(...nebulis);
      if (figure === null) return most === 0;
      return (
        isSeat(state, figure) &&
        (asks(state, "give-figure") || (most > 0 && nebulis[figure] === most))
      );
    },
  ],
  [
    "KR-35 a sentinel on the table has an owner",
    (state) =>
      Object.values<Loose>(state.table.kraken.sentinels).every(
        ({ owner, on }) => isSeatOrNobody(state, owner) && (on === null || owner !== null),
      ),
  ],
];

const borderSpaces = ["2-3", "4", "5", "6", "7", "8", "9", "10", "11-12"];

export const inLeviathan: readonly Law[] = [
  ["LE-2 no threat track", ({ table }) => table.threat === 1],
  [
    "LE-9 eight tokens of 2 pearls, four of each other kind",
    ({ table: { leviathan } }) => {
      const tokens = [
        ...leviathan.tokens,
        ...leviathan.revealed,
        ...leviathan.seats.flatMap((hunter: Loose) => hunter.tokens),
      ];
      const kinds = ["two-pearls", "three-pearls", "key", "council-stack"];
      return kinds.map((kind) => times(tokens, kind)).join() === "8,4,4,4";
    },
  ],
  [
    "LE-7 one leviathan on a space, in their order",
    ({ table: { leviathan } }) => {
      const spaces = leviathan.border.map(({ space }: Loose) => borderSpaces.indexOf(space));
      return spaces.every((space: number, i: number) => space >= 0 && !(space <= spaces[i - 1]));
    },
  ],
  [
    "LE-10 wounds and kills are counted, by seat",
    ({ table: { leviathan, seats } }) =>
      leviathan.seats.length === seats.length &&
      leviathan.seats.every(({ wounds }: Loose) => isCount(wounds)),
  ],
  [
    "LE-44, LE-45 a seat with the most kills has the Scourge",
    (state) => {
      const { scourge, seats } = state.table.leviathan;
      const kills = seats.map(({ killed }: Loose) => killed.length);
      const most = Math.max(...kills);
      if (scourge === null) return most === 0;
      return isSeat(state, scourge) && most > 0 && kills[scourge] === most;
    },
  ],
  [
    "LE-62 what has run out triggered the end",
    ({ table }) => !table.leviathan.hasRunOut || table.lastSeat !== null,
  ],
];
