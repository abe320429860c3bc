// The script behind `npm run tournament`: arguments, processes, the table.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { botNamed, botNames } from "../../src/cli/bots.ts";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { digestOfCode } from "../runs/code.ts";
import { doJobs, doOnAllCores } from "../runs/processes.ts";
import { progressOn } from "../runs/progress.ts";
import {
  processesOf,
  processesOption,
  runOptions,
  runScript,
  UsageError,
  wholeNumber,
} from "../runs/script.ts";
import { numbersOf } from "../runs/share.ts";
import {
  appendResult,
  existing,
  fileOf,
  readRuns,
  removeFile,
  type Subject,
} from "../runs/store.ts";
import { ladderChart, ladderTable, type Recorded, withLadder, withResult } from "./ladder.ts";
import { type Pairing, playMatch } from "./play-match.ts";
import { type MatchResult, type Row, rowsOf, tableOf } from "./result.ts";

const usage = `usage: npm run tournament -- [--game ${gameNames.join("|")}] [--players N] [--games N] [--bots NAME,NAME…]
         [--share 3/64] [--processes N] [--fresh] [--json] [--record]
       npm run tournament -- --merge FILE… [--json] [--record]
bots: ${botNames}
An interrupted tournament continues where it stopped; --fresh starts again. With --record its result goes into the
ladder of docs/bots.md.
Results of other code are rejected, also by --merge.`;

/** Number of players by default, if the game allows it. */
const DEFAULT_PLAYERS = 2;

await runScript(usage, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...runOptions,
      ...processesOption,
      game: { type: "string", default: gameNames[0]! },
      players: { type: "string" },
      games: { type: "string", default: "200" },
      bots: { type: "string", default: "search:200,greedy" },
      json: { type: "boolean", default: false },
      record: { type: "boolean", default: false },
    },
  });
  const { share, fresh, json, record } = values;
  if (values.help) return console.log(usage);
  if (values.merge) return show(resultsIn(positionals), { json, record });
  const pairing = pairingOf(values.game, values.players, values.bots.split(","));
  if (process.send) return doJobs((number: number) => playMatch(pairing, number));
  const numbers = numbersOf(share, wholeNumber("games", values.games, 1));
  const processes = processesOf(values.processes);
  return playTournament(pairing, new Set(numbers), { share, processes, fresh, json, record });
});

function pairingOf(game: string, given: string | undefined, bots: readonly string[]): Pairing {
  let players = Number(given);
  const known = withGame(game, (entry) => {
    const { min, max } = entry.game.seats;
    if (given === undefined) players = Math.min(DEFAULT_PLAYERS, max);
    if (!(players >= min && players <= max && Number.isInteger(players)))
      throw new UsageError(`${game} is for ${min} to ${max} players, not "${given}"`);
    for (const bot of bots) if (!botNamed(entry, bot)) throw new UsageError(`unknown bot "${bot}"`);
    return true;
  });
  if (!known) throw new UsageError(`unknown game "${game}"`);
  if (bots.length > players) throw new UsageError(`${bots.length} bots for ${players} players`);
  return { game, players, bots };
}

interface RunOptions {
  readonly share: string;
  readonly processes: number | undefined;
  readonly fresh: boolean;
  readonly json: boolean;
  readonly record: boolean;
}

async function playTournament(
  pairing: Pairing,
  numbers: ReadonlySet<number>,
  { share, processes, fresh, json, record }: RunOptions,
): Promise<void> {
  const code = digestOfCode();
  const file = fileOf("tournaments", { ...pairing }, share);
  if (fresh) removeFile(file);
  const played = new Set(resultsIn(existing([file])).results.map(({ number }) => number));
  const left = [...numbers].filter((number) => !played.has(number));
  const progress = progressOn(process.stderr, left.length, "matches");
  await doOnAllCores(
    left,
    (result: MatchResult) => {
      appendResult(file, code, { ...pairing }, result);
      progress.add(1, result.actions);
    },
    processes,
  );
  progress.end();
  const { results } = resultsIn(existing([file]));
  show(
    { pairing, results: results.filter(({ number }) => numbers.has(number)) },
    {
      json,
      record,
    },
  );
  if (!json) console.log(`\nThe results are in ${file}`);
}

interface Results {
  readonly pairing: Pairing | undefined;
  readonly results: readonly MatchResult[];
}

/** The results of one tournament. */
function resultsIn(files: readonly string[]): Results {
  const [run, ...others] = readRuns<Pairing & Subject, MatchResult>(files, digestOfCode());
  if (others.length > 0) throw new UsageError("expected results of one tournament, found several");
  return { pairing: run?.subject, results: run?.results ?? [] };
}

function show(
  { pairing, results }: Results,
  { json, record }: Pick<RunOptions, "json" | "record">,
): void {
  if (!pairing || results.length === 0) throw new UsageError("no results");
  const rows = rowsOf(pairing.bots, results);
  if (record) writeLadder({ ...pairing, ...firstOf(rows, results.length) });
  if (json) console.log(JSON.stringify({ ...pairing, matches: results.length, rows }));
  else {
    console.log(`${pairing.game}, ${pairing.players} players, ${results.length} matches\n`);
    console.log(tableOf(rows));
  }
}

function firstOf([row]: readonly Row[], matches: number): Omit<Recorded, keyof Pairing> {
  return {
    matches,
    share: row!.share,
    seconds: Math.round(100 * row!.secondsPerMatch) / 100,
  };
}

/** Adds a result to the ladder, and writes its table and its chart. */
function writeLadder(result: Recorded): void {
  const [file, page] = ["test/tournament/ladder.json", "docs/bots.md"];
  const before = JSON.parse(readFileSync(file, "utf8")) as readonly Recorded[];
  const results = withResult(before, result, gameNames);
  writeFileSync(file, `[\n${results.map((one) => `  ${JSON.stringify(one)}`).join(",\n")}\n]\n`);
  writeFileSync(page, withLadder(readFileSync(page, "utf8"), ladderTable(results)));
  writeFileSync("docs/performance/bots.svg", ladderChart(results));
}
