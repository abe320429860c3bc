// The schema of replays. Which fields there are depends on the format.
import * as z from "zod/mini";
import { outcomesProblems } from "../components/outcome.ts";
import { DIGEST_DIGITS } from "../data/digest.ts";
import type { Problem } from "../data/errors.ts";
import {
  inputLimits,
  LONGEST_CHECKS,
  LONGEST_NAME,
  LONGEST_SEED,
  MOST_ACTIONS,
} from "../data/limits.ts";
import { missingValue, orList } from "../validation/problem-wording.ts";
import { anyName, listOf, type ZodSchema } from "./schema.ts";

/** The fields of a replay of any format. */
export function replayShape<Options, Action>(
  id: string,
  options: ZodSchema<Options>,
  action: ZodSchema<Action>,
) {
  const checksum = z.string().check(z.maxLength(DIGEST_DIGITS));
  const thing = z.union([z.string().check(z.maxLength(LONGEST_NAME)), z.int()]);
  const cards = listOf(z.union([thing, z.null()]), inputLimits.members);
  const outcome = z.union([thing, z.null(), cards, z.strictObject({ top: cards })]);
  const outcomes = listOf(outcome, inputLimits.members);
  return z.strictObject({
    format: z.literal([1, 2, 3]),
    game: z.literal(id),
    version: anyName,
    options,
    seed: z.optional(z.string().check(z.maxLength(LONGEST_SEED))),
    deal: z.optional(outcomes),
    actions: listOf(action, MOST_ACTIONS),
    outcomes: z.optional(listOf(outcomes, MOST_ACTIONS)),
    digest: z.strictObject({ moves: checksum, result: checksum }),
    checks: z.optional(z.string().check(z.maxLength(LONGEST_CHECKS))),
  });
}

/** The fields that some formats have and others have not. */
const varying = ["seed", "deal", "outcomes", "checks"] as const;
type Varying = (typeof varying)[number];

/** Which of them each format has. */
const fieldsByFormat: Readonly<Record<number, readonly Varying[]>> = {
  1: ["seed"],
  2: ["seed", "checks"],
  3: ["deal", "outcomes", "checks"],
};

/** Yields the fields that the format of a replay lacks, and those that belong to other formats. */
export function* replayProblems(
  replay: Readonly<Partial<Record<Varying, unknown>>> & {
    readonly format: number;
    readonly actions: readonly unknown[];
  },
): Generator<Problem> {
  const { format } = replay;
  const expected = fieldsByFormat[format]!;
  for (const field of varying) {
    const has = replay[field] !== undefined;
    if (expected.includes(field) && !has) yield missingValue([field], { kinds: [kindOf[field]] });
    if (!expected.includes(field) && has) yield unexpectedField(format, field);
  }
  if (expected.includes("outcomes")) yield* outcomesProblems(replay);
}

function unexpectedField(format: number, field: Varying): Problem {
  const formats = Object.keys(fieldsByFormat).filter((one) =>
    fieldsByFormat[Number(one)]!.includes(field),
  );
  const expected = formats.map((one) => `format ${one}`);
  const reason = `format ${format} has no ${field}, expected ${orList(expected)}`;
  return { path: [field], reason, expected };
}

const kindOf: Readonly<Record<Varying, string>> = {
  seed: "a string",
  deal: "a list",
  outcomes: "a list",
  checks: "a string",
};
