// What can occur in a game, according to its schemas.
import { jsonSchemasOf } from "../../src/cli/json-schema.ts";
import type { Game, GameTypes } from "../../src/kernel/contract/game.ts";
import type { Kind } from "./occurrences.ts";
import type { Powers } from "./trials.ts";

/** The cards that events name. */
type Cards = Readonly<Record<"lord" | "location", { readonly enum: readonly string[] }>>;

/** The names of everything that can occur, by kind. */
export function namesOf<T extends GameTypes>(
  game: Game<T>,
  powers: Powers<T>,
): Readonly<Record<Kind, readonly string[]>> {
  const schemas = new Map(
    jsonSchemasOf({ name: game.id, game }).map(({ path, schema }) => [path, schema]),
  );
  const schemaOf = (what: string): unknown => schemas.get(`${game.id}/${what}.json`);
  const { $defs } = schemaOf("event") as { $defs: Cards };
  return {
    action: tagsIn(schemaOf("action"), "type"),
    question: tagsIn(schemaOf("state"), "ask"),
    event: tagsIn(schemaOf("event"), "type"),
    refusal: tagsIn(schemaOf("refusal"), "code"),
    lord: $defs.lord.enum,
    location: $defs.location.enum,
    power: Object.keys(powers),
  };
}

/** The values of a discriminating tag anywhere in a schema. */
function tagsIn(schema: unknown, tag: string): string[] {
  const found = new Set<string>();
  const visit = (at: unknown): void => {
    if (typeof at !== "object" || at === null) return;
    const { properties } = at as { properties?: Record<string, { const?: string }> };
    const name = properties?.[tag]?.const;
    if (name !== undefined) found.add(name);
    for (const inside of Object.values(at)) visit(inside);
  };
  visit(schema);
  return [...found];
}
