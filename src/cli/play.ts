// npm run play -- --game conspiracy --players 4 --seed 7 --bots search,greedy --thoughts
import { parseArgs } from "node:util";
import { en } from "../kernel/english.ts";
import { botNamed, botNames } from "./bots.ts";
import { gameNames, withGame } from "./games.ts";
import { report } from "./report.ts";

/** If the game is for so many. */
const USUAL_PLAYERS = 3;

const usage = `usage: npm run play -- [--game ${gameNames.join("|")}] [--players N] [--seed TEXT]
       [--bots NAME,…] [--thoughts]
bots: ${botNames}; they sit down one after the other, again and again`;

/** "2 to 4 players" */
const playersOf = (min: number, max: number): string => {
  const counted = en.counted(max, { one: "player", other: "players" });
  return min < max ? `${min} to ${counted}` : counted;
};

function fail(reason: string): never {
  console.error(`${reason}\n${usage}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        game: { type: "string", default: gameNames[0]! },
        players: { type: "string" },
        seed: { type: "string", default: "1" },
        bots: { type: "string", default: "random" },
        thoughts: { type: "boolean", default: false },
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

const { game: name, players, seed, bots, thoughts } = readArguments();

const found = withGame(name, async (entry) => {
  const { min, max } = entry.game.seats;
  const count = Number(players ?? Math.min(USUAL_PLAYERS, max));
  if (!(Number.isInteger(count) && count >= min && count <= max))
    fail(`${entry.name} is for ${playersOf(min, max)}, not "${players}"`);
  const named = bots.split(",").map((one) => ({
    name: one,
    bot: botNamed(entry.game, one) ?? fail(`there is no bot "${one}"`),
  }));
  const seated = Array.from({ length: count }, (_, seat) => named[seat % named.length]!);
  for await (const line of report(entry, { bots: seated, seed, thoughts })) console.log(line);
});
if (!found) fail(`there is no game "${name}"`);
await found;
