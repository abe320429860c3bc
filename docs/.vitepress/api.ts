// Writes the API reference from the comments of the code, with links back to the guides.
import {
  Application,
  Converter,
  PageEvent,
  type ProjectReflection,
  TSConfigReader,
  TypeDocReader,
} from "typedoc";
import { entrySources, sourceOfEntry } from "../../tsup.config.ts";
import { accessible } from "./api-html.ts";
import { BASE, OUT } from "./settings.ts";

/** TypeDoc's name of an entry's source: its path without `src/` and `/index.ts`. */
const moduleName = (source: string): string =>
  source.replace(/^src\//, "").replace(/(\/index)?\.ts$/, "");

/** What to import, by TypeDoc's name of the module. */
const importPaths = new Map([...sourceOfEntry].map(([path, file]) => [moduleName(file), path]));

/** Names the modules as they are imported: `abyss-rules/abyss` instead of `abyss`. */
function nameModules({ children = [] }: ProjectReflection): void {
  for (const module of children) {
    const path = importPaths.get(module.name);
    if (path === undefined) throw new Error(`No entry has the module ${module.name}.`);
    module.name = path;
  }
}

/** Builds the reference into the folder of the site. */
export async function writeApi(): Promise<void> {
  const app = await Application.bootstrapWithPlugins(
    {
      options: "docs/typedoc.json",
      entryPoints: [...entrySources],
      out: `${OUT}/api`,
      readme: "none",
      navigationLinks: {
        Guides: `${BASE}guide/interface.html`,
        Rules: `${BASE}rules/abyss.html`,
        Playground: `${BASE}playground/index.html`,
      },
      // Each entry is one link: what it has is on its page.
      navigationLeaves: [...importPaths.values()],
      titleLink: BASE,
      customCss: "docs/.vitepress/api.css",
      favicon: "docs/public/logo.svg",
    },
    [new TypeDocReader(), new TSConfigReader()],
  );
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => nameModules(project));
  app.renderer.on(PageEvent.END, (page) => {
    if (page.contents !== undefined) page.contents = accessible(page.contents);
  });
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
