// The interface that the guide builds: its code is read from the guide and runs in the browser that takes the picture.
import { readFileSync } from "node:fs";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { rngFrom } from "../../src/index.ts";
import { programsOf, wholeOf } from "../../test/docs/blocks.ts";
import { ROOT } from "./settings.ts";

const GUIDE = "docs/guide/interface.md";

const STYLE = `
  :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 1.5rem auto; padding: 0 1rem; }
  h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; }
  button { margin: 0 0.4rem 0.4rem 0; padding: 0.35rem 0.8rem; font: inherit; cursor: pointer; }
  ol { color: GrayText; }`;

/** The program of the guide with a page of Abyss around it, as one script. */
async function script(): Promise<string> {
  const program = programsOf(readFileSync(ROOT + GUIDE, "utf8")).find(
    ({ language }) => language === "tsx",
  );
  if (!program) throw new Error(`${GUIDE} builds no interface.`);
  const { outputFiles } = await build({
    stdin: {
      contents: `${wholeOf(program)}
        import { createRoot } from "react-dom/client";
        import { games } from "abyss-rules/games";
        const module = await games.abyss();
        createRoot(document.body).render(<GamePage module={module as never} seed="a page" />);`,
      // Found by the paths in tsconfig.json.
      resolveDir: ROOT,
      sourcefile: `${ROOT}guide.tsx`,
      loader: "tsx",
    },
    bundle: true,
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    write: false,
  });
  return outputFiles[0]!.text;
}

/** More clicks than it takes until a player can recruit. */
const MOST_CLICKS = 300;

/** Opens the interface, and clicks at random until a player can choose how to pay for a lord. */
export async function openGuidePage(page: Page): Promise<void> {
  await page.setContent(
    `<!doctype html><html lang="en"><style>${STYLE}</style><body></body></html>`,
  );
  await page.addScriptTag({ type: "module", content: await script() });
  const rng = rngFrom("a page");
  const recruit = page.getByRole("button", { name: "Recruit a lord" });
  const allies = page.locator("p", { hasText: "Allies" }).getByRole("button");
  const buttons = page.getByRole("button");
  for (let clicks = 0; clicks < MOST_CLICKS; clicks += 1) {
    await buttons.first().waitFor();
    if ((await allies.count()) > 2) return;
    if (await recruit.count()) await recruit.click();
    else await buttons.nth(rng.below(await buttons.count())).click();
  }
  throw new Error(`The interface of ${GUIDE} comes to no recruitment.`);
}
