import type { GameEntry } from "../../src/cli/games.ts";
import { scoreTable } from "../../src/cli/score-table.ts";
import type { GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { digest } from "../../src/kernel/data/digest.ts";
import type { Seat } from "../../src/kernel/data/types.ts";
import { en } from "../../src/kernel/words/english.ts";
import { playRandomly, someLegalActions } from "../../src/testing/random.ts";

/** A game and how its events are described. */
export interface DescribedGame<T extends GameTypes> extends Pick<GameEntry<T>, "game" | "options"> {
  describe(event: Of<T, "event">): string;
  /** The name of a side. */
  nameOf(seat: Seat): string;
}

/**
 * Writes a whole random game as text: each question, the number of legal actions, the chosen action, the
 * events and a digest of the state. Any change of behaviour shows as a difference.
 */
export function playthrough<T extends GameTypes>(
  { game, describe, options, nameOf }: DescribedGame<T>,
  players: number,
  seed: string,
): string {
  const title = `${game.id}, version ${game.version}, ${en.counted(players, { one: "player", other: "players" })}`;
  const lines = [`${title}, seed "${seed}"`, ""];
  let previous = game.setup(options(players), seed).state;
  for (const { state, events, revealedTo, action } of playRandomly(game, options(players), seed)) {
    if (action) {
      const { actions, complete } = someLegalActions(game, previous, action.seat);
      const { ask, seats } = game.decision(previous)!;
      lines.push("", `${ask}? seats ${seats}, ${complete ? "" : "over "}${actions.length} legal`);
      lines.push(`> ${JSON.stringify(action)}`);
    }
    lines.push(...events.map((event) => `  ${describe(event)}`));
    if (revealedTo.length > 0) lines.push(`  revealed to: ${revealedTo}`);
    lines.push(`  = ${digest(state).slice(0, 8)}`);
    previous = state;
  }
  const sheets = game.score(game.totals(previous).map((_, seat) => game.tableau(previous, seat)));
  // Ids instead of names, so that a change of names does not show here.
  const names = { category: (id: string) => id, line: ({ source }: { source: string }) => source };
  const table = scoreTable(sheets, { ...names, side: nameOf, total: "total", rank: "rank" });
  lines.push("", table, "");
  return lines.join("\n");
}
