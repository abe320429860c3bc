// Builds the site (pages, API and playground) into one folder, then checks its links.
import { spawnSync } from "node:child_process";
import { Application, TSConfigReader, TypeDocReader } from "typedoc";
import { build } from "vitepress";
import { entrySources } from "../../tsup.config.ts";
import { problemsOfSite } from "./check-site.ts";
import { ruleLinks } from "./rule-links.ts";
import { BASE, OUT } from "./settings.ts";

await build("docs");
await writeApi();
run("npm", "run", "playground:build");

const problems = problemsOfSite(OUT, BASE, ruleLinks());
for (const problem of problems) console.error(`error: ${problem}`);
if (problems.length > 0) process.exit(1);
console.log("The site is in docs/site.");

/** Writes the API reference from the comments of the code, with links back to the guides. */
async function writeApi(): Promise<void> {
  const app = await Application.bootstrapWithPlugins(
    {
      options: "docs/typedoc.json",
      entryPoints: [...entrySources],
      out: `${OUT}/api`,
      readme: "none",
      includeHierarchySummary: false,
      navigationLinks: { Guides: `${BASE}guide/interface.html`, Rules: `${BASE}rules/abyss.html` },
      titleLink: BASE,
      customCss: "docs/.vitepress/api.css",
      favicon: "docs/public/logo.svg",
    },
    [new TypeDocReader(), new TSConfigReader()],
  );
  const project = await app.convert();
  if (project) {
    app.validate(project);
    await app.generateOutputs(project);
  }
  if (!project || app.logger.hasErrors() || app.logger.hasWarnings())
    throw new Error(
      "TypeDoc reported errors or warnings (see above): correct the comments of the code.",
    );
}

function run(command: string, ...args: readonly string[]): void {
  if (spawnSync(command, args, { stdio: "inherit" }).status !== 0)
    throw new Error(`${command} ${args.join(" ")} failed (see above).`);
}
