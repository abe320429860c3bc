import { describe, expect, test } from "vitest";
import type { Chosen } from "../../docs/playground/src/play/games/game-entry.ts";
import {
  abyssOptions,
  conspiracyOptions,
  soloOptions,
} from "../../docs/playground/src/play/games/options.ts";
import { gameOf } from "../../docs/playground/src/play/games/rules.ts";

const plain: Chosen = { players: 3, agreed: [] };
const all: Chosen = {
  players: 3,
  firstPlayer: 2,
  opponent: "mage",
  agreed: ["bonusLocations", "onlyNeededAllies", "disabledLordsCount"],
};

describe("the choices of the set-up become options of the game", () => {
  test.each([
    "abyss",
    "exiles",
    "kraken",
    "leviathan",
    "exiles-kraken",
    "exiles-leviathan",
    "kraken-leviathan",
    "exiles-kraken-leviathan",
  ] as const)("AB-34 AB-39 %s: the first player and the optional rules", (id) => {
    const game = gameOf(id);
    const { state } = game.setup(abyssOptions(all), "options");
    expect(game.deciders(state)).toEqual([2]);
    expect(state).toMatchObject({
      table: { rules: { superfluousAllies: "forbidden", disabledLords: "all" } },
    });
    expect(game.setup(abyssOptions(plain), "options").state).toMatchObject({
      table: { rules: { superfluousAllies: "allowed", disabledLords: "influence" } },
    });
  });

  test("CO-36 Conspiracy: the first player and the bonus locations", () => {
    expect(conspiracyOptions(all)).toEqual({ players: 3, firstPlayer: 2, bonusLocations: true });
    expect(conspiracyOptions(plain)).toEqual({ players: 3, bonusLocations: false });
    const game = gameOf("conspiracy");
    expect(game.deciders(game.setup(conspiracyOptions(all), "options").state)).toEqual([2]);
  });

  test("CO-36 CO-39 CO-41 Solo Conspiracy: the opponent, and whether it is first", () => {
    const { state } = gameOf("conspiracy-solo").setup(soloOptions(all), "options");
    expect(state).toMatchObject({ table: { solo: { opponent: "mage" } } });
    expect(soloOptions(all)).toMatchObject({ firstPlayer: 0, bonusLocations: true });
    expect(soloOptions({ ...all, firstPlayer: 1 })).toMatchObject({ firstPlayer: 1 });
    expect(soloOptions(plain)).toEqual({ firstPlayer: 0, bonusLocations: false });
  });

  test("a first player who is not at the table is ignored", () => {
    expect(abyssOptions({ ...all, players: 2 })).not.toHaveProperty("firstPlayer");
    expect(conspiracyOptions({ ...all, players: 2 })).not.toHaveProperty("firstPlayer");
  });
});
