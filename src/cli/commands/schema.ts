import { forGame, readArguments, unknownName } from "../arguments.ts";
import { type Command, commonHelp } from "../command.ts";
import { engineJsonSchemas, jsonSchemasOf } from "../json-schema.ts";

const help = `Usage: abyss-rules schema <game> <what>

Prints a JSON Schema (draft 2020-12) of the data that a game reads and writes:
options, action, event, refusal, state, view, tableau, position or replay. With
engine instead of a game: request or answer, of abyss-rules engine.

${commonHelp}`;

/** In place of a game, for the schemas of the engine. */
const ENGINE = "engine";

/** `abyss-rules schema` */
export const schema: Command = {
  summary: "print the JSON Schema of states, actions, tableaux, …",
  help,
  options: {},
  async run(args) {
    const { operands } = readArguments(args, {}, ["game", "what"]);
    const files =
      operands.game === ENGINE ? engineJsonSchemas() : forGame(operands.game, jsonSchemasOf);
    const found = files.find(({ what }) => what === operands.what);
    if (!found)
      throw unknownName(
        "schema",
        operands.what,
        files.map(({ what }) => what),
      );
    console.log(JSON.stringify(found.schema, null, 2));
    return 0;
  },
};
