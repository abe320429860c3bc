// Laws of every state of Conspiracy, for several players and solo.
import { inAnyGame, isSeat, type Law, type Loose, sum, times } from "./laws-of-any-game.ts";

const colourOf = (lord: string): string => lord.split("-")[0]!;
const influenceOf = (lord: string): number => Number(lord.split("-")[1]);
/** CO-10 */
const hasKey = (lord: string | undefined): boolean =>
  lord !== undefined && [1, 2].includes(influenceOf(lord));
/** CO-11 */
const pearlsOfInfluence: Readonly<Record<number, number>> = { 3: 2, 4: 1 };
/** CO-18 */
const pearlsOfLocation: Readonly<Record<string, number>> = {
  "five-points-one-pearl": 1,
  "four-points-two-pearls": 2,
  "three-points-three-pearls": 3,
};
const FULL = 15;

/** CO-14: true if these lords have enough keys for a location. */
function hasEnoughKeys(lords: readonly string[], anyTwo: boolean): boolean {
  const influences = lords.map(influenceOf);
  const [silver, gold] = [times(influences, 1), times(influences, 2)];
  return silver >= 2 || gold >= 2 || silver + gold >= (anyTwo ? 2 : 3);
}

/** CO-26: true if any two keys are enough with these locations; for the solo opponent CO-49, CO-54. */
const hasAnyTwo = ({ solo }: Loose, seat: number, locations: readonly Loose[]): boolean =>
  solo && seat === 1
    ? solo.opponent === "mage"
    : locations.some(({ location }) => location === "any-two-keys");

export const inConspiracy: readonly Law[] = [
  ...inAnyGame,
  ["the turn belongs to a seat", (state) => isSeat(state, state.table.turn)],
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
    "CO-14, CO-16, CO-26, CO-54 each location lies where the keys since the previous one were enough",
    ({ table }) =>
      table.seats.every(({ lords, locations }: Loose, seat: number) =>
        locations.every(({ spot }: Loose, i: number) =>
          hasEnoughKeys(
            lords.slice(i === 0 ? 0 : locations[i - 1].spot, spot),
            hasAnyTwo(table, seat, locations.slice(0, i)),
          ),
        ),
      ),
  ],
  [
    "CO-11, CO-18 pearls are those of lords and locations",
    ({ table }) =>
      table.seats.every(
        ({ lords, locations, pearls }: Loose) =>
          pearls ===
          sum([
            ...lords.map((lord: string) => pearlsOfInfluence[influenceOf(lord)] ?? 0),
            ...locations.map(({ location }: Loose) => pearlsOfLocation[location] ?? 0),
          ]),
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
    "CO-29 the last seat is before one with a full chamber; without it only the active player may have one",
    ({ table: { seats, lastSeat, turn } }) =>
      lastSeat === null
        ? seats.every(({ lords }: Loose, seat: number) => lords.length < FULL || seat === turn)
        : seats[(lastSeat + 1) % seats.length].lords.length === FULL,
  ],
];

const locationByDraw = ["", "force-one", "force-two"];

export const withOrders: Law = [
  "CO-21 to CO-23 the seat that gives an order has its location",
  ({ table: { order, seats } }) =>
    order === null ||
    seats[order.by]?.locations.some(
      ({ location }: Loose) => location === locationByDraw[order.draw],
    ),
];

/** A group of three needs three of a colour. */
const hasThreeOfAColour = (lords: readonly string[]): boolean =>
  lords.some((one) => lords.filter((lord) => colourOf(lord) === colourOf(one)).length >= 3);

export const inSolo: readonly Law[] = [
  [
    "CO-51, CO-53 only the Soldier gives an order: of one lord",
    ({ table: { order, solo } }) =>
      order === null || (solo.opponent === "soldier" && order.by === 1 && order.draw === 1),
  ],
  [
    "CO-55 a player who got the token has three of a colour",
    ({ table: { solo, seats } }) =>
      solo.replayToken === 1 || (solo.replayToken === 0 && hasThreeOfAColour(seats[0].lords)),
  ],
];
