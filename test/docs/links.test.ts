import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { groups } from "../../docs/.vitepress/sidebar.ts";
import { brokenLinks } from "../package/links.ts";
import { documents, root } from "./documents.ts";

const folder = mkdtempSync(join(tmpdir(), "links-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(documents)("the links of %s lead to files and headings", (document) => {
  expect(brokenLinks(root, document)).toEqual([]);
});

test("broken links are found, except in code blocks", () => {
  const lines = [
    "# A title, and more",
    "[here](#a-title-and-more) [there](other.md) [far](https://example.org/none)",
    "[rule](other.md#ab-28) ![picture](none.svg) [nowhere](#a-title) [no rule](other.md#ab-29)",
    "```text\n[none](none.md)\n```",
  ];
  writeFileSync(join(folder, "one.md"), lines.join("\n"));
  writeFileSync(join(folder, "other.md"), "| AB-28 | rule | `code` | `tests` |");
  expect(brokenLinks(folder, "one.md")).toEqual(["none.svg", "#a-title", "other.md#ab-29"]);
});

test("every page is in the navigation of the site", () => {
  const inSidebar = groups.flatMap(({ pages }) => pages.map(({ page }) => `docs/${page}.md`));
  const pages = documents.filter((path) => path.startsWith("docs/") && path !== "docs/index.md");
  expect(inSidebar.sort()).toEqual(pages);
});
