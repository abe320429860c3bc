// npm run saves: writes saves of the current rules, one state for each question that occurs in random games,
// and a replay. Existing files are never overwritten: all later versions must read them.
import { existsSync, writeFileSync } from "node:fs";
import { gameNames, withGame } from "../../src/cli/games.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import { record } from "../../src/kernel/tools/replay.ts";
import { saveState } from "../../src/kernel/tools/serialisation.ts";
import { playRandomly } from "../../src/testing/index.ts";
import { replayFile, statesFile } from "./files.ts";

const GAMES = 40;

function write<T extends GameTypes>(
  game: Game<T>,
  optionsFor: (players: number) => Of<T, "options">,
) {
  const file = statesFile(game);
  if (existsSync(file)) return;
  const { min, max } = game.seats;
  const states = new Map<string, string>();
  for (let i = 0; i < GAMES; i++) {
    const options = optionsFor(min + (i % (max - min + 1)));
    const seed = `save ${i}`;
    const actions: Of<T, "action">[] = [];
    for (const { state, action } of playRandomly(game, options, seed)) {
      if (action) actions.push(action);
      const question = game.decision(state)?.ask ?? "over";
      if (!states.has(question)) states.set(question, JSON.stringify(saveState(game, state)));
    }
    if (i === 0)
      writeFileSync(
        replayFile(game),
        `${JSON.stringify(record(game, { options, seed, actions }))}\n`,
      );
  }
  writeFileSync(file, `${[...states.values()].join("\n")}\n`);
  console.log(`${game.id}, version ${game.version}: ${states.size} states`);
}

for (const name of gameNames) withGame(name, ({ game, options }) => write(game, options));
