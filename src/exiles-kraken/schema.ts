import { exilesSchemaLayer } from "../exiles/schema.ts";
import type { SchemaStack } from "../kernel/schemas/schema.ts";
import { krakenSchemas } from "../kraken/schema.ts";
import type { BothBlueprint } from "./blueprint.ts";

/** The schemas of Exiles with Kraken. */
export const exilesKrakenSchemas: SchemaStack<BothBlueprint> =
  krakenSchemas.with(exilesSchemaLayer);
