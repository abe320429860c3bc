import { exilesSchemaLayer } from "../exiles/schema.ts";
import type { SchemaStack } from "../kernel/schemas/schema.ts";
import { leviathanSchemas } from "../leviathan/schema.ts";
import type { ExilesLeviathanBlueprint } from "./blueprint.ts";

/** The schemas of Exiles with Leviathan. */
export const exilesLeviathanSchemas: SchemaStack<ExilesLeviathanBlueprint> =
  leviathanSchemas.with(exilesSchemaLayer);
