import type { Page } from "playwright-core";

/** The file that a click on this button saves. */
export async function savedBy(page: Page, button: string): Promise<unknown> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(button)]);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString("utf8"));
}

/** Opens what lies over the table: score, editor, files, links. */
export async function unfold(page: Page): Promise<void> {
  if (!(await page.locator(".more").count())) await page.click("[data-more-button]");
}

/** The current position, as the page saves it. Extras that were open stay open. */
export async function savedPosition(page: Page): Promise<{ readonly state: object }> {
  const wasOpen = (await page.locator(".more").count()) > 0;
  await unfold(page);
  const saved = await savedBy(page, '[data-save="position"]');
  // The table is clickable again.
  if (!wasOpen) await page.click("[data-more-button]");
  return saved as { readonly state: object };
}

/** Opens a file with this text in the page. */
export const openText = (page: Page, text: string): Promise<void> =>
  page.setInputFiles("[data-open-file]", {
    name: "some.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
