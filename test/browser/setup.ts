import type { Page } from "playwright-core";

/** A game and its players. */
export interface Seating {
  readonly game: string;
  /** For each seat: "person", or the level of a bot. */
  readonly seats: readonly string[];
  readonly names?: readonly string[];
  readonly seed?: string;
}

/** Opens everything that can be chosen for a game, on the first screen. */
export async function openSetup(page: Page, game: string): Promise<void> {
  await page.click(`[data-more="${game}"]`);
  await page.waitForSelector("[data-setup-dialog] [data-start]");
}

/** Starts a game from the first screen; `choose` makes further choices. */
export async function startGame(
  page: Page,
  { game, seats, names = [], seed = "browser" }: Seating,
  choose: () => Promise<unknown> = async () => {},
): Promise<void> {
  await openSetup(page, game);
  if (await page.locator('[data-setup="players"]').count())
    await page.selectOption('[data-setup="players"]', String(seats.length));
  for (const [seat, who] of seats.entries())
    if (await page.locator(`[data-seat="${seat}"]`).count())
      await page.selectOption(`[data-seat="${seat}"]`, who);
  for (const [seat, name] of names.entries()) await page.fill(`[data-seat-name="${seat}"]`, name);
  await page.fill('[data-setup="seed"]', seed);
  await choose();
  await page.click("[data-start]");
  await page.waitForSelector('[data-screen="play"], [data-screen="pass"]');
}

/** Continues from an opened position with the proposed players. */
export async function playOn(page: Page): Promise<void> {
  await page.click('[data-screen="seats"] [data-start]');
  await page.waitForSelector('[data-screen="play"]');
}
