import type { Problem } from "../kernel/errors.ts";
import type { State } from "./parts.ts";
export function* problems(_state: State): Generator<Problem> {}
