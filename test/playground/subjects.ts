import { abyss } from "abyss-rules/abyss";
import { conspiracy } from "abyss-rules/conspiracy";
import { conspiracySolo } from "abyss-rules/conspiracy-solo";
import { exiles } from "abyss-rules/exiles";
import { exilesKraken } from "abyss-rules/exiles-kraken";
import { exilesKrakenLeviathan } from "abyss-rules/exiles-kraken-leviathan";
import { exilesLeviathan } from "abyss-rules/exiles-leviathan";
import { kraken } from "abyss-rules/kraken";
import { krakenLeviathan } from "abyss-rules/kraken-leviathan";
import { leviathan } from "abyss-rules/leviathan";
import { abyssKinds } from "../../docs/playground/src/interaction/abyss.ts";
import type { ClickableGame } from "../../docs/playground/src/interaction/clickable-game.ts";
import { conspiracyKinds } from "../../docs/playground/src/interaction/conspiracy.ts";
import { conspiracySoloKinds } from "../../docs/playground/src/interaction/conspiracy-solo.ts";
import { exilesKinds } from "../../docs/playground/src/interaction/exiles.ts";
import { exilesKrakenKinds } from "../../docs/playground/src/interaction/exiles-kraken.ts";
import { exilesKrakenLeviathanKinds } from "../../docs/playground/src/interaction/exiles-kraken-leviathan.ts";
import { exilesLeviathanKinds } from "../../docs/playground/src/interaction/exiles-leviathan.ts";
import { krakenKinds } from "../../docs/playground/src/interaction/kraken.ts";
import { krakenLeviathanKinds } from "../../docs/playground/src/interaction/kraken-leviathan.ts";
import { leviathanKinds } from "../../docs/playground/src/interaction/leviathan.ts";
import type { GameId } from "../../docs/playground/src/play/games/rules.ts";

/** A game with its clicks in the playground, and options for its set-up. */
export interface Subject extends ClickableGame {
  readonly options: object;
}

/** All games, by name. */
export const subjects: Readonly<Record<GameId, Subject>> = {
  abyss: { game: abyss, kinds: abyssKinds, options: { players: 3 } },
  exiles: { game: exiles, kinds: exilesKinds, options: { players: 3 } },
  kraken: { game: kraken, kinds: krakenKinds, options: { players: 3 } },
  leviathan: { game: leviathan, kinds: leviathanKinds, options: { players: 5 } },
  "exiles-kraken": { game: exilesKraken, kinds: exilesKrakenKinds, options: { players: 3 } },
  "exiles-leviathan": {
    game: exilesLeviathan,
    kinds: exilesLeviathanKinds,
    options: { players: 3 },
  },
  "kraken-leviathan": {
    game: krakenLeviathan,
    kinds: krakenLeviathanKinds,
    options: { players: 3 },
  },
  "exiles-kraken-leviathan": {
    game: exilesKrakenLeviathan,
    kinds: exilesKrakenLeviathanKinds,
    options: { players: 5 },
  },
  conspiracy: {
    game: conspiracy,
    kinds: conspiracyKinds,
    options: { players: 3, bonusLocations: true },
  },
  "conspiracy-solo": { game: conspiracySolo, kinds: conspiracySoloKinds, options: {} },
};
