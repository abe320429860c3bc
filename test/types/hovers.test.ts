// What an editor shows for the published types: names, not the types that they are computed with.
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Values, in terms of those before; the hover of each is looked at. */
const samplesOf = (game: string): Record<string, string> => ({
  game,
  step: "game.setup({ players: 2 }, 'seed')",
  state: "step.state",
  table: "state.table",
  lord: "state.table.court[0]",
  lords: "state.table.lordDeck",
  hand: "state.table.seats[0]!.hand",
  events: "step.events",
  view: "game.view(state, 0)",
  hiddenLords: "view.table.lordDeck",
  decision: "game.decision(view)",
  actions: "game.legalActions(view, 0)",
  action: "[...actions][0]!",
  recruited: "action.type === 'recruit' ? action.lord : null",
  result: "game.reduce(state, action)",
  tableau: "game.tableau(view, 0)",
  refusal: "undefined as Refusal | undefined",
  handWritten: "undefined as Position | undefined",
  named: "undefined as Lord | undefined",
});

const filesOf = (game: string): Record<string, string> => ({
  [`${root}hover-${game}.ts`]: [
    `import { ${game}, type Position, type Refusal } from "abyss-rules/${game}";`,
    `import type { Lord } from "abyss-rules/${game}/cards";`,
    ...Object.entries(samplesOf(game)).map(([name, value]) => `export const ${name} = ${value};`),
  ].join("\n"),
});
const files = { ...filesOf("abyss"), ...filesOf("kraken") };

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

test.each(["abyss", "kraken"])("hovers of %s show the names of types", (game) => {
  const bundle = game === "abyss" ? "AbyssTypes" : "KrakenTypes";
  expect(hoversOf(game)).toEqual({
    game: `Game<${bundle}>`,
    step: `Step<${bundle}>`,
    state: "State",
    table: "Table",
    lord: "Lord | undefined",
    lords: "readonly Lord[]",
    hand: "readonly Ally[]",
    events: "readonly Event[]",
    view: "View",
    hiddenLords: "readonly (Lord | null)[]",
    decision: "Decision | undefined",
    actions: "Iterable<Action>",
    action: "Action",
    recruited: "Lord | null",
    result: `Result<${bundle}>`,
    tableau: "Tableau",
    refusal: "Refusal | undefined",
    handWritten: "Position | undefined",
    named: "Lord | undefined",
  });
});
