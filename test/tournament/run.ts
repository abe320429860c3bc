// The script behind `npm run tournament`: arguments, processes, the table.
import { parseArgs } from "node:util";
import { botNamed, botNames } from "../../src/cli/bots.ts";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { digestOfCode } from "../runs/code.ts";
import { doJobs, doOnAllCores } from "../runs/processes.ts";
import { progressOn } from "../runs/progress.ts";
import { Misuse, runOptions, runScript, wholeNumber } from "../runs/script.ts";
import { numbersOf } from "../runs/share.ts";
import { fileOf, forget, keep, readRuns, type Subject, there } from "../runs/store.ts";
import { type Pairing, playMatch } from "./play-match.ts";
import { type MatchResult, rowsOf, tableOf } from "./result.ts";

const usage = `usage: npm run tournament -- [--game ${gameNames.join("|")}] [--players N] [--games N] [--bots NAME,NAME…]
         [--share 3/64] [--fresh] [--json]
       npm run tournament -- --merge FILE… [--json]
bots: ${botNames}
A tournament that was stopped goes on where it was; --fresh begins anew.
Results of other code are refused, also by --merge.`;

/** If the game is for so many. */
const USUAL_PLAYERS = 2;

await runScript(usage, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...runOptions,
      game: { type: "string", default: gameNames[0]! },
      players: { type: "string" },
      games: { type: "string", default: "200" },
      bots: { type: "string", default: "search:200,greedy" },
      json: { type: "boolean", default: false },
    },
  });
  const { share, fresh, json } = values;
  if (values.help) return console.log(usage);
  if (values.merge) return show(resultsIn(positionals), json);
  const pairing = pairingOf(values.game, values.players, values.bots.split(","));
  if (process.send) return doJobs((number: number) => playMatch(pairing, number));
  const numbers = numbersOf(share, wholeNumber("games", values.games, 1));
  return playTournament(pairing, new Set(numbers), { share, fresh, json });
});

function pairingOf(game: string, said: string | undefined, bots: readonly string[]): Pairing {
  let players = Number(said);
  const known = withGame(game, (entry) => {
    const { min, max } = entry.game.seats;
    if (said === undefined) players = Math.min(USUAL_PLAYERS, max);
    if (!(players >= min && players <= max && Number.isInteger(players)))
      throw new Misuse(`${game} is for ${min} to ${max} players, not "${said}"`);
    for (const bot of bots)
      if (!botNamed(entry.game, bot)) throw new Misuse(`there is no bot "${bot}"`);
    return true;
  });
  if (!known) throw new Misuse(`there is no game "${game}"`);
  if (bots.length > players) throw new Misuse(`${bots.length} bots for ${players} players`);
  return { game, players, bots };
}

interface Manner {
  readonly share: string;
  readonly fresh: boolean;
  readonly json: boolean;
}

async function playTournament(
  pairing: Pairing,
  numbers: ReadonlySet<number>,
  { share, fresh, json }: Manner,
): Promise<void> {
  const code = digestOfCode();
  const file = fileOf("tournaments", { ...pairing }, share);
  if (fresh) forget(file);
  const played = new Set(resultsIn(there([file])).results.map(({ number }) => number));
  const left = [...numbers].filter((number) => !played.has(number));
  const progress = progressOn(process.stderr, left.length, "matches");
  await doOnAllCores(left, (result: MatchResult) => {
    keep(file, code, { ...pairing }, result);
    progress.add(1, result.actions);
  });
  progress.end();
  const { results } = resultsIn(there([file]));
  show({ pairing, results: results.filter(({ number }) => numbers.has(number)) }, json);
  if (!json) console.log(`\nThe results are in ${file}`);
}

interface Results {
  readonly pairing: Pairing | undefined;
  readonly results: readonly MatchResult[];
}

/** The results of one tournament. */
function resultsIn(files: readonly string[]): Results {
  const [run, ...others] = readRuns<Pairing & Subject, MatchResult>(files, digestOfCode());
  if (others.length > 0) throw new Misuse("these are results of several tournaments");
  return { pairing: run?.subject, results: run?.results ?? [] };
}

function show({ pairing, results }: Results, json: boolean): void {
  if (!pairing || results.length === 0) throw new Misuse("there are no results");
  const rows = rowsOf(pairing.bots, results);
  if (json) console.log(JSON.stringify({ ...pairing, matches: results.length, rows }));
  else {
    console.log(`${pairing.game}, ${pairing.players} players, ${results.length} matches\n`);
    console.log(tableOf(rows));
  }
}
