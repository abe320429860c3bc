// Actions put together choice by choice: the next choices are compared with the list of legal actions.
import { expect, test } from "vitest";
import { leviathan } from "../../src/leviathan/index.ts";
import { type AnyPartial, checkChoices } from "../kernel/click-oracle.ts";
import { sorted } from "../tables.ts";
import type { State } from "./prepare.ts";
import { scenes } from "./scenes.ts";

/** A title, a state, who decides, and partial actions of which some cannot be completed. */
const rows: [string, () => State, number, AnyPartial[]][] = [
  [
    "LE-23 LE-24 target and ally",
    () => scenes.explore["two leviathans"],
    0,
    [
      { type: "fight" },
      { type: "fight", leviathan: "leviathan-1" },
      { type: "fight", leviathan: "leviathan-10" },
      { type: "fight", ally: "squid-3" },
      { type: "fight", ally: "crab-1" },
      { type: "fight", ally: "seahorse-1" },
      { type: "fight", leviathan: "leviathan-1", ally: "squid-3" },
      { type: "fight", leviathan: "leviathan-1", ally: "jellyfish-2-fighter" },
      { type: "continue" },
      { type: "ignore" },
    ],
  ],
  [
    "LE-32 the next ally",
    () => scenes.attack["after a failed attack"],
    0,
    [
      { type: "attack" },
      { type: "attack", ally: "squid-3" },
      { type: "attack", ally: "seahorse-1" },
      { type: "end-fight" },
    ],
  ],
  [
    "LE-27 pearls",
    () => scenes["add-pearls"]["fewer pearls than may be paid"],
    0,
    [
      { type: "add-pearls" },
      { type: "add-pearls", pearls: 3 },
      { type: "add-pearls", pearls: 4 },
      { type: "decline" },
    ],
  ],
  [
    "LE-29 LE-30 supplies",
    () => scenes["draw-tokens"]["three leviathan tokens left"],
    0,
    [
      { type: "draw-tokens" },
      { type: "draw-tokens", baseTokens: 0 },
      { type: "draw-tokens", baseTokens: 4 },
    ],
  ],
  [
    "LE-38 a token and its stack",
    () => scenes["reveal-token"]["every kind"],
    0,
    [
      { type: "reveal-token" },
      { type: "reveal-token", token: "council-stack" },
      { type: "reveal-token", token: "key" },
      { type: "reveal-token", stack: null },
      { type: "reveal-token", stack: "squid" },
      { type: "reveal-token", token: "key", stack: "squid" },
    ],
  ],
  [
    "LE-15 three allies",
    () => scenes["lose-allies"]["of the active player"],
    0,
    [
      { type: "lose-allies" },
      { type: "lose-allies", allies: ["crab-1"] },
      { type: "lose-allies", allies: ["crab-1", "crab-1"] },
      { type: "lose-allies", allies: ["crab-1", "crab-1", "squid-3"] },
      { type: "lose-allies", allies: ["crab-1", "crab-1", "crab-1"] },
    ],
  ],
  [
    "LE-15 a lord",
    () => scenes["lose-lord"]["of the Border Guard's victim"],
    1,
    [
      { type: "lose-lord" },
      { type: "lose-lord", lord: "coward" },
      { type: "lose-lord", lord: "trader" },
    ],
  ],
  [
    "LE-46 allies and pearls",
    () => scenes["trim-hand"]["two too many, many pearls"],
    0,
    [
      { type: "trim-hand" },
      { type: "trim-hand", pearls: 0 },
      { type: "trim-hand", pearls: 1 },
      { type: "trim-hand", pearls: 2 },
      { type: "trim-hand", pearls: 3 },
      { type: "trim-hand", allies: ["crab-2"] },
      { type: "trim-hand", allies: ["crab-2", "squid-3"] },
      { type: "trim-hand", allies: ["crab-2"], pearls: 1 },
      { type: "trim-hand", allies: ["crab-2"], pearls: 2 },
      { type: "trim-hand", allies: ["shellfish-1"] },
    ],
  ],
  [
    "LE-43 an opponent and a kind",
    () => scenes["steal-token"]["one with base tokens, one with both"],
    0,
    [
      { type: "steal-token" },
      { type: "steal-token", from: 1 },
      { type: "steal-token", from: 2 },
      { type: "steal-token", from: 3 },
      { type: "steal-token", supply: "leviathan" },
      { type: "steal-token", from: 1, supply: "leviathan" },
    ],
  ],
  [
    "LE-53 an opponent",
    () => scenes["send-leviathan"]["one with a Shaman"],
    0,
    [{ type: "send-leviathan" }, { type: "send-leviathan", to: 2 }],
  ],
  [
    "LE-61 a space",
    () => scenes["place-leviathan"]["seven spaces free"],
    0,
    [{ type: "place-leviathan" }, { type: "place-leviathan", space: "2-3" }],
  ],
];

test.each(rows)(
  "%s: the next choices are those of the legal actions",
  (_, scene, seat, partials) => {
    for (const partial of partials) checkChoices(leviathan, scene(), seat, partial);
  },
);

test("LE-46 once the surplus is discarded or paid for, nothing can be added", () => {
  const state = scenes["trim-hand"]["two too many, many pearls"];
  const { next } = leviathan.choices(state, 0, { type: "trim-hand", allies: ["crab-2"] })!;
  expect(sorted(next.pearls!)).toEqual([0, 1]);
  const full = leviathan.choices(state, 0, { type: "trim-hand", allies: ["crab-2"], pearls: 1 })!;
  expect(full).toMatchObject({ isComplete: true, isFinal: true });
});

test("LE-22 LE-27 LE-46 a partial action that cannot be completed says what it lacks", () => {
  const refusals = rows.flatMap(([, scene, seat, partials]) =>
    partials
      .filter((partial) => !leviathan.choices(scene(), seat, partial as never))
      .map((partial) => {
        const refusal = leviathan.refusal(scene(), { ...partial, seat } as never);
        return `${Object.values(partial).join(" ")}: ${refusal?.code}`;
      }),
  );
  expect(refusals).toEqual([
    "fight seahorse-1: ally-cannot-attack",
    "fight leviathan-1 squid-3: ally-cannot-attack",
    "ignore: power-not-working",
    "attack seahorse-1: ally-cannot-attack",
    "add-pearls 4: too-few-pearls",
    "draw-tokens 0: wrong-number-of-base-tokens",
    "reveal-token key squid: token-takes-no-stack",
    "lose-allies crab-1,crab-1,crab-1: ally-not-in-hand",
    "lose-lord trader: not-a-lord-to-lose",
    "trim-hand 3: wrong-hand-limit",
    "trim-hand crab-2 2: wrong-hand-limit",
    "trim-hand shellfish-1: ally-not-in-hand",
    "steal-token 3: protected-by-shaman",
    "steal-token 1 leviathan: no-tokens-of-supply",
    "send-leviathan 2: protected-by-shaman",
    "place-leviathan 2-3: space-taken",
  ]);
});

test("LE-66 the acting seat's view gives the same choices", () => {
  for (const [, scene, seat, partials] of rows)
    for (const partial of partials)
      expect(leviathan.choices(leviathan.view(scene(), seat), seat, partial as never)).toEqual(
        leviathan.choices(scene(), seat, partial as never),
      );
});
