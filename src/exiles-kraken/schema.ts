import { exilesSchemaLayer } from "../exiles/schema.ts";
import type { SchemaStack } from "../kernel/schemas/schema.ts";
import { krakenSchemas } from "../kraken/schema.ts";
import type { BothBlueprint } from "./blueprint.ts";

/** What the data of Exiles with Kraken must look like. */
export const exilesKrakenSchemas: SchemaStack<BothBlueprint> =
  krakenSchemas.with(exilesSchemaLayer);
