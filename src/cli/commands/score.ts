import { rank } from "../../kernel/score/score.ts";
import { forGame, readArguments } from "../arguments.ts";
import { type Command, commonOptions, type ExitCode } from "../command.ts";
import { sheetLines } from "../outcome.ts";
import { readJson } from "../terminal/files.ts";
import { penFor } from "../terminal/pen.ts";

const help = `Usage: abyss-rules score <game> <file>

Scores tableaux: a JSON list with what each player has in the end, one after the
other (abyss-rules schema <game> tableau tells what is in them). The file can be
- for the standard input.

${commonOptions}`;

/** `abyss-rules score` */
export const score: Command = {
  summary: "score sheets of tableaux",
  help,
  async run(args) {
    const { values, things, tongue } = readArguments(args, {}, ["game", "file"]);
    return forGame(things.game, async (entry): Promise<ExitCode> => {
      // Whatever it is: what is no list of tableaux is refused.
      const tableaux = (await readJson(things.file)) as never[];
      const sheets = entry.game.score(tableaux);
      const pen = penFor(process.stdout, process.env);
      console.log(
        values.json
          ? JSON.stringify({ sheets, standings: rank(sheets) })
          : sheetLines(entry, tableaux, sheets, tongue, pen).join("\n"),
      );
      return 0;
    });
  },
};
