// Cases that do not occur in Abyss, but that a layer may bring about.
import { expect, test } from "vitest";
import { abyss, lordCostFor } from "../../src/abyss/index.ts";
import { payments } from "../../src/abyss/payment.ts";
import { abyssPurse, buyWith } from "../../src/abyss/rules.ts";
import { prepare } from "./prepare.ts";

test("AB-14 an ally offered to a player who cannot pay for it", () => {
  const { table } = prepare({ seats: [{}, { pearls: 1 }] });
  const decision = { ask: "offer", seats: [1], price: 2, next: [] } as const;
  const buy = buyWith(abyssPurse);
  expect(buy.refuse(table, { type: "buy", seat: 1 }, decision)).toEqual({
    code: "too-few-pearls",
    rule: "AB-14",
    params: { has: 1, needs: 2 },
  });
  expect([...buy.options(table, 1, decision, { payments: "all" })]).toEqual([]);
});

test("AB-27, AB-77 face-down cards are not used in payments", () => {
  const state = prepare({ court: ["shepherd"], seats: [{ hand: ["seahorse-5"], pearls: 9 }] });
  const { table } = abyss.view(state, 1);
  const cost = lordCostFor(state, 0, "shepherd");
  expect([...payments(state.table, 0, cost, { payments: "all" })]).toHaveLength(1);
  expect([...payments(table, 0, cost, { payments: "all" })]).toEqual([]);
});
