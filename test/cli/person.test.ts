// A person at the terminal, played by a script of their input.
import { describe, expect, test } from "vitest";
import { gameNames, withGame } from "../../src/cli/games.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { rngFrom } from "../../src/kernel/components/rng.ts";
import { replay } from "../../src/kernel/tools/replay.ts";
import { run } from "./command.ts";

/** A script of random numbers: those not on the menu are rejected, and the next one is read. */
function numbers(seed: string, most: number): string {
  const rng = rngFrom(seed);
  return Array.from({ length: 4000 }, () => `${1 + rng.below(most)}\n`).join("");
}

const play = (args: readonly string[], input: string, env: Record<string, string> = {}) =>
  run(["play", ...args], { input, env });

describe.each([...gameNames])("a person plays %s", (name) => {
  const players = withGame(name, ({ game }) => String(game.seats.min))!;

  test("a whole game can be played by numbers, and its record replays", async () => {
    const args = ["--game", name, "--players", players, "--me", "1", "--seed", "7", "--json"];
    const { status, stdout, stderr } = await play(args, numbers(name, 4));
    expect(status).toBe(0);
    expect(stderr).toMatch(/\ntotal( +-?\d+)+\nrank( +\d)+\n\n.*(wins|share the victory)\.\n$/);
    expect(stderr).not.toMatch(/undefined|NaN|\[object/);
    const own = withGame(name, ({ game }) => {
      const record = JSON.parse(stdout);
      expect(game.deciders([...replay(game, record)].at(-1)!.state)).toEqual([]);
      return record.actions.filter(({ seat }: { seat: number }) => seat === 0);
    })!;
    const kinds = new Set(own.map(({ type }: { type: string }) => type));
    expect(kinds.size).toBeGreaterThan(3);
  });
});

const abyss = ["--game", "abyss", "--players", "2", "--me", "1", "--seed", "3"];

test("your own hand is shown, the hands of others are only counted", async () => {
  const script = `${"1\n".repeat(30)}table\n`;
  const { stdout } = await play(abyss, script);
  expect(stdout).toMatch(/^Player 1 \(you\) ·.*\n {2}Hand +[A-Z][a-z]+ \d/m);
  const theirs = stdout.match(/^Player 2 ·(?:.|\n {2})*?Hand.*$/gm)!;
  expect(theirs.length).toBeGreaterThan(2);
  for (const hand of theirs) expect(hand).toMatch(/Hand +\d+(?: ·.*)?$/);
});

test("AB-8 refusals are explained, by why and when an illegal action is typed", async () => {
  const { stdout } = await play(abyss, "why plot\nplot\nwhy explore\nwhy\nwhy nothing\n");
  expect(stdout.match(/The court has 6 spaces and is full \(AB-8\)\./g)).toHaveLength(2);
  expect(stdout).toContain("That is legal.");
  expect(stdout).toContain("why recruit lord=jailer\nplot, explore, ");
});

test("AB-27 why fills in missing fields, so that the rule is named", async () => {
  const { stdout } = await play(abyss, "why recruit lord=jailer\nwhy recruit lord=jialer\n");
  expect(stdout).toContain("The Jailer is not in the court (AB-27).");
  expect(stdout).toMatch(/"jialer" at\s+lord, did you mean jailer\?/);
});

test("commands: help, card, table, hint, back, a number out of range, an empty line", async () => {
  const { status, stdout } = await play(
    abyss,
    "?\ncard master of magic\ncard sunken-ruins\nc nobody\ntable\ntable all\nh\nb\n99\n1 2\n\nfoo bar\nq\n",
  );
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}quit +leave the game$/m);
  expect(stdout).toContain(
    "Master of Magic · mage · cost 10 · races 3 (Jellyfish) · influence 6 · keys 1\nWhile free",
  );
  expect(stdout).toContain('There is no card "nobody".');
  expect(stdout.match(/^Court +/gm)).toHaveLength(3);
  expect(stdout.match(/No power|While free/g)!.length).toBeGreaterThan(1);
  expect(stdout).toContain("Hint: Explore the depths");
  expect(stdout).toContain("There is no step to go back to.");
  expect(stdout.match(/Type a number from 1 to 1, or help\./g)).toHaveLength(4);
  expect(stdout).toMatch(/\nGoodbye\.\n$/);
  expect(stdout).not.toContain("\u001b");
});

