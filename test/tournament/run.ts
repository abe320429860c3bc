// The script behind `npm run tournament`: arguments, and the table.
import { parseArgs } from "node:util";
import { botNamed, botNames } from "../../src/cli/bots.ts";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { doJobs } from "../runs/processes.ts";
import {
  processesOf,
  processesOption,
  runOptions,
  runScript,
  UsageError,
  wholeNumber,
} from "../runs/script.ts";
import { numbersOf } from "../runs/share.ts";
import { missingFrom, type Planned, secondsFor } from "./ladder-plan.ts";
import { type Pairing, playMatch } from "./play-match.ts";
import { record, recorded } from "./record.ts";
import { rowsOf, tableOf } from "./result.ts";
import { type Job, playTournament, type Results, resultsFile, resultsIn } from "./tournament.ts";

const usage = `usage: npm run tournament -- [--game ${gameNames.join("|")}] [--players N] [--games N] [--bots NAME,NAME…]
         [--share 3/64] [--processes N] [--fresh] [--json] [--record]
       npm run tournament -- --merge FILE… [--json] [--record]
       npm run tournament -- --ladder [--processes N] [--list]
bots: ${botNames}
An interrupted tournament continues where it stopped; --fresh starts again. With --record its result goes into the
ladder of docs/bots.md. --ladder plays and records every tournament that the ladder lacks; --list only lists them.
Results of other code are rejected, also by --merge.`;

/** Number of players by default, if the game allows it. */
const DEFAULT_PLAYERS = 2;

await runScript(usage, async () => {
  if (process.send) return doJobs(({ pairing, number }: Job) => playMatch(pairing, number));
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
      ladder: { type: "boolean", default: false },
      list: { type: "boolean", default: false },
    },
  });
  const { share, fresh } = values;
  if (values.help) return console.log(usage);
  if (values.merge) return show(resultsIn(positionals), values);
  const processes = processesOf(values.processes);
  if (values.ladder) return values.list ? listLadder() : playLadder(processes);
  const pairing = pairingOf(values.game, values.players, values.bots.split(","));
  const numbers = numbersOf(share, wholeNumber("games", values.games, 1));
  const earlier = fresh ? "forget" : "use";
  const results = await playTournament(pairing, { numbers, share, processes, earlier });
  show({ pairing, results }, values);
  if (!values.json) console.log(`\nThe results are in ${resultsFile(pairing, share)}`);
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

interface ShowOptions {
  readonly json: boolean;
  readonly record: boolean;
}

function show({ pairing, results }: Results, options: ShowOptions): void {
  if (!pairing || results.length === 0) throw new UsageError("no results");
  if (options.record) record(pairing, results);
  const rows = rowsOf(pairing.bots, results);
  if (options.json) console.log(JSON.stringify({ ...pairing, matches: results.length, rows }));
  else {
    console.log(`${pairing.game}, ${pairing.players} players, ${results.length} matches\n`);
    console.log(tableOf(rows));
  }
}

/** Lists the tournaments that the ladder lacks, with an estimate of the time. */
function listLadder(): void {
  const missing = missingFrom(recorded());
  const minutes = (plans: readonly Planned[]) =>
    (plans.reduce((sum, plan) => sum + secondsFor(plan), 0) / 60).toFixed(0);
  for (const plan of missing)
    console.log(
      `${minutes([plan])} min: ${plan.game}, ${plan.players} players, ${plan.bots.join(",")}, ${plan.matches} matches`,
    );
  console.log(`${minutes(missing)} minutes on one core`);
}

/** Plays the tournaments that the ladder lacks, one after the other, and records each. */
async function playLadder(processes: number | undefined): Promise<void> {
  for (const { matches, ...pairing } of missingFrom(recorded())) {
    const numbers = numbersOf("0/1", matches);
    const results = await playTournament(pairing, {
      numbers,
      share: "0/1",
      processes,
      earlier: "forget-other-code",
    });
    show({ pairing, results }, { json: false, record: true });
  }
}
