import { expect, test } from "vitest";
import { exilesKraken, type Position } from "../../src/exiles-kraken/index.ts";
import { fromPosition } from "../../src/kernel/tools/from-position.ts";
import { rulesError } from "../bad-input/errors.ts";

const at = (position: Position) => fromPosition(exilesKraken, position, "a seed");
const seats = [{}, {}];
const onUsurer = { owner: 0, on: { kind: "guest", guest: "usurer" } } as const;

test("KR-80 a position has both areas, and lords of Kraken set aside are nowhere else", () => {
  const { table } = at({
    seats,
    kraken: { nebulis: [0, 1] },
    exiles: { court: ["usurer"], seats: [{ aside: ["fence"] }] },
  });
  expect(table.kraken.figure).toBe(1);
  expect(table.court).toHaveLength(5);
  expect([...table.court, ...table.lordDeck]).not.toContain("fence");
  expect([...table.court, ...table.lordDeck]).toHaveLength(52);
});

test("EX-22, KR-83 a sentinel can lie on an exile of the court, not on another", () => {
  const kraken = { sentinels: { vigil: onUsurer } };
  expect(at({ seats, kraken, exiles: { court: ["usurer"] } }).table.kraken.sentinels.vigil).toEqual(
    onUsurer,
  );
  const error = rulesError(() => at({ seats, kraken, exiles: { court: ["heretic"] } }));
  expect(error.path).toBe("kraken.sentinels.vigil.on");
});
