// Two independent layers, a hand limit and a payment with favours, on Abyss and on Exiles.
import { describe, expect, test } from "vitest";
import type { Table } from "../../src/abyss/index.ts";
import type { Table as ExilesTable } from "../../src/exiles/index.ts";
import type { Game, GameTypes, Of } from "../../src/kernel/contract/game.ts";
import type { TableAndAgenda } from "../../src/kernel/rules/blueprint.ts";
import { readState } from "../../src/kernel/tools/serialisation.ts";
import { playRandomly, scenario } from "../../src/testing/index.ts";
import { prepare } from "../abyss/prepare.ts";
import * as games from "./games.ts";
import {
  GAMES_OF_A_TRIAL,
  ofAbyss,
  ofExiles,
  powerfulCatalogue,
  type Tally,
  trial,
  withAreas,
} from "./trial.ts";

const inAbyss = (players: number) => ({ players });
const inExiles = (players: number) => ({ players, catalogue: powerfulCatalogue });

type WithHeap = { readonly heap: readonly string[] };
const favours = "open";
const withHeap = {
  inventory: (state: TableAndAgenda<Table & WithHeap>) => [
    ...ofAbyss.inventory(state),
    ...state.table.heap,
  ],
  visibility: { ...ofAbyss.visibility, heap: "open", favours },
} as const;
const exilesWithHeap = {
  inventory: (state: TableAndAgenda<ExilesTable & WithHeap>) => [
    ...ofExiles.inventory(state),
    ...state.table.heap,
  ],
  visibility: { ...ofExiles.visibility, heap: "open", favours },
} as const;

describe("all stacks keep the laws, and every layer takes effect", () => {
  const abyss: Readonly<Record<string, () => Tally>> = {
    limited: () => trial(games.limited, inAbyss, withHeap),
    favoured: () =>
      trial(games.favoured, inAbyss, {
        ...ofAbyss,
        visibility: { ...ofAbyss.visibility, favours },
      }),
    "limited, favoured": () => trial(games.limitedFavoured, inAbyss, withHeap),
    "favoured, limited": () => trial(games.favouredLimited, inAbyss, withHeap),
  };
  const exiles: Readonly<Record<string, () => Tally>> = {
    "exiles, limited": () => trial(games.exilesLimited, inExiles, exilesWithHeap),
    "limited, exiles": () => trial(games.limitedExiles, inExiles, exilesWithHeap),
    "favoured, exiles": () =>
      trial(games.favouredExiles, inExiles, {
        ...ofExiles,
        visibility: { ...ofExiles.visibility, favours },
      }),
    "limited, favoured, exiles": () => trial(games.limitedFavouredExiles, inExiles, exilesWithHeap),
    "favoured, limited, exiles": () => trial(games.favouredLimitedExiles, inExiles, exilesWithHeap),
    "favoured, exiles, limited": () => trial(games.favouredExilesLimited, inExiles, exilesWithHeap),
  };
  const eventOf: Readonly<Record<string, string>> = {
    limited: "hand-shed",
    favoured: "favours-spent",
    exiles: "exile-recruited",
  };

  test.each(Object.entries({ ...abyss, ...exiles }))("%s", (name, play) => {
    const tally = play();
    for (const layer of name.split(", ")) expect(tally).toHaveProperty(eventOf[layer]!);
    expect(tally["game-ended"]).toBe(GAMES_OF_A_TRIAL);
  });
});

describe("the order of independent layers does not matter", () => {
  /** The actions and events of a random game, and its last state. */
  function courseOf<T extends GameTypes>(game: Game<T>, options: Of<T, "options">) {
    const steps = [...playRandomly(game, options, "the same seed")];
    return { steps: steps.map(({ action, events }) => [action, events]), end: steps.at(-1)?.state };
  }

  test("on Abyss", () => {
    const one = courseOf(games.limitedFavoured, inAbyss(3));
    expect(courseOf(games.favouredLimited, inAbyss(3))).toEqual(one);
    expect(one.steps.length).toBeGreaterThan(100);
  });

  test("on, under and around Exiles", () => {
    const one = courseOf(games.limitedFavouredExiles, inExiles(3));
    expect(courseOf(games.favouredLimitedExiles, inExiles(3))).toEqual(one);
    expect(courseOf(games.favouredExilesLimited, inExiles(3))).toEqual(one);
    const limited = courseOf(games.limitedExiles, inExiles(3));
    expect(courseOf(games.exilesLimited, inExiles(3))).toEqual(limited);
    expect(limited).not.toEqual(one);
  });
});

describe("a hand limit at the end of a turn", () => {
  const { play, question, refusalOf, legalOf, kinds } = scenario(games.limited);
  const hand = ["crab-1", "crab-1", "crab-2", "squid-1", "squid-2", "squid-3", "squid-4"] as const;
  const state = withAreas(
    games.limited,
    prepare({ seats: [{ hand }], council: { crab: ["crab-3", "crab-4"] } }),
    { heap: [] },
  );

  test("asks a player with too many allies, and then continues", () => {
    const over = play(state, { type: "request-support", seat: 0, stacks: ["crab"] });
    expect(question(over.state)).toBe("shed 0");
    const { state: after, events } = play(over.state, {
      type: "shed",
      seat: 0,
      allies: ["squid-4", "crab-1"],
    });
    expect(kinds(events)).toEqual(["hand-shed", "turn-started"]);
    expect(after.table.heap).toEqual(["crab-1", "squid-4"]);
    expect(after.table.seats[0]?.hand).toHaveLength(7);
    expect(question(after)).toBe("act 1");
  });

  test("offers every choice once, and refuses others with its own refusals", () => {
    const { state: overLimit } = play(state, {
      type: "request-support",
      seat: 0,
      stacks: ["crab"],
    });
    expect(legalOf(overLimit, "shed")).toHaveLength(29); // pairs of 8 different allies, and a pair of crabs
    const shed = (...allies: string[]) => refusalOf(overLimit, { type: "shed", seat: 0, allies });
    expect(shed("crab-1")).toEqual({
      code: "hand-over-limit",
      rule: "HOUSE-1",
      params: { limit: 7, sheds: 1, has: 9 },
    });
    expect(shed("crab-2", "crab-2")).toMatchObject({
      code: "not-in-hand",
      params: { ally: "crab-2" },
    });
  });

  test("does not ask a player whose hand is small enough", () => {
    const { state: after } = play(state, { type: "explore", seat: 0 });
    expect(after.agenda.some((entry) => "ask" in entry && entry.ask === "shed")).toBe(false);
  });

  test("cards in its area are counted by the game below", () => {
    const doubled = { ...state, table: { ...state.table, heap: ["shellfish-5"] } };
    expect(() => readState(games.limited, doubled)).toThrow("shellfish-5 appears too often");
  });
});
