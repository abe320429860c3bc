// Each kind of event, action and refusal has all of its fields, and no others.
import { expect, test } from "vitest";
import type { Game, GameTypes, Schemas } from "../../src/kernel/contract/game.ts";
import { problems } from "../../src/kernel/tools/serialisation.ts";
import type { AnySamples } from "../words/samples.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Tests that a sample of each kind is accepted, and rejected with a missing or an extra field. */
export function testShapes<T extends GameTypes>(game: Game<T>, samples: AnySamples): void {
  const refusals = Object.entries(samples.refusals).map(([code, params]) => ({
    code,
    rule: "X-1",
    params,
  }));
  const rows: [keyof Schemas<T>, Fields][] = [
    ...Object.values(samples.events).map((event): [keyof Schemas<T>, Fields] => [
      "event",
      { ...event },
    ]),
    ...Object.values(samples.actions).map((action): [keyof Schemas<T>, Fields] => [
      "action",
      { ...action },
    ]),
    ...refusals.map((refusal): [keyof Schemas<T>, Fields] => ["refusal", refusal]),
  ];
  test.each(rows)("the fields of the %s %j", (what, sample) => {
    expect(game.schemas[what].parse(sample)).toEqual(sample);
    for (const [path, changed] of changesOf(sample))
      expect(
        problems(game, what, changed).map((problem) => problem.path.join(".")),
        JSON.stringify(changed),
      ).toContain(path);
  });
}

/** The sample without each of its fields, and with an extra one; each with the path of the problem. */
function* changesOf(sample: Fields): Generator<[string, Fields]> {
  yield ["more", { ...sample, more: 1 }];
  for (const [key, value] of Object.entries(sample)) {
    const { [key]: _, ...rest } = sample;
    yield [key, rest];
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      for (const [path, changed] of changesOf(value as Fields))
        yield [`${key}.${path}`, { ...sample, [key]: changed }];
  }
}
