import { readState } from "../../kernel/tools/read.ts";
import { forGame, readArguments } from "../arguments.ts";
import { type Command, commonOptions } from "../command.ts";
import { eventLines } from "../report.ts";
import { readJson, STANDARD_INPUT } from "../terminal/files.ts";
import { penFor } from "../terminal/pen.ts";
import { UsageError } from "../usage-error.ts";

const help = `Usage: abyss-rules check <game> <state> <action>

Tells whether an action is legal in a state, and what comes of it; or why it is
refused, with the number of the rule. Both are files with JSON; one of them can
be - for the standard input. With --json, the next state is printed too.

Exit code: 0 legal, 1 refused, 2 wrong arguments or files.

${commonOptions}`;

/** `abyss-rules check` */
export const check: Command = {
  summary: "whether an action is legal, or why not",
  help,
  async run(args) {
    const { values, things, tongue } = readArguments(args, {}, ["game", "state", "action"]);
    if (things.state === STANDARD_INPUT && things.action === STANDARD_INPUT)
      throw new UsageError("<state> and <action> are both -, expected - for one of them");
    return forGame(things.game, async ({ game, words: wordsIn }) => {
      const state = readState(game, await readJson(things.state));
      const result = game.reduce(state, await readJson(things.action));
      const words = wordsIn(tongue.locale);
      const text = result.ok ? undefined : words.said(result.refusal, state);
      if (values.json) {
        const { ok: legal, ...rest } = result.ok
          ? result
          : { ok: result.ok, refusal: result.refusal, text };
        console.log(JSON.stringify({ legal, ...rest }));
      } else if (result.ok) {
        const pen = penFor(process.stdout, process.env);
        console.log(`${pen.in("green", tongue.labels.legal)}.`);
        for (const line of eventLines(words, result.events, state, pen)) console.log(line);
      } else {
        const pen = penFor(process.stdout, process.env);
        console.log(`${pen.in("red", tongue.labels.refused)}: ${text}`);
      }
      return result.ok ? 0 : 1;
    });
  },
};
