import { readState } from "../../kernel/tools/serialisation.ts";
import { forGame, readArguments } from "../arguments.ts";
import { type Command, commonHelp } from "../command.ts";
import { eventLines } from "../report.ts";
import { readJson, STANDARD_INPUT } from "../terminal/files.ts";
import { penFor } from "../terminal/pen.ts";
import { UsageError } from "../usage-error.ts";

const help = `Usage: abyss-rules check <game> <state> <action>

Says whether an action is legal in a state and what it leads to, or why it is
refused, with the number of the rule. Both are JSON files; one of them can be
- for the standard input. With --json, the next state is printed too.

Exit code: 0 legal, 1 refused, 2 wrong arguments or files.

${commonHelp}`;

/** `abyss-rules check` */
export const check: Command = {
  summary: "check whether an action is legal, and why not",
  help,
  options: {},
  async run(args) {
    const { values, operands, cliLocale } = readArguments(args, {}, ["game", "state", "action"]);
    if (operands.state === STANDARD_INPUT && operands.action === STANDARD_INPUT)
      throw new UsageError("<state> and <action> are both -, expected - for at most one of them");
    return forGame(operands.game, async ({ game, words: wordsIn }) => {
      const state = readState(game, await readJson(operands.state));
      const result = game.reduce(state, await readJson(operands.action));
      const words = wordsIn(cliLocale.locale);
      const text = result.ok ? undefined : words.sentence(result.refusal, state);
      if (values.json) {
        const { ok: legal, ...rest } = result.ok
          ? result
          : { ok: result.ok, refusal: result.refusal, text };
        console.log(JSON.stringify({ legal, ...rest }));
      } else if (result.ok) {
        const pen = penFor(process.stdout, process.env);
        console.log(`${pen.in("green", cliLocale.labels.legal)}.`);
        for (const line of eventLines(words, result.events, state, pen)) console.log(line);
      } else {
        const pen = penFor(process.stdout, process.env);
        console.log(`${pen.in("red", cliLocale.labels.refused)}: ${text}`);
      }
      return result.ok ? 0 : 1;
    });
  },
};
