// Plays by clicking: what is lit is clicked at random, until the game is over.
import { type Rng, rngFrom } from "abyss-rules";
import type { Page } from "playwright-core";

/** What can be clicked at a moment. */
interface Offer {
  readonly isOver: boolean;
  /** Places of what is lit and not chosen, of what is chosen, and of what confirms, in the window. */
  readonly count: { readonly open: number; readonly chosen: number; readonly confirm: number };
}

type Kind = keyof Offer["count"];

/** What can be clicked: in a menu, if one is open, else everywhere. */
const selectors: Readonly<Record<Kind, string>> = {
  open: '[data-lit="true"]:not([data-chosen="true"]):not([data-confirm])',
  chosen: '[data-lit="true"][data-chosen="true"]',
  confirm: "[data-confirm], [data-pass]",
};

const offerOf = (page: Page): Promise<Offer> =>
  page.evaluate((selectors) => {
    const menu = document.querySelector('[role="menu"]');
    const count = (selector: string) => (menu ?? document).querySelectorAll(selector).length;
    return {
      isOver: document.querySelector('[data-score-sheet][data-over="true"]') !== null,
      count: {
        open: count(selectors.open),
        chosen: count(selectors.chosen),
        confirm: count(selectors.confirm),
      },
    };
  }, selectors);

/** Waits until there is something to click, or nothing more to do: the bots may be thinking. */
async function nextOffer(page: Page): Promise<Offer> {
  const now = await offerOf(page);
  if (now.isOver || now.count.open + now.count.confirm > 0) return now;
  await page.waitForFunction(
    ({ open, confirm }) =>
      document.querySelector(`${open}, ${confirm}, [data-score-sheet][data-over="true"]`) !== null,
    selectors,
    { timeout: 600_000 },
  );
  return offerOf(page);
}

/** Clicks with the mouse where the thing is; something else that covers it would get the click. */
async function clickOn(page: Page, kind: Kind, index: number): Promise<void> {
  const place = await page.evaluate(
    ({ selector, index }) => {
      const menu = document.querySelector('[role="menu"]');
      const thing = (menu ?? document).querySelectorAll(selector)[index];
      if (!thing) return undefined;
      thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, top, width, height } = thing.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      return {
        x,
        y,
        isHit: hit !== null && thing.contains(hit),
        html: thing.outerHTML.slice(0, 300),
      };
    },
    { selector: selectors[kind], index },
  );
  if (!place) throw new Error(`nothing to ${kind} any more`);
  if (!place.isHit) throw new Error(`something covers ${place.html}`);
  await page.mouse.click(place.x, place.y);
}

/** One random click: rather on something new than on what is chosen, and soon on what confirms. */
async function randomClick(page: Page, { count }: Offer, rng: Rng): Promise<void> {
  if (count.confirm > 0 && (count.open === 0 || rng.below(3) > 0))
    await clickOn(page, "confirm", rng.below(count.confirm));
  else if (count.chosen > 0 && rng.below(12) === 0)
    await clickOn(page, "chosen", rng.below(count.chosen));
  else await clickOn(page, "open", rng.below(count.open));
}

/** Clicks at random until the score sheet says that the game is over; gives the number of clicks. */
export async function playToTheEnd(page: Page, seed: string, mostClicks: number): Promise<number> {
  const rng = rngFrom(seed);
  for (let clicks = 0; clicks < mostClicks; clicks++) {
    const offer = await nextOffer(page);
    if (offer.isOver) return clicks;
    await randomClick(page, offer, rng);
  }
  throw new Error(`the game is not over after ${mostClicks} clicks`);
}
