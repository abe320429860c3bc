import { forGame, readArguments } from "../arguments.ts";
import { type Command, commonHelp, type ExitCode, type Options } from "../command.ts";
import { readPosition, seatOf } from "../read-position.ts";
import { readJson } from "../terminal/files.ts";

const help = `Usage: abyss-rules legal-actions <game> <position> [--player N]

Lists the legal actions in a position, one per line: a state, or a player's
view. The file can be - for the standard input. With --json, each line is an
action. There may be millions; to see the first ones, pipe to head.

  --player N     player 1, 2, …; those who have to decide by default
${commonHelp}`;

const options = { player: { type: "string" } } as const satisfies Options;

/** `abyss-rules legal-actions` */
export const legalActions: Command = {
  summary: "list the legal actions in a position",
  help,
  options,
  async run(args) {
    const { values, operands, cliLocale } = readArguments(args, options, ["game", "position"]);
    return forGame(operands.game, async ({ game, words: wordsIn }): Promise<ExitCode> => {
      const at = readPosition(game, await readJson(operands.position));
      const words = wordsIn(cliLocale.locale);
      const seats =
        values.player === undefined ? game.deciders(at) : [seatOf(game, at, values.player)];
      for (const seat of seats)
        for (const action of game.legalActions(at, seat))
          console.log(values.json ? JSON.stringify(action) : words.action(action, at));
      return 0;
    });
  },
};
