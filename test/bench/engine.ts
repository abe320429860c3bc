// Requests per second of `abyss-rules engine`, in a process of its own as other programs use it.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { markdownTable } from "../runs/table.ts";

/** The command line, which the script that starts the benchmark bundles. */
export const COMMAND = "node_modules/.cache/bundled/engine.mjs";
/** Requests of each kind. */
const REQUESTS = 3_000;
/** Requests that are under way at the same time, if a client does not wait for each answer. */
const AT_ONCE = 100;

/** The position of a turn in which there is something to pay with. */
const START = { game: "abyss", options: { players: 4, firstPlayer: 0 }, seed: "engine bench" };

/** What is asked at position `s1`; positions that it creates are released again. */
const requests: readonly (readonly [string, object])[] = [
  ["standings", { method: "standings", position: "s1" }],
  ["legalActions", { method: "legalActions", position: "s1", seat: 0 }],
  ["view, and release", { method: "view", position: "s1", viewer: 0 }],
  [
    "reduce, and release",
    { method: "reduce", position: "s1", action: { type: "explore", seat: 0 } },
  ],
  ["bot, random", { method: "bot", position: "s1", seat: 0, seed: "", strategy: "random" }],
];

interface EngineProcess {
  ask(request: object): Promise<{ readonly result: { readonly position?: string } }>;
  end(): void;
}

function startEngine(): EngineProcess {
  const child = spawn(process.execPath, [COMMAND, "engine"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const waiting: ((line: string) => void)[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => waiting.shift()!(line));
  return {
    ask: async (request) => {
      child.stdin.write(`${JSON.stringify({ id: 0, ...request })}\n`);
      return JSON.parse(await new Promise<string>((resolve) => waiting.push(resolve)));
    },
    end: () => child.stdin.end(),
  };
}

/** Requests per second, with so many under way at the same time. */
async function rate({ ask }: EngineProcess, request: object, clients: number): Promise<number> {
  let left = REQUESTS;
  let sent = 0;
  const began = performance.now();
  const client = async () => {
    while (left-- > 0) {
      const { result } = await ask(request);
      sent += 1;
      if (result.position === undefined) continue;
      await ask({ method: "release", positions: [result.position] });
      sent += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return (1000 * sent) / (performance.now() - began);
}

/** Two significant digits: rates differ by as much from run to run. */
const rounded = (perSecond: number): string =>
  new Intl.NumberFormat("en", { maximumSignificantDigits: 2 }).format(perSecond);

/** A table of requests per second. */
export async function engineRates(): Promise<string> {
  const engine = startEngine();
  await engine.ask({ method: "setup", ...START });
  const rows: string[][] = [];
  for (const [name, request] of requests) {
    await rate(engine, request, 1); // warm up
    const [single, many] = [await rate(engine, request, 1), await rate(engine, request, AT_ONCE)];
    rows.push([name, rounded(single), rounded(many)]);
  }
  engine.end();
  return markdownTable(["request", "one after the other", "without waiting"], rows);
}

/** The page of the engine with a new table of rates. */
export function enginePage(page: string, rates: string): string {
  const old = /^\| request +\| one after the other(?:.*\n)+?(?=\n|$)/m;
  if (!old.test(page)) throw new Error("docs/engine.md has no table of rates");
  return page.replace(old, `${rates}\n`);
}
