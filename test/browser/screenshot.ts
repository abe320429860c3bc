import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const folder = fileURLToPath(new URL("../../node_modules/.cache/screenshots/", import.meta.url));

/** Takes a screenshot of the whole page for people to look at; returns its number of colours. */
export async function screenshot(page: Page, name: string): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const picture = await page.screenshot({ path: `${folder}${name}.png`, fullPage: true });
  return coloursIn(page, picture.toString("base64"));
}

/** An empty page has one colour. */
const coloursIn = (page: Page, png: string): Promise<number> =>
  page.evaluate(async (base64) => {
    const image = await createImageBitmap(
      await (await fetch(`data:image/png;base64,${base64}`)).blob(),
    );
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paper = canvas.getContext("2d");
    if (!paper) throw new Error("no canvas");
    paper.drawImage(image, 0, 0);
    const { data } = paper.getImageData(0, 0, image.width, image.height);
    return new Set(new Uint32Array(data.buffer)).size;
  }, png);
