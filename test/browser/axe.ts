import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const script = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** The accessibility problems of the page with their places; by default the serious and critical ones. */
export async function barriers(
  page: Page,
  impacts: readonly string[] = ["serious", "critical"],
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: script });
  const { violations }: AxeResults = await page.evaluate(
    "axe.run({ resultTypes: ['violations'] })",
  );
  return violations
    .filter(({ impact }) => impact && impacts.includes(impact))
    .map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join("\n")}`);
}
