// What every state of Conspiracy fulfils, with several players and alone.
import { inAnyGame, isSeat, type Law, type Loose } from "./laws-of-any-game.ts";

const colourOf = (lord: string): string => lord.split("-")[0]!;
const influenceOf = (lord: string): number => Number(lord.split("-")[1]);
/** CO-10 */
const hasKey = (lord: string | undefined): boolean =>
  lord !== undefined && [1, 2].includes(influenceOf(lord));
const FULL = 15;

export const inConspiracy: readonly Law[] = [
  ...inAnyGame,
  ["the turn is of a seat", (state) => isSeat(state, state.table.turn)],
  [
    "CO-7 chambers of fifteen",
    ({ table }) => table.seats.every(({ lords }: Loose) => lords.length <= FULL),
  ],
  [
    "CO-2 each pile has lords of its colour",
    ({ table }) =>
      Object.entries<Loose>(table.piles).every(([colour, pile]) =>
        pile.every((lord: string) => colourOf(lord) === colour),
      ),
  ],
  [
    "CO-13 each coat of arms is on the best lord of its colour",
    ({ table }) =>
      table.seats.every(({ lords, coats }: Loose) =>
        ["yellow", "red", "green", "blue", "purple"].every((colour) => {
          const ofColour = lords.filter((lord: string) => colourOf(lord) === colour);
          if (ofColour.length === 0) return coats[colour] === null;
          const wearer = lords[coats[colour] - 1];
          return (
            wearer !== undefined &&
            colourOf(wearer) === colour &&
            ofColour.every((lord: string) => influenceOf(lord) <= influenceOf(wearer))
          );
        }),
      ),
  ],
  [
    "CO-16 locations lie on different lords with keys, in that order",
    ({ table }) =>
      table.seats.every(({ lords, locations }: Loose) =>
        locations.every(
          ({ spot }: Loose, i: number) =>
            hasKey(lords[spot - 1]) && (i === 0 || locations[i - 1].spot < spot),
        ),
      ),
  ],
  [
    "CO-28 nobody has more pearls than the Pearl Master",
    ({ table: { seats, pearlMaster } }) => {
      const most = Math.max(...seats.map(({ pearls }: Loose) => pearls));
      return pearlMaster === null ? most === 0 : most > 0 && seats[pearlMaster]?.pearls === most;
    },
  ],
  [
    "CO-29 the last seat is before one with a full chamber; else nobody but the active player has one",
    ({ table: { seats, lastSeat, turn } }) =>
      lastSeat === null
        ? seats.every(({ lords }: Loose, seat: number) => lords.length < FULL || seat === turn)
        : seats[(lastSeat + 1) % seats.length].lords.length === FULL,
  ],
];

const ofLocation = ["", "force-one", "force-two"];

export const withOrders: Law = [
  "CO-21 to CO-23 whoever gives an order has its location",
  ({ table: { order, seats } }) =>
    order === null ||
    seats[order.by]?.locations.some(({ location }: Loose) => location === ofLocation[order.draw]),
];

/** A group of three needs three of a colour. */
const hasThreeOfAColour = (lords: readonly string[]): boolean =>
  lords.some((one) => lords.filter((lord) => colourOf(lord) === colourOf(one)).length >= 3);

export const alone: readonly Law[] = [
  [
    "CO-51, CO-53 only the Soldier gives an order: of one lord",
    ({ table: { order, solo } }) =>
      order === null || (solo.opponent === "soldier" && order.by === 1 && order.draw === 1),
  ],
  [
    "CO-55 who has the token has had three of a colour",
    ({ table: { solo, seats } }) =>
      solo.replayToken === 1 || (solo.replayToken === 0 && hasThreeOfAColour(seats[0].lords)),
  ],
];
