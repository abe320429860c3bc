// Plays the games of docs/examples under the laws. Imports published entries only, because the check of
// the package runs this file with the tarball.
import type { GameTypes, Of } from "abyss-rules";
import {
  abyssRuleNumbers,
  inventoryOf as inventoryOfAbyss,
  visibility as visibilityOfAbyss,
} from "abyss-rules/abyss/rules";
import {
  exilesSchemas,
  exilesScoring,
  exilesStack,
  inventoryOf as inventoryOfExiles,
  visibility as visibilityOfExiles,
} from "abyss-rules/exiles/rules";
import {
  inventoryOf as inventoryOfKraken,
  krakenSchemas,
  krakenScoring,
  krakenStack,
  visibility as visibilityOfKraken,
} from "abyss-rules/kraken/rules";
import { checkGame, type Player, randomPlayer, type TestedGame } from "abyss-rules/testing";
import { define } from "abyss-rules/variant";
import { catalogue, shady } from "../docs/examples/exile-with-a-power.ts";
import { handLimit } from "../docs/examples/hand-limit.ts";
import {
  harbour,
  harbourLayer,
  harbourSchemas,
  harbourScoring,
} from "../docs/examples/new-lord.ts";
import { favours } from "../docs/examples/payment-of-ones-own.ts";
import { diving } from "../docs/examples/tiny-game.ts";

/** Plays a random game under the laws; returns the types of its events. */
type Trial = (players: number, seed: string) => string[];

const trialOf =
  <T extends GameTypes>(
    tested: TestedGame<T>,
    options: (players: number) => Of<T, "options">,
    every: number,
    player: Player<Of<T, "action">> = randomPlayer,
  ): Trial =>
  (players, seed) => {
    const kinds: string[] = [];
    checkGame({ ...tested, options: options(players) }, seed, {
      every,
      player,
      watch: (_action, events) => kinds.push(...events.map(({ type }) => type)),
    });
    return kinds;
  };

/** Abyss has no fixed length, but random games end long before this. */
const mostActions = 4000;

const commonOfHarbour = { version: "1", ruleNumbers: abyssRuleNumbers };
/** Recruits the Pawnbroker and uses it wherever that is legal, because random players rarely do. */
const pawning = <Action extends { readonly type: string }>(
  actions: readonly Action[],
  rng: Parameters<Player<Action>>[1],
): Action =>
  actions.find(
    (action) =>
      action.type === "use-pawnbroker" || ("lord" in action && action.lord === "pawnbroker"),
  ) ?? randomPlayer(actions, rng);
export const harbourOnKraken = define({
  id: "kraken-harbour",
  ...commonOfHarbour,
  rules: krakenStack.with(harbourLayer),
  schemas: krakenSchemas.with(harbourSchemas),
  scoring: krakenScoring.with(harbourScoring),
});
export const harbourOnExiles = define({
  id: "exiles-harbour",
  ...commonOfHarbour,
  rules: exilesStack.with(harbourLayer),
  schemas: exilesSchemas.with(harbourSchemas),
  scoring: exilesScoring.with(harbourScoring),
});

/** The examples that are games, by the names of their files, with the game below if it is not Abyss. */
export const trials: Readonly<Record<string, Trial>> = {
  "exile-with-a-power": trialOf(
    { game: shady, inventory: inventoryOfExiles, visibility: visibilityOfExiles, mostActions },
    // Many cheap exiles have the powers, so that they occur in every game.
    (players) => ({
      players,
      catalogue: catalogue.map((card, i) => ({
        ...card,
        cost: { ...card.cost, value: 3 },
        power: i % 2 === 0 ? "informer" : "pickpocket",
      })),
    }),
    30,
  ),
  "new-lord": trialOf(
    { game: harbour, inventory: inventoryOfAbyss, visibility: visibilityOfAbyss, mostActions },
    (players) => ({ players }),
    30,
    pawning,
  ),
  "new-lord on Kraken": trialOf(
    {
      game: harbourOnKraken,
      inventory: inventoryOfKraken,
      visibility: visibilityOfKraken,
      mostActions,
    },
    (players) => ({ players }),
    30,
    pawning,
  ),
  "new-lord on Exiles": trialOf(
    {
      game: harbourOnExiles,
      inventory: inventoryOfExiles,
      visibility: visibilityOfExiles,
      mostActions,
    },
    (players) => ({ players }),
    30,
    pawning,
  ),
  "hand-limit": trialOf(
    {
      game: handLimit,
      inventory: (state) => [...inventoryOfAbyss(state), ...state.table.heap],
      visibility: { ...visibilityOfAbyss, heap: "open" },
      mostActions,
    },
    (players) => ({ players }),
    30,
  ),
  "payment-of-ones-own": trialOf(
    {
      game: favours,
      inventory: inventoryOfAbyss,
      visibility: { ...visibilityOfAbyss, favours: "open" },
      mostActions,
    },
    (players) => ({ players }),
    30,
  ),
  "tiny-game": trialOf(
    {
      game: diving,
      inventory: ({ table }) => [...table.deck, ...table.discard],
      visibility: { seats: "open", turn: "open", deck: { kind: "card" }, discard: "open" },
      mostActions: 60, // each card is revealed once, and brought home at most once
    },
    (players) => ({ players }),
    1,
  ),
};
