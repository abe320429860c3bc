import type { Entry } from "../../src/cli/games.ts";
import { scoreTable } from "../../src/cli/score-table.ts";
import { digest } from "../../src/kernel/digest.ts";
import { en } from "../../src/kernel/english.ts";
import type { GameTypes } from "../../src/kernel/game.ts";
import { legalActions, playRandomly } from "../../src/testing/random.ts";

/**
 * A whole random game as text: each question, the number of legal actions, the action chosen, what
 * happened and a digest of the state. Any change of behaviour shows as a difference.
 */
export function playthrough<T extends GameTypes>(
  { game, describe, options, nameOf }: Entry<T>,
  players: number,
  seed: string,
): string {
  const title = `${game.id}, version ${game.version}, ${en.counted(players, { one: "player", other: "players" })}`;
  const lines = [`${title}, seed "${seed}"`, ""];
  let previous = game.setup(options(players), seed).state;
  for (const { state, events, informed, action } of playRandomly(game, options(players), seed)) {
    if (action) {
      const { actions, complete } = legalActions(game, previous, action.seat);
      const { ask, seats } = game.decision(previous)!;
      lines.push("", `${ask}? seats ${seats}, ${complete ? "" : "over "}${actions.length} legal`);
      lines.push(`> ${JSON.stringify(action)}`);
    }
    lines.push(...events.map((event) => `  ${describe(event)}`));
    if (informed.length > 0) lines.push(`  informed: ${informed}`);
    lines.push(`  = ${digest(state).slice(0, 8)}`);
    previous = state;
  }
  lines.push("", scoreTable(game, previous, nameOf), "");
  return lines.join("\n");
}
