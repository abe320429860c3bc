import { readState } from "../../kernel/tools/serialisation.ts";
import { forGame, readArguments } from "../arguments.ts";
import { type Command, commonHelp, type ExitCode, type Options } from "../command.ts";
import { seatOf } from "../read-position.ts";
import { positionLines } from "../report.ts";
import { readJson } from "../terminal/files.ts";
import { penFor } from "../terminal/pen.ts";

const help = `Usage: abyss-rules view <game> <state> [--player N]

Prints what a player sees of a state, and the open decision. The file can be -
for the standard input. With --json, the view.

  --player N     player 1, 2, …; a spectator by default
${commonHelp}`;

const options = { player: { type: "string" } } as const satisfies Options;

/** `abyss-rules view` */
export const view: Command = {
  summary: "show what a player sees of a state",
  help,
  options,
  async run(args) {
    const { values, operands, cliLocale } = readArguments(args, options, ["game", "state"]);
    return forGame(operands.game, async (entry): Promise<ExitCode> => {
      const { game } = entry;
      const state = readState(game, await readJson(operands.state));
      const viewer = values.player === undefined ? "spectator" : seatOf(game, state, values.player);
      const seen = game.view(state, viewer);
      const pen = penFor(process.stdout, process.env);
      console.log(
        values.json
          ? JSON.stringify(seen)
          : positionLines(entry, seen, viewer, { cliLocale, pen }).join("\n"),
      );
      return 0;
    });
  },
};
