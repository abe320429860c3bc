// Hidden values that are not cards: the laws replace them by other values.
import { describe, expect, test } from "vitest";
import type { Of } from "../../src/kernel/contract/game.ts";
import { checkGame, RevealCoverage, type TestedGame } from "../../src/testing/index.ts";
import { violationIn, withOutput, withView } from "./breaking.ts";
import { type BiddingTypes, trialOfBidding } from "./sealed-bids.ts";

const NOTHING_LEARNED =
  "viewers outside revealedTo learn nothing: every state that was possible stays possible";
const SAME_VIEW = "a view is the same in every state that differs only in what is hidden";
const DECLARED = "every place is declared, and viewers see all that is not hidden from them";
const GAMES = 6;

const { game } = trialOfBidding;
type State = Of<BiddingTypes, "state">;
type Viewer = number | "spectator";

/** With two players there is only one secret, which cannot be swapped with another. */
describe.each([2, 3])("sealed bids of %i players", (players) => {
  const broken = (changed: Partial<TestedGame<BiddingTypes>>, law: string) =>
    violationIn({ ...trialOfBidding, ...changed, options: { players } }, law, GAMES);
  const withBids = (bidOf: (bid: number, seat: number, viewer: Viewer) => number | null) =>
    withView(game, (_, { table }: State, viewer) => ({
      seats: table.seats.map((area, seat) => ({ ...area, bid: bidOf(area.bid, seat, viewer) })),
    }));

  test("obey all laws", () => {
    const coverage = new RevealCoverage();
    for (let seed = 0; seed < GAMES; seed++)
      checkGame({ ...trialOfBidding, options: { players } }, `bids ${seed}`, { coverage });
  });

  test("must not be in the views of others", () => {
    expect(broken({ game: withBids((bid) => bid) }, SAME_VIEW)).toContain("differs at table.seats");
  });

  test("must be in the view of their bidder", () => {
    const blind = withBids((bid) => (bid === 0 ? 0 : null));
    expect(broken({ game: blind }, DECLARED)).toMatch(/does not see table.seats.\d.bid/);
  });

  test("reveal something to all seats at the end of a round", () => {
    expect(
      broken({ game: withOutput(game, () => ({ revealedTo: [] })) }, NOTHING_LEARNED),
    ).toBeDefined();
  });

  test("must have possible alternatives only", () => {
    const { visibility } = trialOfBidding;
    const impossible: typeof visibility = {
      seats: () => ({ bid: { kind: "bid", couldBe: () => [9] }, shells: "open" }),
      left: "open",
    };
    expect(broken({ visibility: impossible }, SAME_VIEW)).toContain(
      "state of bidding, at table.seats",
    );
  });
});

test("events must not show a bid before all have bid", () => {
  const leaking = withOutput(game, ({ events }, { table }) => ({
    events: [
      ...events,
      { type: "revealed", bids: table.seats.flatMap(({ bid }) => (bid > 0 ? [bid] : [])) },
    ],
  }));
  const subject = { ...trialOfBidding, game: leaking, options: { players: 3 } };
  expect(violationIn(subject, NOTHING_LEARNED, GAMES)).toContain("sees a different list of events");
});
