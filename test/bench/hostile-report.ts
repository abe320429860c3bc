// The costs of hostile sizes as a table on the screen, and as the page about limits.
import { MOST_EXILES } from "../../src/exiles/cards/catalogue.ts";
import {
  inputLimits,
  LONGEST_NAME,
  LONGEST_SEED,
  MOST_ACTIONS,
  MOST_OF_A_KIND,
  MOST_WAITING,
} from "../../src/kernel/data/limits.ts";
import { type HostileCost, MOST, type Size } from "./hostile.ts";
import { tableOf } from "./report.ts";

const rowsOf = (costs: readonly HostileCost[]): string[][] => {
  const inputs = [...new Set(costs.map(({ input }) => input))];
  const doors = [...new Set(costs.map(({ door }) => door))];
  return doors.map((door) => [
    door,
    ...inputs.map((input) => {
      const cost = costs.find((one) => one.door === door && one.input === input);
      return cost ? `${cost.milliseconds.toFixed(1)} ms, ${cost.megabytes.toFixed(0)} MB` : "";
    }),
  ]);
};

/** For the terminal. */
export const hostileScreen = (costs: readonly HostileCost[]): string =>
  tableOf(["door", ...new Set(costs.map(({ input }) => input))], rowsOf(costs));

const sizeTable = (sizes: readonly Size[]): string =>
  tableOf(
    ["bytes of JSON, the largest of random games", "a state", "a replay", "its actions"],
    sizes.map(({ game, state, replay, actions }) => [
      game,
      ...[state, replay, actions].map(String),
    ]),
  );

/** The page of the documentation. */
export const limitsPage = (
  costs: readonly HostileCost[],
  sizes: readonly Size[],
): string => `# Limits

Whatever comes to a door of a game, of any type and size: a player's action is refused, anything else is a \`RulesError\`
that says what and where, and it takes no longer than a moment. A value is read once, into plain data: own fields, no
gaps, nothing that runs code. What contains itself, is nested too deeply, is of a class or cannot be read is refused
there; so is what is too long, before its members are looked at.

## How large a body to allow

**64 kB** is ample for one request: an action has some hundred bytes, a state a few thousand.

${sizeTable(sizes)}

A state with a catalogue of ${MOST_EXILES} exiles with long names has up to 60 kB, a replay of ${MOST_ACTIONS} actions some 120 kB: who takes such
files allows 256 kB for them. The parser of JSON comes before this library, and its cost is that of the body.

## The limits

| what | at most | why |
| --- | --- | --- |
| a list in a state, view, event or action | as many as the box has of the thing | no list can have more cards than there are |
| the agenda | ${MOST_WAITING} entries | in random games it is about 10 at the most |
| the actions of a replay | ${MOST_ACTIONS} | random games have some hundreds |
| a catalogue of exiles | ${MOST_EXILES} cards | ten times those of the box |
| a number of things | ${MOST_OF_A_KIND} | all actions of a replay could not earn so many pearls |
| a seed | ${LONGEST_SEED} characters | 32 hexadecimal digits are all that the generator holds |
| a name or an id | ${LONGEST_NAME} characters | there is no room for more on a card |
| any value | ${inputLimits.depth} levels, ${inputLimits.values} values, lists of ${inputLimits.members}, texts of ${inputLimits.text} characters, keys of ${inputLimits.key} | nothing sound comes near |

\`digest\` is for any JSON value, so it takes as long as the value is large, as the table shows; it refuses what contains
itself, is more than 200 levels deep, or has more than 5,000,000 values.

## Seeds

Whoever knows the seed of a game knows every card of it, and random numbers of a known generator can be searched: a seed
that is a small number was found from the first public cards within seconds. So

- make the seed of a game that people play by \`newSeed()\` of \`abyss-rules\`: 128 bits of the platform's cryptographic source;
- keep it on the server, and with it the state (its \`rng\`) and the record (\`record\` writes the seed): a player gets views and
  redacted events, nothing else, until the game is over;
- do not use it for anything else that a player can see, such as a bot's dice or the name of a table.

The generator itself is a fast one for games, not a cryptographic one. Seeds of your own are for tests, puzzles and replays.

## What hostile sizes cost

Made by \`npm run bench -- --only hostile --write\`, which fails if a list, a text, a deep value or one that contains itself
takes more than ${MOST} ms of CPU. Objects with very many keys take as long as it takes to list their keys. Beside the time
stands how much the heap grew. Inputs stand for up to 10 MB of JSON, and lie in the place that is named.

${hostileScreen(costs)}
`;
