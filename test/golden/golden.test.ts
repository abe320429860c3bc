import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { englishCli } from "../../src/cli/words/cli-locales.ts";
import {
  conspiracySolo,
  describe as describeSolo,
  type Event,
  opponents,
} from "../../src/conspiracy-solo/index.ts";
import { playthrough } from "./playthrough.ts";

const fileOf = (name: string): string => fileURLToPath(new URL(`${name}.txt`, import.meta.url));

// After a wanted change of behaviour: npm test -- test/golden -u, and review the differences.
describe.each(gameNames.filter((name) => name !== "conspiracy-solo"))(
  "playthroughs of %s",
  (name) => {
    test.each([2, 3, 4])("%i players", async (players) => {
      const text = withGame(name, ({ game, options, words }) => {
        const { said, player } = words(englishCli.locale);
        const played = { game, options, describe: said, nameOf: player };
        return playthrough(played, players, `golden ${players}`);
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
      describe: (said: Event) => describeSolo(said, { opponent }),
      options: () => ({ opponent }),
      nameOf: (seat: number) => names[seat]!,
    };
    const text = playthrough(entry, 1, `golden ${opponent}`);
    await expect(text).toMatchFileSnapshot(fileOf(`conspiracy-solo-${opponent}`));
  });
});
