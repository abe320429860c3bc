import { type Problem, RulesError } from "../../kernel/data/errors.ts";
import { errorInWords, oneLine } from "../usage-error.ts";
import type { Failure } from "./schema.ts";

type Code = Failure["error"]["code"];

/** Something wrong with a request, which is answered with this code. */
export class EngineError extends Error {
  override readonly name = "EngineError";
  readonly code: Code;
  readonly problems: readonly Problem[];

  constructor(code: Code, message: string, problems: readonly Problem[] = []) {
    super(message);
    this.code = code;
    this.problems = problems;
  }
}

/** The answer to a request that failed. Any error but those for wrong requests is a bug, and thrown again. */
export function failureOf(id: Failure["id"], error: unknown): Failure {
  const { code, problems, message } = detailsOf(error);
  return {
    id,
    ok: false,
    error: { code, message: oneLine(message), problems: problems.map(copyOf) },
  };
}

function detailsOf(error: unknown): Pick<EngineError, "code" | "problems" | "message"> {
  if (error instanceof EngineError) return error;
  if (error instanceof RulesError)
    return { code: "invalid", problems: error.problems, message: errorInWords(error) };
  throw error;
}

/** A problem as it is sent. */
const copyOf = ({ path, expected, didYouMean, ...rest }: Problem) => ({
  ...rest,
  path: [...path],
  ...(expected && { expected: [...expected] }),
  ...(didYouMean && { didYouMean: [...didYouMean] }),
});
