// Where the saves of each version of the rules are.
import { fileURLToPath } from "node:url";

interface Versioned {
  readonly id: string;
  readonly version: string;
}

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** States, one in a line. */
export const statesFile = ({ id, version }: Versioned): string =>
  pathOf(`${id}-${version}.states.jsonl`);

/** A whole game. */
export const replayFile = ({ id, version }: Versioned): string =>
  pathOf(`${id}-${version}.replay.json`);
