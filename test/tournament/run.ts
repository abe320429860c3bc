// The script behind `npm run tournament`: arguments, processes, the table.
import { parseArgs } from "node:util";
import { botNamed, botNames } from "../../src/cli/bots.ts";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { doJobs, doOnAllCores } from "../runs/processes.ts";
import { progressOn } from "../runs/progress.ts";
import { noShare, numbersOf } from "../runs/share.ts";
import { fileOf, forget, keep, readRuns, type Subject } from "../runs/store.ts";
import { type Pairing, playMatch } from "./play-match.ts";
import { type MatchResult, rowsOf, tableOf } from "./result.ts";

const usage = `usage: npm run tournament -- [--game ${gameNames.join("|")}] [--players N] [--games N] [--bots NAME,NAME…]
         [--share 3/64] [--fresh] [--json]
       npm run tournament -- --merge FILE… [--json]
bots: ${botNames}
A tournament that was stopped goes on where it was; --fresh begins anew.`;

/** If the game is for so many. */
const USUAL_PLAYERS = 2;

const { values, positionals } = readArguments();
if (values.help) console.log(usage);
else if (values.merge) show(positionals);
else if (process.send) doJobs((number: number) => playMatch(pairingOf(), number));
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

/** The numbers of the matches of this share. */
function matchesOf(): number[] {
  const games = Number(values.games);
  if (!(Number.isSafeInteger(games) && games > 0))
    stop(`--games is "${values.games}", expected a whole number`);
  return numbersOf(values.share, games) ?? stop(noShare(values.share));
}

async function playTournament(): Promise<void> {
  const pairing = pairingOf();
  const numbers = new Set(matchesOf());
  const file = fileOf("tournaments", { ...pairing }, values.share);
  if (values.fresh) forget(file);
  const played = new Set(resultsIn([file]).results.map(({ number }) => number));
  const left = [...numbers].filter((number) => !played.has(number));
  const progress = progressOn(process.stderr, left.length, "matches");
  await doOnAllCores(left, (result: MatchResult) => {
    keep(file, { ...pairing }, result);
    progress.add(1, result.actions);
  });
  progress.end();
  show([file], ({ number }) => numbers.has(number));
  if (!values.json) console.log(`\nThe results are in ${file}`);
}

/** The results of one tournament. */
function resultsIn(files: readonly string[]) {
  const [run, ...others] = readRuns<Pairing & Subject, MatchResult>(files);
  if (others.length > 0) stop("these are results of several tournaments");
  return { pairing: run?.subject, results: run?.results ?? [] };
}

function show(files: readonly string[], isWanted: (result: MatchResult) => boolean = () => true) {
  const { pairing, results: all } = resultsIn(files);
  const results = all.filter(isWanted);
  if (!pairing || results.length === 0) stop("there are no results");
  const rows = rowsOf(pairing.bots, results);
  if (values.json) console.log(JSON.stringify({ ...pairing, matches: results.length, rows }));
  else {
    console.log(`${pairing.game}, ${pairing.players} players, ${results.length} matches\n`);
    console.log(tableOf(rows));
  }
}
