import type { Command } from "../command.ts";
import { gameNames } from "../games.ts";
import { check } from "./check.ts";
import { engine } from "./engine.ts";
import { legalActions } from "./legal-actions.ts";
import { play } from "./play.ts";
import { replay } from "./replay.ts";
import { schema } from "./schema.ts";
import { score } from "./score.ts";
import { setup } from "./setup.ts";
import { view } from "./view.ts";

/** All commands, by name. */
export const commands: ReadonlyMap<string, Command> = new Map(
  Object.entries({
    play,
    setup,
    view,
    "legal-actions": legalActions,
    check,
    score,
    replay,
    schema,
    engine,
  }),
);

const width = 2 + Math.max(...[...commands.keys()].map((name) => name.length));

/** The text of `abyss-rules --help`. */
export const help = `Usage: abyss-rules <command> …

${[...commands].map(([name, { summary }]) => `  ${name.padEnd(width)}${summary}`).join("\n")}

Games: ${gameNames.join(", ")}
See also: abyss-rules <command> --help, abyss-rules --version`;
