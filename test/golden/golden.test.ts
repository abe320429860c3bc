import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { englishCli } from "../../src/cli/words/cli-locales.ts";
import { opponents } from "../../src/conspiracy-solo/cards/index.ts";
import {
  conspiracySolo,
  describe as describeSolo,
  type Event,
} from "../../src/conspiracy-solo/index.ts";
import { playthrough } from "./playthrough.ts";

const fileOf = (name: string): string => fileURLToPath(new URL(`${name}.txt`, import.meta.url));

// After an intended change of behaviour: npm test -- test/golden -u, and review the differences.
describe.each(gameNames.filter((name) => name !== "conspiracy-solo"))(
  "playthroughs of %s",
  (name) => {
    const { min, max } = withGame(name, ({ game }) => game.seats)!;
    const tables = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    test.each(tables)("%i players", async (players) => {
      const text = withGame(name, ({ game, options, words }) => {
        const { sentence, player } = words(englishCli.locale);
        const described = { game, options, describe: sentence, nameOf: player };
        return playthrough(described, players, `golden ${players}`);
      })!;
      await expect(text).toMatchFileSnapshot(fileOf(`${name}-${players}`));
    });
  },
);

describe("playthroughs of conspiracy-solo", () => {
  test.each(opponents)("CO-52 against the %s", async (opponent) => {
    const names = ["Player 1", "Opponent"];
    const entry = {
      game: conspiracySolo,
      describe: (event: Event) => describeSolo(event, { opponent }),
      options: () => ({ opponent }),
      nameOf: (seat: number) => names[seat]!,
    };
    const text = playthrough(entry, 1, `golden ${opponent}`);
    await expect(text).toMatchFileSnapshot(fileOf(`conspiracy-solo-${opponent}`));
  });
});
