import { zodParts } from "../abyss/schema.ts";
import {
  byType,
  oneOf,
  quantity,
  type SchemaLayer,
  type SchemaStack,
} from "../kernel/schemas/schema.ts";
import { krakenSchemas } from "../kraken/schema.ts";
import { leviathanSchemaLayer } from "../leviathan/schema.ts";
import type { KrakenLeviathanBlueprint, PairAdded } from "./blueprint.ts";

/** The schema of the event that both layers widen. */
export const krakenLeviathanSchemaLayer: SchemaLayer<PairAdded> = (_below, top) => ({
  events() {
    const { seat, lordNames } = zodParts(top);
    const others = ["reward", "last-space", "court", "loot", "leviathan-token"] as const;
    const source = oneOf([...lordNames, ...others]);
    return byType({ "pearls-gained": { seat, pearls: quantity, source } });
  },
});

/** The schemas of Kraken with Leviathan. */
export const krakenLeviathanSchemas: SchemaStack<KrakenLeviathanBlueprint> = krakenSchemas
  .with(leviathanSchemaLayer)
  .with(krakenLeviathanSchemaLayer);
