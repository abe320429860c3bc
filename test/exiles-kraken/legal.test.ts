// Exiles are paid for with krakens and nebulis: `legalActions`, `countActions` and `randomAction` agree with
// what the rules accept, shown by trying everything.
import { expect, test } from "vitest";
import { type Action, exilesKraken } from "../../src/exiles-kraken/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { raceOf } from "../../src/kraken/cards/index.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { cheap } from "../exiles/prepare.ts";
import { expectEqual } from "../expect-equal.ts";
import { subsets } from "../legal-actions/combinations.ts";
import { amount } from "../repetition.ts";
import type { State } from "./prepare.ts";

type Unpaid =
  | { readonly type: "recruit-exile"; readonly exile: string }
  | { readonly type: "conspire" };

/** The actions that the open question allows, without a payment: every exile of the court, or the top lord. */
function unpaidActions({ table, agenda }: State): readonly Unpaid[] {
  const open = agenda.at(-1);
  if (!open || !("ask" in open) || open.seats.length !== 1) return [];
  if (open.ask === "conspire") return [{ type: "conspire" }];
  if (open.ask !== "act") return [];
  return table.exiles.court.map((exile) => ({ type: "recruit-exile", exile }));
}

/** Every way to pay with the hand, and up to three nebulis. */
function* paymentsOf(hand: State["table"]["seats"][number]["hand"]) {
  for (const allies of subsets(hand))
    for (const affiliate of [...new Set(allies), null])
      for (const nebulis of [0, 1, 2, 3]) yield { allies: [...allies].sort(), affiliate, nebulis };
}

/** The payment of an action, as JSON. */
const paymentOf = (action: Action): string => {
  if (!("allies" in action && "affiliate" in action && "nebulis" in action)) return "no payment";
  const { allies, affiliate, nebulis } = action;
  return JSON.stringify({ allies, affiliate, nebulis });
};

const MOST_CARDS = 5;
const GAMES = amount(15, 60);

test("KR-11 KR-80 KR-81 exiles and the Conspirator's lord: every payment that is accepted is listed", () => {
  const rng = rngFrom("payments");
  const found = { "recruit-exile": 0, conspire: 0 };
  for (let game = 0; game < GAMES; game++) {
    const options = { players: 2 + (game % 3), catalogue: cheap };
    for (const { state } of playRandomly(exilesKraken, options, `exiles paid ${game}`)) {
      const seat = exilesKraken.deciders(state)[0] ?? 0;
      const { hand } = state.table.seats[seat]!;
      if (hand.length > MOST_CARDS || !hand.some((ally) => raceOf(ally) === null)) continue;
      for (const unpaid of unpaidActions(state)) {
        const accepted = new Set<string>();
        for (const payment of paymentsOf(hand)) {
          const action = { ...unpaid, seat, ...payment } as Action;
          if (!exilesKraken.refusal(state, action)) accepted.add(JSON.stringify(payment));
        }
        const matching = unpaid as never;
        const listed = [...exilesKraken.legalActions(state, seat, { matching })].map(paymentOf);
        expectEqual([...listed].sort(), [...accepted].sort());
        expect(exilesKraken.countActions(state, seat, matching)).toBe(accepted.size);
        found[unpaid.type] += accepted.size;
        const sampled = exilesKraken.randomAction(state, seat, rng);
        if (sampled.type === unpaid.type)
          expect(exilesKraken.refusal(state, sampled)).toBeUndefined();
      }
    }
  }
  expect(found["recruit-exile"]).toBeGreaterThan(100);
  expect(found.conspire).toBeGreaterThan(0);
});
