// Every entry point must work in a browser: none of them may import a Node built-in.
import { builtinModules } from "node:module";
import { relative } from "node:path";
import type { Plugin } from "esbuild";
import { bundle } from "./bundle.ts";
import type { Unpacked } from "./tarball.ts";

export async function checkBrowser(unpacked: Unpacked): Promise<string[]> {
  const problems: string[] = [];
  for (const entry of unpacked.entries) {
    const plugin = findBuiltIns((name, importer) => {
      problems.push(
        `${entry} imports the Node built-in "${name}" in ` +
          `${relative(unpacked.folder, importer)}: move that code to src/cli.`,
      );
    });
    await bundle(unpacked, `export * from "${entry}"`, { plugins: [plugin] });
    console.log(`bundled for browsers: ${entry}`);
  }
  return problems;
}

function findBuiltIns(report: (name: string, importer: string) => void): Plugin {
  return {
    name: "find-built-ins",
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, importer }) => {
        if (!path.startsWith("node:") && !builtinModules.includes(path)) return null;
        report(path, importer);
        return { path, external: true };
      });
    },
  };
}
