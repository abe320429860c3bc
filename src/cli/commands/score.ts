import { rank } from "../../kernel/score/score.ts";
import { forGame, readArguments } from "../arguments.ts";
import { type Command, commonHelp, type ExitCode } from "../command.ts";
import { sheetLines } from "../outcome.ts";
import { readJson } from "../terminal/files.ts";
import { penFor } from "../terminal/pen.ts";

const help = `Usage: abyss-rules score <game> <file>

Scores a JSON list of tableaux: what each player has at the end of a game, in
the order of the seats. For their format, see abyss-rules schema <game> tableau.
The file can be - for the standard input.

${commonHelp}`;

/** `abyss-rules score` */
export const score: Command = {
  summary: "score tableaux, with a sheet for each player",
  help,
  options: {},
  async run(args) {
    const { values, operands, cliLocale } = readArguments(args, {}, ["game", "file"]);
    return forGame(operands.game, async (entry): Promise<ExitCode> => {
      // `score` rejects anything but a list of tableaux.
      const tableaux = (await readJson(operands.file)) as never[];
      const sheets = entry.game.score(tableaux);
      const pen = penFor(process.stdout, process.env);
      console.log(
        values.json
          ? JSON.stringify({ sheets, standings: rank(sheets) })
          : sheetLines(entry, tableaux, sheets, cliLocale, pen).join("\n"),
      );
      return 0;
    });
  },
};
