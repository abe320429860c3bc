// The schemas of a game as JSON Schemas (draft 2020-12), for programs in other languages and for editors.
import * as z from "zod/mini";
import type { GameTypes } from "../kernel/contract/game.ts";
import { answerSchema, type GameData, gameDataOf, requestSchema } from "./engine/schema.ts";
import { type GameEntry, gameNames, withGame } from "./games.ts";
import { type JsonSchema, tidy } from "./tidy-json-schema.ts";

/** A JSON Schema, and the place of its file in the package: `abyss/action.json`. */
export interface SchemaFile {
  readonly path: string;
  /** What the schema describes: `action`. */
  readonly what: string;
  readonly schema: JsonSchema;
}

/** Converts a schema of zod. */
function converted(
  schema: object,
  override?: (context: { zodSchema: object; jsonSchema: object }) => void,
): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as z.core.$ZodType, {
    io: "input",
    target: "draft-2020-12",
    ...(override && { override }),
  }) as JsonSchema;
  return rest;
}

const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** The JSON Schemas of all games and of the engine. */
export const allJsonSchemas = (): SchemaFile[] => [
  ...gameNames.flatMap((name) => withGame(name, jsonSchemasOf) ?? []),
  ...engineJsonSchemas(),
];

/** The JSON Schemas of a game, one for each of its schemas. */
export const jsonSchemasOf = <T extends GameTypes>({
  name,
  game,
}: Pick<GameEntry<T>, "name" | "game">): SchemaFile[] =>
  Object.entries(game.schemas).map(([what, schema]) => {
    const rest = converted(schema);
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

/** The name of the definition for data of any game. */
const anyGames = (what: GameData): string => `${what}-of-a-game`;

/** The JSON Schemas of the engine's requests and answers. They refer to those of the games by their `$id`. */
export const engineJsonSchemas = (): SchemaFile[] =>
  Object.entries({ request: requestSchema, answer: answerSchema }).map(([what, schema]) => {
    const used = new Set<GameData>();
    const rest = converted(schema, ({ zodSchema, jsonSchema }) => {
      const data = gameDataOf.get(zodSchema);
      if (data === undefined) return;
      used.add(data);
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
      Object.assign(jsonSchema, { $ref: `#/$defs/${anyGames(data)}` });
    });
    const { $defs, ...tidied } = tidy(rest, what);
    const refs = (data: GameData) =>
      gameNames.map((game) => ({ $ref: `urn:abyss-rules:${game}:${data}` }));
    const ofGames = Object.fromEntries(
      [...used].map((data) => [anyGames(data), { anyOf: refs(data) }]),
    );
    return {
      path: `engine/${what}.json`,
      what,
      schema: {
        $schema: DIALECT,
        $id: `urn:abyss-rules:engine:${what}`,
        title: `Engine: ${what}`,
        description: "A line that the command `abyss-rules engine` reads or writes.",
        ...tidied,
        $defs: { ...$defs, ...ofGames },
      },
    };
  });
