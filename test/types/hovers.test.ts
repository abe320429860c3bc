// What an editor shows for the published types: names, not the types that they are computed with.
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

const nameOf = (game: string): string => (game === "conspiracy-solo" ? "conspiracySolo" : game);
const isConspiracy = (game: string): boolean => game.startsWith("conspiracy");

/** Values, in terms of those before; the hover of each is looked at. */
const samplesOf = (game: string): Record<string, string> => ({
  game: nameOf(game),
  step: `game.setup({${game === "conspiracy-solo" ? "" : "players: 2"}}, 'seed')`,
  state: "step.state",
  table: "state.table",
  lords: "state.table.lordDeck",
  available: "state.table.available",
  events: "step.events",
  view: "game.view(state, 0)",
  hiddenLords: "view.table.lordDeck",
  decision: "game.decision(view)",
  actions: "game.legalActions(view, 0)",
  action: "[...actions][0]!",
  result: "game.reduce(state, action)",
  tableau: "game.tableau(view, 0)",
  refusal: "undefined as Refusal | undefined",
  handWritten: "undefined as Position | undefined",
  named: "undefined as Lord | undefined",
  ...(isConspiracy(game)
    ? { taken: "action.type === 'take-location' ? action.location : null" }
    : {
        lord: "state.table.court[0]",
        hand: "state.table.seats[0]!.hand",
        recruited: "action.type === 'recruit' ? action.lord : null",
      }),
});

const filesOf = (game: string): Record<string, string> => ({
  [`${root}hover-${game}.ts`]: [
    `import { ${nameOf(game)}, type Position, type Refusal } from "abyss-rules/${game}";`,
    `import type { Lord } from "abyss-rules/${game}/cards";`,
    ...Object.entries(samplesOf(game)).map(([name, value]) => `export const ${name} = ${value};`),
  ].join("\n"),
});
const bundles = {
  abyss: "AbyssTypes",
  kraken: "KrakenTypes",
  conspiracy: "ConspiracyTypes",
  "conspiracy-solo": "ConspiracySoloTypes",
};
const files = Object.assign({}, ...Object.keys(bundles).map(filesOf)) as Record<string, string>;

const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);

const service = ts.createLanguageService({
  getCompilationSettings: () => ({ ...options, types: [] }),
  getScriptFileNames: () => Object.keys(files),
  getScriptVersion: () => "1",
  getScriptSnapshot: (file) => {
    const code = files[file] ?? ts.sys.readFile(file);
    return code === undefined ? undefined : ts.ScriptSnapshot.fromString(code);
  },
  getCurrentDirectory: () => root,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (file) => file in files || ts.sys.fileExists(file),
  readFile: (file) => files[file] ?? ts.sys.readFile(file),
});

/** The types that hovers show, by sample. */
function hoversOf(game: string): Record<string, string> {
  const [[file, code] = ["", ""]] = Object.entries(filesOf(game));
  return Object.fromEntries(
    Object.keys(samplesOf(game)).map((name) => {
      const info = service.getQuickInfoAtPosition(file, code.indexOf(` ${name} =`) + 1);
      return [name, ts.displayPartsToString(info?.displayParts).replace(`const ${name}: `, "")];
    }),
  );
}

test.each(Object.entries(bundles))("hovers of %s show the names of types", (game, bundle) => {
  expect(hoversOf(game)).toEqual({
    game: `Game<${bundle}>`,
    step: `Step<${bundle}>`,
    state: "State",
    table: "Table",
    lords: "readonly Lord[]",
    available: "readonly Location[]",
    events: "readonly Event[]",
    view: "View",
    hiddenLords: "readonly (Lord | null)[]",
    decision: "Decision | undefined",
    actions: "Iterable<Action>",
    action: "Action",
    result: `Result<${bundle}>`,
    tableau: "Tableau",
    refusal: "Refusal | undefined",
    handWritten: "Position | undefined",
    named: "Lord | undefined",
    ...(isConspiracy(game)
      ? { taken: "Location | null" }
      : { lord: "Lord | undefined", hand: "readonly Ally[]", recruited: "Lord | null" }),
  });
});
