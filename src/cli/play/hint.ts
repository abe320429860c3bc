// What a bot would do in a person's place, and why.
import { botOfLevel } from "../../bots/index.ts";
import type { GameTypes } from "../../kernel/contract/game.ts";
import type { GameEntry } from "../games.ts";
import type { Pen } from "../terminal/pen.ts";
import { whyText } from "../why.ts";
import type { CliLocale } from "../words/cli-locales.ts";
import type { SeatView } from "./menu.ts";

/** "Hint: Explore the depths (wins 57 %). Why: more pearls (4)" */
export async function hintText<T extends GameTypes>(
  entry: GameEntry<T>,
  { game, view, seat, words }: SeatView<T>,
  cliLocale: CliLocale,
  pen: Pen,
): Promise<string> {
  const { labels } = cliLocale;
  const bot = botOfLevel(game, "hard", entry.evaluation);
  let text = "";
  for await (const thoughts of bot.think(view, seat, { seed: "hint" })) {
    const { action, considered } = thoughts;
    const best = considered.find((one) => one.action === action);
    const share = Math.round(100 * (best?.expected[seat] ?? 0));
    const worth = best ? pen.in("dim", ` (${labels.winsShare(share)})`) : "";
    const why = whyText(entry, thoughts, view, cliLocale);
    text = `${labels.dialogue.hint(words.action(action, view))}${worth}${why ? `\n${why}` : ""}`;
  }
  return text;
}
