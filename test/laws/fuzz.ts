// Long runs of random games: npm run fuzz -- --game conspiracy --games 20000 [--from 0] [--every 50]
import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { trials } from "./subjects.ts";

const { values } = parseArgs({
  options: {
    game: { type: "string", default: "conspiracy" },
    games: { type: "string", default: "1000" },
    from: { type: "string", default: "0" },
    /** Laws are tested at one step in so many, and in the end of one game in so many. */
    every: { type: "string", default: "50" },
    /** Which share of the numbers is this process's, as "0/2"; set by the parent only. */
    share: { type: "string" },
  },
});

const trial = trials[values.game];
if (!trial) {
  console.error(`no game "${values.game}"; there are: ${Object.keys(trials).join(", ")}`);
  process.exit(2);
}
const [from, games, every] = [values.from, values.games, values.every].map(Number) as [
  number,
  number,
  number,
];

if (values.share) runShare(values.share);
else await runAll();

/** Plays every n-th game of the range and tells the parent about each. */
function runShare(share: string): void {
  const [mine, of] = share.split("/").map(Number) as [number, number];
  for (let number = from + mine; number < from + games; number += of) {
    try {
      process.send?.({ actions: trial!(number, { every }) });
    } catch (error) {
      process.send?.({ failure: { number, text: String(error) } });
      process.exitCode = 1;
      return;
    }
  }
}

/** One process per core; stops at the first violation. */
async function runAll(): Promise<void> {
  const processes = Math.min(availableParallelism(), games);
  const start = Date.now();
  let [played, actions] = [0, 0];
  let shown = start;
  const progress = () => {
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`${played} of ${games} games, ${actions} actions, ${seconds} s`);
  };
  const children = Array.from({ length: processes }, (_, i) =>
    fork(process.argv[1]!, [...process.argv.slice(2), "--share", `${i}/${processes}`], {
      env: { ...process.env, NODE_ENV: "production" },
    }),
  );
  const ends = children.map(
    (child) =>
      new Promise<boolean>((resolve) => {
        child.on(
          "message",
          (said: { actions?: number; failure?: { number: number; text: string } }) => {
            if (said.failure) {
              console.error(`\n${said.failure.text}`);
              console.error(
                `reproduce: npm run fuzz -- --game ${values.game} --from ${said.failure.number} --games 1 --every 1`,
              );
              for (const other of children) if (other !== child) other.kill();
              return;
            }
            played += 1;
            actions += said.actions ?? 0;
            if (Date.now() - shown > 10_000) {
              shown = Date.now();
              progress();
            }
          },
        );
        child.on("exit", (code) => resolve(code === 0));
      }),
  );
  const fine = (await Promise.all(ends)).every(Boolean) && played === games;
  progress();
  console.log(fine ? "no violation" : "FAILED");
  process.exitCode = fine ? 0 : 1;
}
