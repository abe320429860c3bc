// npm run play -- --game conspiracy --players 4 --seed 7
import { parseArgs } from "node:util";
import { gameNames, withGame } from "./games.ts";
import { report } from "./report.ts";

const usage = `usage: npm run play -- [--game ${gameNames.join("|")}] [--players N] [--seed TEXT]`;

function fail(reason: string): never {
  console.error(`${reason}\n${usage}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        game: { type: "string", default: gameNames[0]! },
        players: { type: "string", default: "3" },
        seed: { type: "string", default: "1" },
      },
    }).values;
  } catch (error) {
    return fail((error as Error).message);
  }
}

// Whoever reads the report may stop early, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

const { game: name, players, seed } = readArguments();

const found = withGame(name, (entry) => {
  const { min, max } = entry.game.seats;
  const count = Number(players);
  if (!(Number.isInteger(count) && count >= min && count <= max))
    fail(`${entry.name} is for ${min} to ${max} players, not "${players}"`);
  for (const line of report(entry, count, seed)) console.log(line);
  return true;
});
if (!found) fail(`there is no game "${name}"`);
