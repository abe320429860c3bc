// Payments put together choice by choice: the next choices are compared with the list of legal actions.
import { expect, test } from "vitest";
import type { Ally, Lord } from "../../src/kraken/cards/box.ts";
import { kraken } from "../../src/kraken/index.ts";
import { type AnyPartial, checkChoices } from "../kernel/click-oracle.ts";
import { sorted } from "../tables.ts";
import { prepare } from "./prepare.ts";
import { scenes } from "./scenes.ts";

const hand: Ally[] = ["crab-1", "crab-3", "crab-4", "squid-2", "squid-3", "kraken-2", "kraken-4"];
/** The Outlaw costs 7 of one race, the Jailer 6 of three with crab. */
const acting = (lords: Lord[]) =>
  prepare({
    court: ["outlaw", "jailer"],
    seats: [{ hand, pearls: 2, lords }],
    nebulis: [2, 0, 0],
  });
const states = ([[], ["counterfeiter"], ["counterfeiter", "master-of-magic"]] as Lord[][]).map(
  acting,
);

const rows: AnyPartial[] = [
  { type: "recruit" },
  { type: "recruit", lord: "outlaw" },
  { type: "recruit", lord: "outlaw", nebulis: 0 },
  { type: "recruit", lord: "outlaw", nebulis: 1 },
  { type: "recruit", lord: "outlaw", nebulis: 2 },
  { type: "recruit", nebulis: 3 },
  { type: "recruit", affiliate: "crab-3" },
  { type: "recruit", affiliate: null },
  { type: "recruit", affiliate: "kraken-4" },
  { type: "recruit", affiliate: "seahorse-1" },
  { type: "recruit", lord: "jailer", allies: ["crab-1"] },
  { type: "recruit", lord: "jailer", allies: ["crab-1"], affiliate: "crab-3" },
  { type: "recruit", lord: "jailer", allies: ["crab-4"], affiliate: "squid-2", nebulis: 1 },
  { type: "recruit", lord: "jailer", allies: ["kraken-3"] },
];

test.each(rows)("KR-13 KR-18 %j", (partial) => {
  for (const state of states)
    checkChoices(kraken, state, 0, partial, [
      ...kraken.legalActions(state, 0, { matching: { type: "recruit" } }),
    ]);
});

test("KR-13 with many payments, a kraken cannot be chosen for affiliation, nor too many nebulis", () => {
  const state = states[1]!;
  expect(kraken.countActions(state, 0, { type: "recruit" })).toBeGreaterThan(32);
  const { next } = kraken.choices(state, 0, { type: "recruit" })!;
  expect(next.affiliate).not.toContain("kraken-4");
  expect(sorted(next.nebulis!)).toEqual([0, 1]);
});

test("KR-11 an ally that would exceed the number of races cannot be chosen", () => {
  const state = prepare({
    court: ["highwayman"],
    seats: [
      {
        hand: [
          "crab-1",
          "crab-2",
          "crab-3",
          "crab-4",
          "crab-5",
          "squid-4",
          "squid-5",
          "seahorse-3",
        ],
        pearls: 5,
      },
    ],
  });
  for (const allies of [["squid-4"], ["seahorse-3"], ["crab-1"]])
    checkChoices(kraken, state, 0, { type: "recruit", lord: "highwayman", allies });
  const { next } = kraken.choices(state, 0, {
    type: "recruit",
    lord: "highwayman",
    allies: ["squid-4"],
  })!;
  expect(next.allies).not.toContain("seahorse-3");
});

test.each([
  ["offer", () => scenes.offer["a Counterfeiter"], 1, "buy"],
  ["bribe", () => scenes.bribe["with nebulis, one lord reserved"], 0, "bribe"],
] as const)("KR-18 %s: nebulis are paid as they were chosen", (_, scene, seat, type) => {
  for (const partial of [
    { type },
    { type, nebulis: 0 },
    { type, nebulis: 1 },
    { type, nebulis: 2 },
  ])
    checkChoices(kraken, scene(), seat, partial);
});
