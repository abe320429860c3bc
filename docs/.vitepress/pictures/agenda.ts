// The agenda during an exploration, recorded from the rules of Abyss.
import {
  type AbyssBlueprint,
  abyssRuleNumbers,
  abyssSchemas,
  abyssScoring,
  abyssStack,
} from "../../../src/abyss/rules.ts";
import { type Additions, define, type Layer } from "../../../src/variant/index.ts";
import { arrow, box, picture, text } from "./drawing.ts";

interface Entry {
  readonly do?: string;
  readonly ask?: string;
  readonly seats?: readonly number[];
}

/** The agendas before the action explore, after its move, and after each task that runs. */
function recordedAgendas(): readonly (readonly Entry[])[] {
  const agenda: Entry[] = [];
  const recorded: Entry[][] = [];
  type Next = { readonly next: (...entries: never[]) => void };
  /** Runs a rule, and records the agenda after it. */
  const recording = (play: Next, run: (play: never) => void): void => {
    run({
      ...play,
      next: (...entries: never[]) => {
        agenda.push(...[...entries].reverse());
        play.next(...entries);
      },
    } as never);
    recorded.push([...agenda]);
  };
  const recorder: Layer<AbyssBlueprint, Additions<object>> = (below) => ({
    moves: {
      explore: {
        ...below.moves.explore,
        perform(table, action, play, decision) {
          agenda.pop();
          recording(play, (watched) =>
            below.moves.explore.perform(table, action, watched, decision),
          );
        },
      },
    },
    tasks: {
      reveal(table, task, play) {
        agenda.pop();
        recording(play, (watched) => below.tasks.reveal(table, task, watched));
      },
    },
  });
  const game = define({
    id: "abyss-recorded",
    version: "1",
    ruleNumbers: abyssRuleNumbers,
    rules: abyssStack.with(recorder),
    schemas: abyssSchemas,
    scoring: abyssScoring,
  });
  const { state } = game.setup({ players: 2, firstPlayer: 0 }, "a seed");
  agenda.push(...state.agenda);
  const explored = game.reduce(state, { type: "explore", seat: 0 });
  return [state.agenda, ...recorded, explored.state.agenda];
}

const NOTES: readonly (readonly [string, string])[] = [
  ["the game waits", "for an answer of seat 0"],
  ["explore was performed:", "it pushed two tasks"],
  ["reveal was run: a card is", "on the track, offer is next"],
  ["offer was run: the game", "waits for seat 1"],
];

const [WIDTH, HEIGHT, GAP, BOTTOM] = [180, 36, 6, 278];

const nameOf = (entry: Entry): string => {
  const { do: task, ask, seats } = entry;
  return ask === undefined ? `do: ${task}` : `ask: ${ask}, seat ${seats}`;
};

/** The picture of the page on the architecture. */
export function agendaPicture(): string {
  const stacks = recordedAgendas();
  if (stacks.length !== NOTES.length) throw new Error("The exploration has other steps.");
  const parts = stacks.flatMap((agenda, i) => {
    const x = 24 + i * (WIDTH + 54);
    const middle = x + WIDTH / 2;
    return [
      ...agenda.flatMap((entry, j) => {
        const y = BOTTOM - j * (HEIGHT + GAP);
        const kind = "ask" in entry ? "ask" : "box";
        return [box(x, y, WIDTH, HEIGHT, kind), text(middle, y + 23, nameOf(entry))];
      }),
      ...NOTES[i]!.map((line, j) => text(middle, 344 + 20 * j, line)),
      ...(i === 0 ? [] : [arrow(x - 48, 212, 42)]),
    ];
  });
  const caption = {
    title: "The agenda during an exploration",
    description:
      "Four stacks: the agenda before the action explore, after the move, after the task reveal, and when it waits for seat 1.",
  };
  const legend = "The top of the stack is above; questions are yellow, tasks blue.";
  return picture(930, 394, caption, [...parts, text(24, 36, legend, "note")]);
}
