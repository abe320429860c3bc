// Hidden things that are no cards: the laws put something else in their place.
import { describe, expect, test } from "vitest";
import type { Of } from "../../src/kernel/contract/game.ts";
import { checkGame, RevealCoverage, type TestedGame } from "../../src/testing/index.ts";
import { breach, telling, viewing } from "./breaking.ts";
import { type BiddingTypes, trialOfBidding } from "./sealed-bids.ts";

const TOO_FEW = "who is not informed learns nothing: every world held possible stays possible";
const SAME = "what a viewer sees is the same in every world that differs in hidden cards only";
const DECLARED = "every place is declared, and what is not hidden is seen";
const GAMES = 6;

const { game } = trialOfBidding;
type State = Of<BiddingTypes, "state">;
type Viewer = number | "spectator";

/** With two players there is one secret only, which has nothing to change places with. */
describe.each([2, 3])("sealed bids of %i players", (players) => {
  const broken = (changed: Partial<TestedGame<BiddingTypes>>, law: string) =>
    breach({ ...trialOfBidding, ...changed, options: { players } }, law, GAMES);
  const seeing = (bidOf: (bid: number, seat: number, viewer: Viewer) => number | null) =>
    viewing(game, (_, { table }: State, viewer) => ({
      seats: table.seats.map((area, seat) => ({ ...area, bid: bidOf(area.bid, seat, viewer) })),
    }));

  test("keep all laws", () => {
    const coverage = new RevealCoverage();
    for (let seed = 0; seed < GAMES; seed++)
      checkGame({ ...trialOfBidding, options: { players } }, `bids ${seed}`, { coverage });
  });

  test("are not to be seen in views", () => {
    expect(broken({ game: seeing((bid) => bid) }, SAME)).toContain("sees a difference");
  });

  test("are to be seen by who made them", () => {
    const blind = seeing((bid) => (bid === 0 ? 0 : null));
    expect(broken({ game: blind }, DECLARED)).toMatch(/does not see table.seats.\d.bid/);
  });

  test("inform all when they are revealed", () => {
    expect(broken({ game: telling(game, () => ({ revealedTo: [] })) }, TOO_FEW)).toBeDefined();
  });

  test("could be only what is possible", () => {
    const { visibility } = trialOfBidding;
    const odd: typeof visibility = {
      seats: () => ({ bid: { kind: "bid", couldBe: () => [9] }, shells: "open" }),
      left: "open",
    };
    expect(broken({ visibility: odd }, SAME)).toContain("state of bidding, at table.seats");
  });
});

test("a sealed bid is not to be told by events while somebody has still to bid", () => {
  const leaking = telling(game, ({ events }, { table }) => ({
    events: [
      ...events,
      { type: "revealed", bids: table.seats.flatMap(({ bid }) => (bid > 0 ? [bid] : [])) },
    ],
  }));
  const subject = { ...trialOfBidding, game: leaking, options: { players: 3 } };
  expect(breach(subject, TOO_FEW, GAMES)).toContain("sees other events");
});
