// The paths of the saves of each version of the rules.
import { fileURLToPath } from "node:url";

interface Versioned {
  readonly id: string;
  readonly version: string;
}

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The file of states, one per line. */
export const statesFile = ({ id, version }: Versioned): string =>
  pathOf(`${id}-${version}.states.jsonl`);

/** The file of a whole game. */
export const replayFile = ({ id, version }: Versioned): string =>
  pathOf(`${id}-${version}.replay.json`);
