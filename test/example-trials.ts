// Plays the games of docs/examples under the laws. Imports published entries only, because the check of
// the package runs this file with the tarball.
import type { GameTypes, Of } from "abyss-rules";
import {
  abyssRuleNumbers,
  inventoryOf as inventoryOfAbyss,
  visibility as visibilityOfAbyss,
} from "abyss-rules/abyss/rules";
import {
  inventoryOf as inventoryOfConspiracy,
  visibility as visibilityOfConspiracy,
} from "abyss-rules/conspiracy/rules";
import {
  conspiracySoloRuleNumbers,
  conspiracySoloSchemas,
  conspiracySoloScoring,
  conspiracySoloStack,
  inventoryOf as inventoryOfSolo,
  visibility as visibilityOfSolo,
} from "abyss-rules/conspiracy-solo/rules";
import {
  exilesBox,
  exilesSchemas,
  exilesScoring,
  exilesStack,
  inventoryOf as inventoryOfExiles,
  visibility as visibilityOfExiles,
} from "abyss-rules/exiles/rules";
import {
  exilesKrakenSchemas,
  exilesKrakenScoring,
  exilesKrakenStack,
  inventoryOf as inventoryOfExilesKraken,
  visibility as visibilityOfExilesKraken,
} from "abyss-rules/exiles-kraken/rules";
import {
  inventoryOf as inventoryOfKraken,
  krakenSchemas,
  krakenScoring,
  krakenStack,
  visibility as visibilityOfKraken,
} from "abyss-rules/kraken/rules";
import { checkGame, type Player, randomPlayer, type TestedGame } from "abyss-rules/testing";
import { define } from "abyss-rules/variant";
import {
  shady,
  shadyCards,
  shadyLayer,
  shadySchemas,
} from "../docs/examples/exile-with-a-power.ts";
import { handLimit } from "../docs/examples/hand-limit.ts";
import {
  gallery,
  galleryLayer,
  gallerySchemas,
  galleryScoring,
} from "../docs/examples/new-location.ts";
import {
  harbour,
  harbourLayer,
  harbourSchemas,
  harbourScoring,
} from "../docs/examples/new-lord.ts";
import { favours } from "../docs/examples/payment-of-ones-own.ts";
import { diving } from "../docs/examples/tiny-game.ts";

/** Plays a random game under the laws; returns the types of its events, and with its location if one has any. */
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
      watch: (_action, events) => {
        for (const event of events)
          kinds.push(
            event.type,
            ...("location" in event ? [`${event.type} ${event.location}`] : []),
          );
      },
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

const shadyOnExilesKraken = define({
  id: "exiles-kraken-shady",
  version: "1",
  ruleNumbers: abyssRuleNumbers,
  rules: exilesKrakenStack.with(shadyLayer),
  schemas: exilesKrakenSchemas.with(shadySchemas),
  scoring: exilesKrakenScoring,
});
/** All exiles, cheap and with the new powers, so that these occur in every game. */
const shadyCatalogue = exilesBox.with(shadyCards).exiles.map((card, i) => ({
  ...card,
  cost: { ...card.cost, value: 3 },
  power: i % 2 === 0 ? "informer" : "pickpocket",
}));

export const galleryOnSolo = define({
  id: "conspiracy-solo-gallery",
  version: "1",
  seats: { min: 1, max: 1 },
  ruleNumbers: conspiracySoloRuleNumbers,
  rules: conspiracySoloStack.with(galleryLayer),
  schemas: conspiracySoloSchemas.with(gallerySchemas),
  scoring: conspiracySoloScoring.with(galleryScoring),
});
/** Takes a new location wherever that is legal, because random players rarely do. */
const collecting = <Action extends { readonly type: string }>(
  actions: readonly Action[],
  rng: Parameters<Player<Action>>[1],
): Action =>
  actions.find(
    (action) =>
      "location" in action && (action.location === "gallery" || action.location === "oyster-bed"),
  ) ?? randomPlayer(actions, rng);

/** The examples that are games, by the names of their files, with the game below if it is not Abyss. */
export const trials: Readonly<Record<string, Trial>> = {
  "exile-with-a-power": trialOf(
    { game: shady, inventory: inventoryOfExiles, visibility: visibilityOfExiles, mostActions },
    (players) => ({ players, catalogue: shadyCatalogue }),
    30,
  ),
  "exile-with-a-power on Exiles with Kraken": trialOf(
    {
      game: shadyOnExilesKraken,
      inventory: inventoryOfExilesKraken,
      visibility: visibilityOfExilesKraken,
      mostActions,
    },
    (players) => ({ players, catalogue: shadyCatalogue }),
    30,
  ),
  "new-location": trialOf(
    {
      game: gallery,
      inventory: inventoryOfConspiracy,
      visibility: visibilityOfConspiracy,
      mostActions,
    },
    (players) => ({ players, bonusLocations: true }),
    10,
    collecting,
  ),
  "new-location on Solo Conspiracy": trialOf(
    {
      game: galleryOnSolo,
      inventory: inventoryOfSolo,
      visibility: visibilityOfSolo,
      mostActions,
    },
    () => ({ bonusLocations: true }),
    10,
    collecting,
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
