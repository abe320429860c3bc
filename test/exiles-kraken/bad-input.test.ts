// Invalid input that only the pair can get; the tests of its two layers and the laws cover the rest.
import { expect, describe as group, test } from "vitest";
import { describe, exilesKraken } from "../../src/exiles-kraken/index.ts";
import { score } from "../../src/exiles-kraken/score.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { copy, rulesError, unlessRulesError, untyped } from "../bad-input/errors.ts";
import { nasties } from "../bad-input/nasties.ts";
import { by, prepare } from "./prepare.ts";

const state = prepare({
  seats: [{ hand: ["crab-1"] }],
  nebulis: [1, 0, 0],
  exilesInCourt: ["usurer"],
  court: ["trader", "tamer"],
  sentinels: { watcher: { owner: 1, on: { kind: "guest", guest: "usurer" } } },
});

group("anything", () => {
  test.each(nasties)(
    "%s is refused in a sentence as an action, and an error as tableaux",
    (_, make) => {
      const result = exilesKraken.reduce(state, make());
      if (result.ok) throw new Error("was accepted");
      expect(describe(result.refusal)).toMatch(
        /^This is not an action of the game: (.+, expected .+|something that cannot be read( at .+)?) \(AB-7\)\.$/s,
      );
      rulesError(() => untyped(score)(make()));
      rulesError(() => untyped(score)([make()]));
      unlessRulesError(() => untyped(readState)(exilesKraken, make()));
    },
  );
});

test("EX-22 KR-83 a sentinel on an exile that is not in the court is inconsistent", () => {
  for (const guest of ["heretic", "trader", ""]) {
    const broken = copy(state);
    broken.table.kraken.sentinels.watcher.on = { kind: "guest", guest };
    expect(rulesError(() => readState(exilesKraken, broken)).path).toMatch(
      /^table\.kraken\.sentinels\.watcher\.on/,
    );
  }
});

test("KR-83 two sentinels in the court, one on a lord and one on an exile, are inconsistent", () => {
  const broken = copy(state);
  broken.table.kraken.sentinels.vigil = { owner: 0, on: { kind: "lord", lord: "trader" } };
  expect(rulesError(() => readState(exilesKraken, broken)).path).toMatch(/sentinels/);
});

test("KR-83 recruiting a reserved exile is refused in a sentence", () => {
  const result = exilesKraken.reduce(state, by(0).recruitsExile("usurer"));
  if (result.ok) throw new Error("was accepted");
  expect(describe(result.refusal)).toBe("The Usurer is reserved for Player 2 (KR-37).");
});
