// How costs grow with the size of the hand, the number of players and the length of a game.
import { abyss } from "../../src/abyss/index.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { withHand } from "./hands.ts";
import { measure } from "./measure.ts";
import { plot } from "./svg.ts";

const ROUNDS = 5;

/** Curves by name, as SVG. */
export const curves = (): Readonly<Record<string, string>> => ({
  hand: byHand(),
  players: byPlayers(),
  length: byLength(),
});

const sizes = [5, 10, 15, 20, 25, 30, 35, 40];

function byHand(): string {
  const rng = rngFrom("growth");
  const hands = sizes.map((size) => withHand(size, `growth ${size}`));
  const uses: Record<string, (i: number) => void> = {
    countActions: (i) => abyss.countActions(hands[i]!, 0),
    randomAction: (i) => abyss.randomAction(hands[i]!, 0, rng),
    choices: (i) => abyss.choices(hands[i]!, 0, { type: "recruit" }),
    actionTypes: (i) => abyss.actionTypes(hands[i]!, 0),
  };
  const cases = Object.entries(uses).flatMap(([name, use]) =>
    sizes.map((size, i) => ({
      name: `${name} ${size}`,
      run() {
        use(i);
        return 1;
      },
    })),
  );
  const costs = measure(cases, ROUNDS);
  return plot(
    "Abyss: six lords in court, by the size of the hand",
    "allies in hand",
    "microseconds",
    Object.keys(uses).map((name) => ({
      name,
      points: sizes.map((size) => [size, costs.get(`${name} ${size}`)!.median] as const),
    })),
  );
}

function byPlayers(): string {
  const players = [2, 3, 4];
  const games = { abyss, conspiracy };
  const rng = rngFrom("growth");
  const cases = players.flatMap((count) =>
    Object.entries(games).map(([name, game]) => ({
      name: `${name} ${count}`,
      run() {
        const simulation = game.simulate(game.setup({ players: count }, "growth").state as never);
        let steps = 0;
        while (simulation.advance(rng)) steps += 1;
        return steps;
      },
    })),
  );
  const costs = measure(cases, ROUNDS * 4);
  return plot(
    "A step of a random game, by the number of players",
    "players",
    "microseconds",
    Object.keys(games).map((name) => ({
      name,
      points: players.map((count) => [count, costs.get(`${name} ${count}`)!.median] as const),
    })),
  );
}

/** `reduce` must not get slower in the course of a game. */
function byLength(): string {
  const rng = rngFrom("length");
  let { state } = abyss.setup({ players: 3 }, "length");
  const steps: {
    readonly state: typeof state;
    readonly action: ReturnType<typeof abyss.randomAction>;
  }[] = [];
  for (let [seat] = abyss.deciders(state); seat !== undefined; [seat] = abyss.deciders(state)) {
    const action = abyss.randomAction(state, seat, rng);
    steps.push({ state, action });
    const result = abyss.reduce(state, action);
    if (result.ok) state = result.state;
  }
  const PARTS = 8;
  const parts = Array.from({ length: PARTS }, (_, i) =>
    steps.slice((i * steps.length) / PARTS, ((i + 1) * steps.length) / PARTS),
  );
  const cases = parts.map((part, i) => ({
    name: String(i),
    run() {
      for (const step of part) abyss.reduce(step.state, step.action);
      return part.length;
    },
  }));
  const costs = measure(cases, ROUNDS * 2);
  return plot(
    "Abyss: a step by reduce, from the beginning of a game to its end",
    "actions before",
    "microseconds",
    [
      {
        name: "reduce",
        points: parts.map(
          (_, i) => [Math.round((i * steps.length) / PARTS), costs.get(String(i))!.median] as const,
        ),
      },
    ],
  );
}
