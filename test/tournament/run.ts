// The script behind `npm run tournament`: arguments, processes, the table.
import { parseArgs } from "node:util";
import { botNamed, botNames } from "../../src/cli/bots.ts";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { type Pairing, playMatch } from "./play-match.ts";
import { playOnAllCores } from "./processes.ts";
import { rowsOf, tableOf } from "./result.ts";
import { fileOf, forget, keep, readResults } from "./store.ts";

const usage = `usage: npm run tournament -- [--game ${gameNames.join("|")}] [--players N] [--games N] [--bots NAME,NAME…]
         [--share 3/64] [--fresh] [--json]
       npm run tournament -- --merge FILE… [--json]
bots: ${botNames}
A tournament that was stopped goes on where it was; --fresh begins anew.`;

/** If the game is for so many. */
const USUAL_PLAYERS = 2;

const { values, positionals } = readArguments();
if (values.help) console.log(usage);
else if (values.merge) show(readResults(positionals));
else if (process.send) process.on("message", answer);
else await playTournament();

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        game: { type: "string", default: gameNames[0]! },
        players: { type: "string" },
        games: { type: "string", default: "200" },
        bots: { type: "string", default: "search:200,greedy" },
        share: { type: "string", default: "0/1" },
        merge: { type: "boolean", default: false },
        fresh: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    return stop((error as Error).message);
  }
}

function stop(why: string): never {
  console.error(`${why}\n${usage}`);
  process.exit(2);
}

function pairingOf(): Pairing {
  const { game, players: said, bots: named } = values;
  const bots = named.split(",");
  let players = Number(said);
  const known = withGame(game, (entry) => {
    const { min, max } = entry.game.seats;
    if (said === undefined) players = Math.min(USUAL_PLAYERS, max);
    if (!(players >= min && players <= max && Number.isInteger(players)))
      stop(`${game} is for ${min} to ${max} players, not "${said}"`);
    for (const bot of bots) if (!botNamed(entry.game, bot)) stop(`there is no bot "${bot}"`);
    return true;
  });
  if (!known) stop(`there is no game "${game}"`);
  if (bots.length > players) stop(`${bots.length} bots for ${players} players`);
  return { game, players, bots };
}

/** The numbers of the matches of this share: "3/64" has 3, 67, 131, … */
function numbersOf(): number[] {
  const games = Number(values.games);
  const [, mine, of] = (/^(\d+)\/(\d+)$/.exec(values.share) ?? []).map(Number);
  if (mine === undefined || of === undefined || mine >= of)
    stop(`--share is "${values.share}", expected a part such as 3/64 (from 0/64 to 63/64)`);
  if (!(Number.isSafeInteger(games) && games > 0))
    stop(`--games is "${values.games}", expected a whole number`);
  const numbers: number[] = [];
  for (let number = mine; number < games; number += of) numbers.push(number);
  return numbers;
}

/** A child process plays the matches that its parent asks for. */
async function answer(number: number): Promise<void> {
  process.send?.(await playMatch(pairingOf(), number));
}

async function playTournament(): Promise<void> {
  const pairing = pairingOf();
  const numbers = numbersOf();
  const file = fileOf(pairing, values.share);
  if (values.fresh) forget(file);
  const played = new Set(readResults([file]).results.map(({ number }) => number));
  const left = numbers.filter((number) => !played.has(number));
  await playOnAllCores(left, (result) => keep(file, pairing, result));
  const { results } = readResults([file]);
  show({ pairing, results: results.filter(({ number }) => numbers.includes(number)) });
  if (!values.json) console.log(`\nThe results are in ${file}`);
}

function show({ pairing, results }: ReturnType<typeof readResults>): void {
  if (!pairing || results.length === 0) stop("there are no results");
  const rows = rowsOf(pairing.bots, results);
  if (values.json) console.log(JSON.stringify({ ...pairing, matches: results.length, rows }));
  else {
    console.log(`${pairing.game}, ${pairing.players} players, ${results.length} matches\n`);
    console.log(tableOf(rows));
  }
}