test.each([
  ["en", "wins", "Why: "],
  ["pl", "wygrywa", "Dlaczego: "],
  ["cs", "vyhrává", "Proč: "],
  ["zh-hant", "勝率", "理由："],
])("a hint in %s says how often it wins, and why", async (locale, wins, why) => {
  const conspiracy = ["--game", "conspiracy", "--players", "2", "--me", "1", "--seed", "3"];
  const { stdout } = await play([...conspiracy, "--locale", locale], "1\n1\nhint\n");
  expect(stdout).toMatch(new RegExp(`\\(${wins} ?\\d+ %\\)`));
  expect(stdout).toMatch(new RegExp(`\n${why}\\p{Lowercase_Letter}?\\p{Letter}`, "u"));
});

test("the game stops at the end of the input, and the actions so far are recorded", async () => {
  const { status, stdout, stderr } = await play([...abyss, "--json"], "1\n1");
  expect(status).toBe(0);
  expect(stderr).toMatch(/End of input: the game stops here\.\n$/);
  expect(JSON.parse(stdout).actions.slice(0, 2)).toEqual([
    { type: "explore", seat: 0 },
    expect.objectContaining({ seat: 0 }),
  ]);
});

test("an action is chosen field by field", async () => {
  // With 13 or more pairs of lords to swap, the two spots are chosen one after the other.
  const args = ["--game", "conspiracy", "--players", "2", "--me", "1,2", "--seed", "4"];
  const { stdout } = await play(args, numbers("swap", 3));
  expect(stdout).toContain("\nSwap two lords: lords to swap\n");
  expect(stdout).toMatch(/\nSwap two lords \(lords to swap: spot \d+\)\n/);
});

test("people who share a keyboard hand it over before the next one sees anything", async () => {
  const args = ["--game", "conspiracy", "--players", "2", "--me", "1,2", "--seed", "4"];
  const { stdout } = await play(args, `\n${"1\n".repeat(8)}`);
  const handed = [...stdout.matchAll(/(Player \d), take the keyboard and press Enter\./g)];
  expect(handed.length).toBeGreaterThan(1);
  for (const [i, [, player]] of handed.entries()) expect(player).not.toBe(handed[i - 1]?.[1]);
  for (const part of stdout.split("take the keyboard").slice(1))
    expect(part.match(/\(you\)/g) ?? []).toHaveLength(1);
});

test("undo takes back only actions that revealed nothing", async () => {
  const args = ["--game", "conspiracy-solo", "--me", "1", "--seed", "4", "--json"];
  const script = numbers("undo", 3).replaceAll("\n", "\nundo\n").slice(0, 900);
  const { stdout, stderr } = await play(args, script);
  // Drawing lords reveals cards of the deck; placing one of them reveals nothing.
  expect(stderr).toMatch(/\n {2}Player 1 draws [^>]*> undo\nThere is nothing to take back/);
  expect(stderr).toMatch(/\n {2}Player 1 places [^>]*> undo\nTaken back\./);
  // The replay has no undone actions, with which it could not be played again.
  expect([...replay(conspiracySolo, JSON.parse(stdout))].length).toBeGreaterThan(5);
});

test("CO-42 in the opponent's turn the prompt says whose turn it is", async () => {
  const args = ["--game", "conspiracy-solo", "--me", "1", "--seed", "6"];
  const { stdout } = await play(args, "1\n".repeat(40));
  expect(stdout).toMatch(/\nThe Politician's turn\. Player 1, choose which (pile|lord)/);
  expect(stdout).not.toContain("The opponent's");
});

test("--locale translates the table, menus, help and refusals", async () => {
  const { stdout } = await play([...abyss, "--locale", "pl"], "help\nwhy plot\nhint\n");
  expect(stdout).toMatch(/^Dziedziniec +/m);
  expect(stdout).toContain("Gracz 1: wybierz, co zrobić w tej turze.");
  expect(stdout).toMatch(/ 1 {2}Eksploruj głębiny\n/);
  expect(stdout).toMatch(/\(AB-8\)\./);
  expect(stdout).toMatch(/Koniec danych wejściowych/);
  expect(stdout).not.toMatch(/\b(Court|Hand|Player|you|Type)\b/);
});

test("FORCE_COLOR switches colours on", async () => {
  const forced = await play(abyss, "q\n", { FORCE_COLOR: "1", NO_COLOR: "1" });
  expect(forced.stdout).toContain("\u001b[1mPlayer 1 (you)\u001b[22m");
});

test("without --seed a person gets an unguessable seed, which is shown at the end", async () => {
  const seeds: string[] = [];
  for (let i = 0; i < 2; i++) {
    const { stdout } = await play(["--me", "1"], "");
    expect(stdout.split("\n")[0]).not.toContain("seed");
    seeds.push(/\nseed "(.{16,})"\n$/.exec(stdout)![1]!);
  }
  expect(seeds[0]).not.toBe(seeds[1]);
});
