// Builds the site: pages, API and playground, into one folder. Then looks whether all links lead somewhere.
import { spawnSync } from "node:child_process";
import { Application, PackageJsonReader, TSConfigReader } from "typedoc";
import { build } from "vitepress";
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

/** The API from the comments of the code, with a way back to the guides. */
async function writeApi(): Promise<void> {
  const app = await Application.bootstrapWithPlugins(
    {
      out: `${OUT}/api`,
      readme: "none",
      includeHierarchySummary: false,
      navigationLinks: { Guides: `${BASE}guide/interface.html`, Rules: `${BASE}rules/abyss.html` },
      titleLink: BASE,
      customCss: "docs/.vitepress/api.css",
      favicon: "docs/public/logo.svg",
    },
    [new PackageJsonReader(), new TSConfigReader()],
  );
  const project = await app.convert();
  if (project) {
    app.validate(project);
    await app.generateOutputs(project);
  }
  if (!project || app.logger.hasErrors() || app.logger.hasWarnings())
    throw new Error("the API cannot be written, see above: correct the comments of the code.");
}

function run(command: string, ...args: readonly string[]): void {
  if (spawnSync(command, args, { stdio: "inherit" }).status !== 0)
    throw new Error(`${command} ${args.join(" ")} has failed, see above.`);
}
