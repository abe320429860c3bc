// The schemas of a game as JSON Schemas (draft 2020-12), for programs in other languages and for editors.
import * as z from "zod/mini";
import type { GameTypes } from "../kernel/contract/game.ts";
import { type GameEntry, gameNames, withGame } from "./games.ts";
import { type JsonSchema, tidy } from "./tidy-json-schema.ts";

/** A JSON Schema, and the place of its file in the package: `abyss/action.json`. */
export interface SchemaFile {
  readonly path: string;
  /** What the schema describes: `action`. */
  readonly what: string;
  readonly schema: JsonSchema;
}

const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** The JSON Schemas of all games. */
export const allJsonSchemas = (): SchemaFile[] =>
  gameNames.flatMap((name) => withGame(name, jsonSchemasOf) ?? []);

/** The JSON Schemas of a game, one for each of its schemas. */
export const jsonSchemasOf = <T extends GameTypes>({
  name,
  game,
}: Pick<GameEntry<T>, "name" | "game">): SchemaFile[] =>
  Object.entries(game.schemas).map(([what, schema]) => {
    const converted = z.toJSONSchema(schema as unknown as z.core.$ZodType, {
      io: "input",
      target: "draft-2020-12",
    });
    const { $schema: _, ...rest } = converted as JsonSchema;
    return {
      path: `${game.id}/${what}.json`,
      what,
      schema: {
        $schema: DIALECT,
        $id: `urn:abyss-rules:${game.id}:${what}`,
        title: `${name}: ${what}`,
        description: `Shape in version ${game.version} of the rules. Consistency (components, agenda, legal moves) is checked by the library only.`,
        ...tidy(rest, what),
      },
    };
  });
