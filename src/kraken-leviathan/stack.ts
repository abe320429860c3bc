import type { Layer, RulesStack } from "../kernel/rules/layers.ts";
import { gainNebulis } from "../kraken/nebulis.ts";
import { isKraken, nebulisShown } from "../kraken/queries.ts";
import { onStack, unreserved } from "../kraken/sentinels.ts";
import { krakenStack } from "../kraken/stack.ts";
import { leviathanLayer } from "../leviathan/stack.ts";
import type {
  BothBlueprint,
  KrakenLeviathanBlueprint,
  PairAdded,
  ReactionOf,
} from "./blueprint.ts";

/** LE-79: a player takes the nebulis of a kraken that attacks, before the roll. */
const nebulisForAttack: ReactionOf<"attack-begun"> = (table, { seat, ally }, play) =>
  gainNebulis(table, seat, nebulisShown([ally]), "krakens", play);

/** LE-80: all krakens of a penalty are one change. */
const nebulisForLoss: ReactionOf<"allies-lost"> = (table, { seat, allies }, play) =>
  gainNebulis(table, seat, nebulisShown(allies), "krakens", play);

/** LE-78 to LE-92: the rules for the two layers in combination. */
export const krakenLeviathanLayer: Layer<BothBlueprint, PairAdded> = (below) => ({
  moves: {
    // LE-85
    "reveal-token": unreserved(below.moves["reveal-token"], ({ stack }) =>
      stack === null ? [] : [onStack(stack)],
    ),
  },
  redact: { "pearls-gained": "public" },
  reactions: { "attack-begun": [nebulisForAttack], "allies-lost": [nebulisForLoss] },
  // LE-79
  canAttackWith: (table, seat, ally, leviathan) =>
    isKraken(ally) || below.canAttackWith(table, seat, ally, leviathan),
  canBeTrimmed: (ally) => !isKraken(ally), // LE-81
});

/** The rules of Abyss with Kraken and Leviathan. */
export const krakenLeviathanStack: RulesStack<KrakenLeviathanBlueprint> = krakenStack
  .with(leviathanLayer)
  .with(krakenLeviathanLayer);
