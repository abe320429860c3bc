import type { Page } from "playwright-core";

/** A game and its players. */
export interface Seating {
  readonly game: string;
  /** For each seat: "person", or the level of a bot. */
  readonly seats: readonly string[];
  readonly seed?: string;
}

/** Sets up a game on the first screen, and starts it. */
export async function startGame(
  page: Page,
  { game, seats, seed = "browser" }: Seating,
): Promise<void> {
  await page.selectOption('[data-setup="game"]', game);
  if (await page.locator('[data-setup="players"]').count())
    await page.selectOption('[data-setup="players"]', String(seats.length));
  for (const [seat, who] of seats.entries())
    if (await page.locator(`[data-seat="${seat}"]`).count())
      await page.selectOption(`[data-seat="${seat}"]`, who);
  await page.fill('[data-setup="seed"]', seed);
  await page.click("[data-start]");
  await page.waitForSelector('[data-screen="play"], [data-screen="pass"]');
}

/** Continues from an opened position with the proposed players. */
export async function playOn(page: Page): Promise<void> {
  await page.click('[data-screen="seats"] [data-start]');
  await page.waitForSelector('[data-screen="play"]');
}
