// The pictures of the documents are what the library gives today. After a change: -u, and look at them.
import { expect, test } from "vitest";
import { agendaPicture } from "../../docs/.vitepress/pictures/agenda.ts";
import { kernelPicture } from "../../docs/.vitepress/pictures/kernel-folders.ts";
import { ladderPicture } from "../../docs/.vitepress/pictures/ladder.ts";
import { layersPicture } from "../../docs/.vitepress/pictures/layers.ts";
import { sourcePicture } from "../../docs/.vitepress/pictures/source-folders.ts";
import { viewsPicture } from "../../docs/.vitepress/pictures/views.ts";
import { read, root } from "./documents.ts";

test.each([
  ["docs/architecture/agenda.svg", "docs/architecture.md", agendaPicture],
  ["docs/architecture/kernel-folders.svg", "docs/architecture.md", kernelPicture],
  ["docs/architecture/source-folders.svg", "docs/architecture.md", sourcePicture],
  ["docs/concepts/layers.svg", "docs/concepts/layers.md", layersPicture],
  ["docs/concepts/views.svg", "docs/concepts/state-and-views.md", viewsPicture],
  ["docs/performance/ladder.svg", "docs/bots.md", ladderPicture],
])("%s is drawn from the library and its figures, and is in %s", async (file, page, draw) => {
  await expect(draw()).toMatchFileSnapshot(root + file);
  const shown = [...read(page).matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => path!);
  expect(shown.some((path) => file.endsWith(`/${path}`))).toBe(true);
});
