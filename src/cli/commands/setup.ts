import { newSeed } from "../../kernel/components/seed.ts";
import { isObject } from "../../kernel/validation/guards.ts";
import { forGame, readArguments } from "../arguments.ts";
import { type Command, commonHelp, type Options } from "../command.ts";
import { playersOf } from "../play/seating.ts";
import { positionLines } from "../report.ts";
import { penFor } from "../terminal/pen.ts";
import { oneLine, UsageError } from "../usage-error.ts";

const help = `Usage: abyss-rules setup <game> [--players N] [--options JSON] [--seed TEXT]

Deals a new game and prints its table with all cards face up. With --json, the
state, for abyss-rules view, legal-actions and check.

  --players N      number of players, 3 by default
  --options JSON   options of the game, such as '{"firstPlayer":0}'; for their
                   format, see abyss-rules schema <game> options
  --seed TEXT      seed of the game: the same seed gives the same game; random
                   by default
${commonHelp}`;

const options = {
  players: { type: "string" },
  options: { type: "string", default: "{}" },
  seed: { type: "string" },
} as const satisfies Options;

/** `abyss-rules setup` */
export const setup: Command = {
  summary: "deal a new game",
  help,
  options,
  async run(args) {
    const { values, operands, cliLocale } = readArguments(args, options, ["game"]);
    return forGame(operands.game, (entry) => {
      const chosen = {
        ...entry.options(playersOf(entry, values.players)),
        ...jsonObject(values.options),
      };
      const { state } = entry.game.setup(chosen, values.seed ?? newSeed());
      const pen = penFor(process.stdout, process.env);
      console.log(
        values.json
          ? JSON.stringify(state)
          : positionLines(entry, state, "spectator", { cliLocale, pen }).join("\n"),
      );
      return 0;
    });
  },
};

function jsonObject(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`--options is not JSON: ${oneLine((error as Error).message)}`);
  }
  if (!isObject(value) || Array.isArray(value))
    throw new UsageError(`--options is ${oneLine(text)}, expected an object`);
  return value;
}
