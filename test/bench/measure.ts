// Measures cases alternately in many short rounds, so that a busy moment of the machine affects all alike.
import { progressOn } from "../runs/progress.ts";

/** A benchmark case. `run` returns how many operations it performed. */
export interface Case {
  readonly name: string;
  readonly run: () => number;
}

/** The CPU time of one operation, in microseconds: median and quartiles over the rounds. */
export interface Cost {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Shortest round of a case in microseconds, as the clock is coarse. */
const SHORTEST_ROUND = 5000;
/**
 * Each case is warmed up in this many rounds of this length, so that its code is compiled before it counts: after two,
 * `standings` and `totals` still cost up to 2.4 times as much, after four no more than after two of 500 ms.
 */
const WARM_UPS = 4;
const WARM_UP_ROUND = 120_000;

function round({ run }: Case, shortest: number): number {
  const start = cpu();
  let done = 0;
  let spent = 0;
  do {
    done += run();
    spent = cpu() - start;
  } while (spent < shortest);
  return spent / done;
}

/** Measures all cases; gives their costs by name. */
export function measure(cases: readonly Case[], rounds: number): Map<string, Cost> {
  const costs = new Map(cases.map(({ name }) => [name, [] as number[]]));
  const progress = progressOn(
    process.stderr,
    (WARM_UPS + rounds) * cases.length,
    "rounds of cases",
  );
  for (let i = 0; i < WARM_UPS + rounds; i++)
    for (const one of cases) {
      const cost = round(one, i < WARM_UPS ? WARM_UP_ROUND : SHORTEST_ROUND);
      if (i >= WARM_UPS) costs.get(one.name)!.push(cost);
      progress.add(1);
    }
  progress.end();
  return new Map([...costs].map(([name, all]) => [name, summary(all)]));
}

/** Median and quartiles. */
function summary(values: readonly number[]): Cost {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)]!;
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}
