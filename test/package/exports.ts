// Checks that every exported name is used: by a document, an example, the playground, these checks, or the
// signature of another exported name.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { entrySources } from "../../tsup.config.ts";

/** The most names in the entry of a game: what a caller needs. */
const MOST_NAMES = 45;

const isGameEntry = (source: string): boolean =>
  /^src\/(abyss|exiles|kraken|leviathan|conspiracy)[a-z-]*\/index\.ts$/.test(source);

export async function checkExports(): Promise<string[]> {
  const program = ts.createProgram(entrySources, compilerOptions());
  const checker = program.getTypeChecker();
  const exportsOf = (source: string): ts.Symbol[] =>
    checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(source)!)!);
  const original = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const words = wordsOf(["README.md", ...filesIn("docs"), ...filesIn("test/package")]);
  const used = new Set<ts.Symbol>();
  const visit = (symbol: ts.Symbol): void => {
    if (used.has(symbol)) return;
    used.add(symbol);
    for (const declaration of symbol.declarations ?? [])
      for (const name of signatureNames(declaration)) {
        const found = checker.getSymbolAtLocation(name);
        if (found) visit(original(found));
      }
  };
  const entries = entrySources.map((source) => [source, exportsOf(source)] as const);
  for (const [, symbols] of entries)
    for (const symbol of symbols) if (words.has(symbol.name)) visit(original(symbol));

  const distinct = new Set(entries.flatMap(([, symbols]) => symbols.map(({ name }) => name)));
  const total = entries.reduce((sum, [, symbols]) => sum + symbols.length, 0);
  console.log(`${total} exported names in ${entries.length} entries, ${distinct.size} distinct`);
  return entries.flatMap(([source, symbols]) => [
    ...symbols
      .filter((symbol) => !used.has(original(symbol)))
      .map(({ name }) => `${source} exports ${name}, which nothing uses: document or remove it.`),
    ...(isGameEntry(source) && symbols.length > MOST_NAMES
      ? [`${source} exports ${symbols.length} names, at most ${MOST_NAMES}: move some to rules.ts.`]
      : []),
  ]);
}

/** The names in a declaration that its users see: all but the bodies of functions and initial values. */
function* signatureNames(node: ts.Node): Generator<ts.Identifier> {
  if (ts.isBlock(node)) return;
  if (ts.isIdentifier(node)) yield node;
  const hidden = hiddenPart(node);
  for (const child of node.getChildren()) if (child !== hidden) yield* signatureNames(child);
}

/** The value of a variable or the body of a function whose type is given. */
function hiddenPart(node: ts.Node): ts.Node | undefined {
  if (ts.isVariableDeclaration(node)) return node.type && node.initializer;
  if (ts.isArrowFunction(node)) return node.type && node.body;
  return undefined;
}

const wordsOf = (files: readonly string[]): Set<string> =>
  new Set(files.flatMap((file) => readFileSync(file, "utf8").match(/[A-Za-z_$][\w$]*/g) ?? []));

/** Documents and programs in a folder; neither the changelog nor what was built. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (/^docs\/(site|changelog\.md)|node_modules|\/cache/.test(path)) return [];
    if (entry.isDirectory()) return filesIn(path);
    return /\.(md|ts|tsx)$/.test(path) ? [path] : [];
  });
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, ".").options;
}
