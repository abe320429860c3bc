// A client of the engine in this process: requests go through streams, as they do from another program.
import { PassThrough } from "node:stream";
import { runEngine } from "../../../src/cli/engine/run-engine.ts";
import type { Failure, Method, ResultOf } from "../../../src/cli/engine/schema.ts";

/** A session with an engine. */
export interface Client {
  /** Asks for a result; throws if the request fails. */
  ask<M extends Method>(method: M, fields: object): Promise<ResultOf<M>>;
  /** Sends a request that fails; returns what is wrong. */
  fail(method: string, fields: object): Promise<Failure["error"]>;
  /** Sends a line as it is; returns the next answer. */
  send(line: string | Uint8Array): Promise<unknown>;
  /** All requests and their answers so far. */
  readonly log: readonly { readonly request: unknown; readonly answer: unknown }[];
  /** Ends the input, and waits for the end of the session. */
  end(): Promise<void>;
}

/** Starts a session. */
export function newClient(): Client {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: "utf8" })];
  const ended = runEngine(input, output);
  const log: { request: unknown; answer: unknown }[] = [];
  const waiting: ((answer: unknown) => void)[] = [];
  let rest = "";
  output.on("data", (text: string) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop()!;
    for (const line of lines) waiting.shift()!(JSON.parse(line));
  });
  const send = (line: string | Uint8Array) =>
    new Promise<unknown>((resolve) => {
      waiting.push(resolve);
      input.write(line);
      input.write("\n");
    });
  async function answerTo(method: string, fields: object): Promise<Answered> {
    const request = { id: log.length, method, ...fields };
    const answer = (await send(JSON.stringify(request))) as Answered;
    if (answer.id !== request.id) throw new Error(`answer ${answer.id} to request ${request.id}`);
    log.push({ request, answer });
    return answer;
  }
  return {
    log,
    send,
    async ask<M extends Method>(method: M, fields: object) {
      const answer = await answerTo(method, fields);
      if (!answer.ok) throw new Error(`${method}: ${answer.error.message}`);
      return answer.result as ResultOf<M>;
    },
    async fail(method, fields) {
      const answer = await answerTo(method, fields);
      if (answer.ok) throw new Error(`${method} does not fail`);
      return answer.error;
    },
    async end() {
      input.end();
      await ended;
    },
  };
}

type Answered = Failure | { readonly id: unknown; readonly ok: true; readonly result: unknown };
