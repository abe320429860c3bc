import { exilesSchemaLayer } from "../exiles/schema.ts";
import type { SchemaStack } from "../kernel/schemas/schema.ts";
import { krakenLeviathanSchemas } from "../kraken-leviathan/schema.ts";
import type { ExilesKrakenLeviathanBlueprint } from "./blueprint.ts";

/** The schemas of Exiles with Kraken and Leviathan. */
export const exilesKrakenLeviathanSchemas: SchemaStack<ExilesKrakenLeviathanBlueprint> =
  krakenLeviathanSchemas.with(exilesSchemaLayer);
