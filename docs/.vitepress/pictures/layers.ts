// How layers lie on each other: what happens in them when the rules ask for one figure, recorded during play.
import { abyssRuleNumbers, abyssStack } from "../../../src/abyss/rules.ts";
import {
  type ExilesBlueprint,
  exilesLayer,
  exilesSchemas,
  exilesScoring,
} from "../../../src/exiles/rules.ts";
import { fromPosition } from "../../../src/index.ts";
import { type Additions, define, type Layer } from "../../../src/variant/index.ts";
import { box, frame, line, picture, text } from "./drawing.ts";

/** What the layers did when the rules asked how many allies the buyer may buy. */
interface Recorded {
  /** The names of what the layer of Exiles adds or changes. */
  readonly changed: readonly string[];
  readonly moves: number;
  readonly tasks: number;
  /** What the house rule got from below, and what the finished game answered. */
  readonly below: number;
  readonly top: number;
}

/** The second purchase of the page on layers, with its house rule on Exiles. */
function recorded(): Recorded {
  let added: ReturnType<typeof exilesLayer> | undefined;
  let [fromBelow, fromTop] = [0, 0];
  const watchedExiles: typeof exilesLayer = (below, top) => {
    added = exilesLayer(below, top);
    return added;
  };
  const bazaar: Layer<ExilesBlueprint, Additions<object>> = (below) => ({
    mostPurchases(table, seat) {
      fromBelow = below.mostPurchases(table, seat);
      return fromBelow + 1;
    },
  });
  /** Lies on all others, so it sees what the finished game answers. */
  const watcher: Layer<ExilesBlueprint, Additions<object>> = (below) => ({
    mostPurchases(table, seat) {
      fromTop = below.mostPurchases(table, seat);
      return fromTop;
    },
  });
  const game = define<ExilesBlueprint, "exiles-bazaar">({
    id: "exiles-bazaar",
    version: "1",
    ruleNumbers: abyssRuleNumbers,
    rules: abyssStack.with(watchedExiles).with(bazaar).with(watcher),
    schemas: exilesSchemas,
    scoring: exilesScoring,
  });
  let state = fromPosition(game, { seats: [{}, { pearls: 9 }] }, "a seed");
  for (const action of [
    { type: "explore", seat: 0 },
    { type: "buy", seat: 1 },
  ]) {
    const result = game.reduce(state, action);
    if (!result.ok) throw new Error(`The example of the page is refused: ${result.refusal.code}.`);
    state = result.state;
  }
  if (!added || game.deciders(state)[0] !== 1) throw new Error("The buyer is not asked again.");
  const { moves = {}, tasks = {} } = added;
  return {
    changed: Object.keys(added),
    moves: Object.keys(moves).length,
    tasks: Object.keys(tasks).length,
    below: fromBelow,
    top: fromTop,
  };
}

const [LEFT, WIDTH, HEIGHT, STEP] = [40, 380, 56, 72];

/** A layer: its name, and what it does. */
const layer = (y: number, name: string, does: string): string[] => [
  box(LEFT, y, WIDTH, HEIGHT, "box"),
  text(LEFT + WIDTH / 2, y + 24, name, "name"),
  text(LEFT + WIDTH / 2, y + 44, does),
];

/** The picture of the page on layers. */
export function layersPicture(): string {
  const { changed, moves, tasks, below, top } = recorded();
  if (changed.includes("mostPurchases")) throw new Error("Exiles changes mostPurchases.");
  const right = LEFT + WIDTH;
  const middle = (n: number) => 86 + n * STEP + HEIGHT / 2;
  const down = (n: number) =>
    line(
      `M${right} ${middle(n)} C${right + 56} ${middle(n)} ${right + 56} ${middle(n + 1) - 12} ${right + 6} ${middle(n + 1) - 12}`,
    );
  const parts = [
    frame(24, 24, WIDTH + 32, 272),
    text(LEFT + WIDTH / 2, 50, "the finished game"),
    text(LEFT + WIDTH / 2, 70, `mostPurchases is ${top}: the buyer may buy ${top} allies`),
    ...layer(86, "your house rule", `mostPurchases: what is below, ${below}, and 1 more`),
    ...layer(86 + STEP, "exilesLayer", `${moves} moves and ${tasks} tasks; not mostPurchases`),
    ...layer(86 + 2 * STEP, "Abyss", `a complete game: mostPurchases is ${below}`),
    down(0),
    down(1),
    text(right + 60, middle(0) + 34, "below", "note"),
    text(right + 60, middle(1) + 34, "below", "note"),
    line(
      `M${right} ${middle(2) + 14} C${right + 190} ${middle(2) + 14} ${right + 190} 46 ${right + 22} 46`,
    ),
    text(right + 152, middle(1) - 12, "top: every layer asks", "note"),
    text(right + 152, middle(1) + 8, "the finished game during play", "note"),
  ];
  const caption = {
    title: "Layers of a game",
    description:
      "Three layers on top of each other: Abyss, Exiles and a house rule. Each calls the one below it, and asks the finished game at the top.",
  };
  return picture(800, 320, caption, parts);
}
