// The engine under hostile input: whatever a line contains, it gets one answer, and the session goes on.
import { LONGEST_REQUEST } from "../../src/cli/engine/limits.ts";
import { Positions } from "../../src/cli/engine/positions.ts";
import { type Answer, answerTo } from "../../src/cli/engine/run-engine.ts";
import { describable } from "../../src/cli/engine/schema.ts";
import { type GameModule, games, isGameId } from "../../src/games/index.ts";
import type { GameTypes } from "../../src/kernel/contract/game.ts";
import { digestLimits } from "../../src/kernel/data/limits.ts";
import { readPlain } from "../../src/kernel/data/plain-data.ts";
import type { Position } from "../bad-input/entry-points.ts";
import { stateOf } from "../lazy-scenes.ts";

/** Sends a line with a text of JSON in one place; returns the answer. */
export type EngineCall = (json: string) => Promise<Answer>;

/** The fields of requests that take data from outside, by name. All other fields of the requests are valid. */
export async function engineCallsOf<T extends GameTypes>({
  game,
  state,
  options,
  seat,
}: Position<T>): Promise<Record<string, EngineCall>> {
  const id: string = game.id;
  if (!isGameId(id)) throw new Error(`${id} is not in the registry`);
  const module: GameModule = await games[id]();
  const positions = new Positions();
  const full = stateOf(state);
  const [at, view] = [
    positions.add({ module, kind: "state", at: full, events: [] }).position,
    positions.add({ module, kind: "view", at: game.view(full, seat), events: [] }).position,
  ];
  const send = async (text: string): Promise<Answer> => {
    // What is too long for a line is not read (src/cli/engine/lines.ts).
    const line = text.length > LONGEST_REQUEST ? undefined : Buffer.from(text);
    const answer = await answerTo(line, positions);
    if (answer.ok && "position" in answer.result) positions.release([answer.result.position]);
    return answer;
  };
  const replacing =
    (field: string, request: object): EngineCall =>
    (json) => {
      const rest = Object.entries({ id: 1, ...request }).filter(([name]) => name !== field);
      return send(`${JSON.stringify(Object.fromEntries(rest)).slice(0, -1)},"${field}":${json}}`);
    };
  return {
    "engine, a line": send,
    "engine, id": replacing("id", { method: "standings", position: at }),
    "engine, method": replacing("method", { position: at }),
    "engine, position": replacing("position", { method: "score" }),
    "engine setup, game": replacing("game", { method: "setup", options, seed: "" }),
    "engine setup, options": replacing("options", { method: "setup", game: game.id, seed: "" }),
    "engine setup, seed": replacing("seed", { method: "setup", game: game.id, options }),
    "engine view, viewer": replacing("viewer", { method: "view", position: at }),
    "engine legalActions, seat": replacing("seat", {
      method: "legalActions",
      position: view,
      limit: 3,
    }),
    "engine legalActions, matching": replacing("matching", {
      method: "legalActions",
      position: view,
      seat,
      limit: 3,
    }),
    "engine choices, partial": replacing("partial", { method: "choices", position: view, seat }),
    "engine refusal, action": replacing("action", { method: "refusal", position: view }),
    "engine reduce, action": replacing("action", { method: "reduce", position: at }),
    ...Object.fromEntries(
      describable.map((what) => [
        `engine describe, ${what}`,
        replacing("value", { method: "describe", position: at, what, field: "lord" }),
      ]),
    ),
    "engine describe, names": replacing("names", {
      method: "describe",
      position: at,
      what: "decision",
    }),
    "engine sampleState, seed": replacing("seed", { method: "sampleState", position: view }),
    "engine bot, seed": replacing("seed", {
      method: "bot",
      position: view,
      seat,
      strategy: "random",
    }),
    "engine load, state": replacing("state", { method: "load", game: game.id }),
    "engine load, view": replacing("view", { method: "load", game: game.id }),
    "engine release, positions": replacing("positions", { method: "release" }),
  };
}

/** Values that expand to more make a line that is too long in any case. */
const writable = { ...digestLimits, values: LONGEST_REQUEST };

/** A value as JSON; a text that is too long, or is not JSON, if it cannot be written. */
export function jsonOf(value: unknown): string {
  try {
    const plain = readPlain(value, writable);
    if (!plain.ok) return JSON.stringify("x".repeat(LONGEST_REQUEST));
    return JSON.stringify(plain.value) ?? "nothing";
  } catch {
    return "not JSON";
  }
}

/** The outcome of a request. */
export function outcomeOf(answer: Answer): "refused" | "error" | "answer" {
  if (!answer.ok) return "error";
  return JSON.stringify(answer.result).includes('"refusal":{') ? "refused" : "answer";
}
