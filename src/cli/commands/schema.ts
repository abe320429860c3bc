import { forGame, notOne, readArguments } from "../arguments.ts";
import { type Command, commonOptions } from "../command.ts";
import { jsonSchemasOf } from "../json-schema.ts";

const help = `Usage: abyss-rules schema <game> <what>

Prints the JSON Schema (draft 2020-12) of what a game reads and writes: options,
action, event, refusal, state, view, tableau, position or replay.

${commonOptions}`;

/** `abyss-rules schema` */
export const schema: Command = {
  summary: "JSON Schemas of states, actions, tableaux, …",
  help,
  async run(args) {
    const { things } = readArguments(args, {}, ["game", "what"]);
    return forGame(things.game, (entry) => {
      const files = jsonSchemasOf(entry);
      const found = files.find(({ what }) => what === things.what);
      if (!found)
        throw notOne(
          "schema",
          things.what,
          files.map(({ what }) => what),
        );
      console.log(JSON.stringify(found.schema, null, 2));
      return 0;
    });
  },
};
