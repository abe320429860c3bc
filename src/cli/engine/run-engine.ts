// A session of the engine: requests in, answers out, one line each, in the same order.
import { once } from "node:events";
import { readPlain } from "../../kernel/data/plain-data.ts";
import { isObject } from "../../kernel/validation/guards.ts";
import { read } from "../../kernel/validation/read-value.ts";
import { EngineError, failureOf } from "./engine-error.ts";
import { LONGEST_REQUEST } from "./limits.ts";
import { type Line, linesOf } from "./lines.ts";
import { methods } from "./methods.ts";
import { Positions } from "./positions.ts";
import {
  type Failure,
  idSchema,
  type Method,
  type Request,
  type ResultOf,
  requestSchema,
} from "./schema.ts";

/** An answer: a result, or what is wrong with the request. */
export type Answer =
  | { readonly id: Request["id"]; readonly ok: true; readonly result: ResultOf<Method> }
  | Failure;

/** Answers the requests of a stream until it ends. */
export async function runEngine(
  input: AsyncIterable<Uint8Array>,
  output: NodeJS.WritableStream,
): Promise<void> {
  const positions = new Positions();
  for await (const line of linesOf(input)) {
    if (line && line.toString("latin1").trim() === "") continue;
    const answer = await answerTo(line, positions);
    if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, "drain");
  }
}

/** The answer to a line. */
export async function answerTo(line: Line, positions: Positions): Promise<Answer> {
  let id: Failure["id"] = null;
  try {
    const value = jsonIn(line);
    id = idIn(value);
    const request = readRequest(value);
    // Each method takes its own requests; the compiler does not see that they belong together.
    const result = await methods[request.method](request as never, positions);
    return { id: request.id, ok: true, result };
  } catch (error) {
    return failureOf(id, error);
  }
}

function jsonIn(line: Line): unknown {
  if (!line)
    throw new EngineError(
      "line-too-long",
      `the line is too long, expected at most ${LONGEST_REQUEST} bytes`,
    );
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(line));
  } catch (error) {
    throw new EngineError("not-json", `the line is not JSON in UTF-8: ${(error as Error).message}`);
  }
}

/** The id of a request that may be wrong otherwise. */
function idIn(value: unknown): Failure["id"] {
  const id: unknown = isObject(value) && "id" in value ? value.id : undefined;
  const result = idSchema.safeParse(id);
  return result.success ? result.data : null;
}

function readRequest(value: unknown): Request {
  const plain = readPlain(value);
  const result = plain.ok
    ? read(requestSchema, plain.value)
    : { ok: false as const, problems: [plain.problem] };
  if (result.ok) return result.value;
  const [{ path, reason }] = result.problems as [(typeof result.problems)[0]];
  const where = path.length > 0 ? `at ${path.join(".")}: ` : "";
  throw new EngineError("not-a-request", `not a request: ${where}${reason}`, result.problems);
}
