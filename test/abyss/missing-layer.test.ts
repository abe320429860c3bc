// A missing layer is reported to the author of a variant.
import { expect, test } from "vitest";
import { power } from "../../src/abyss/powers/index.ts";
import { abyssScoring } from "../../src/abyss/rules.ts";
import { prepare } from "./prepare.ts";

test.each(["krakens-lair", "megalodon"] as const)("nothing scores %s", (location) => {
  const tableau = { lords: [], locations: [], affiliated: [], monsterTokens: [], pearls: 0 };
  expect(() => abyssScoring.close().points(location, tableau, tableau)).toThrow(
    `bug: no layer scores ${location}`,
  );
});

test("nothing carries out a power", () => {
  const { table } = prepare();
  const task = { do: "power", seat: 0, lord: "jailer", isReplacement: false } as const;
  expect(() => power({ powers: {} } as never)(table as never, task, {} as never)).toThrow(
    "bug: no function carries out the power of jailer",
  );
});
