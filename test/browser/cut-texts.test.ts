// No text of a card is cut off and no name breaks inside a word: every card of every game, in four languages.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { gameIds } from "../../docs/playground/src/play/games/games.ts";
import { languages } from "../../docs/playground/src/words/languages.ts";
import { pageLanguages } from "../playground/page-languages.ts";
import { facesOf } from "./card-faces.tsx";
import { visiting } from "./page.ts";
import { startGame } from "./setup.ts";

/** The last is so low that cards have their least height. */
const windows = [
  { width: 1280, height: 720 },
  { width: 1600, height: 900 },
  { width: 390, height: 844 },
  { width: 390, height: 600 },
];

/** Puts cards on the board in place of its own, and into the box of a card in full size. */
const showCards = (page: Page, language: string, html: string): Promise<void> =>
  page.evaluate(
    ([tag, cards]) => {
      document.documentElement.lang = tag!;
      document.querySelectorAll(".measured").forEach((box) => {
        box.remove();
      });
      for (const [place, className] of [
        [document.querySelector(".board"), "row"],
        [document.body, "table zoom"],
      ] as const) {
        const box = document.createElement("div");
        box.className = `measured ${className}`;
        box.innerHTML = cards!;
        place?.append(box);
      }
    },
    [language, html],
  );

/** The texts of cards that are cut off, cover each other or break inside a word; runs in the page. */
async function cutTexts(): Promise<readonly string[]> {
  await document.fonts.ready;
  const name = (card: Element): string =>
    `${card.closest(".zoom") ? "in full size, " : ""}${card.className}: ${card.textContent}`;
  const overlap = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1;
  /** The words that take more than one line. */
  const broken = (part: Element): string[] => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { index, 0: word } of (node.textContent ?? "").matchAll(/\p{Alphabetic}+/gu)) {
        // Chinese has no spaces, and breaks between any two characters.
        if (/\p{Script=Han}/u.test(word)) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    return found;
  };
  const cards = [...document.querySelectorAll(".measured .card")];
  if (cards.length < 2) throw new Error("there are no cards");
  return cards.flatMap((card) => {
    const parts = [...card.querySelectorAll(".card-name, .card-text, .card-foot")].filter((part) =>
      part.checkVisibility(),
    );
    // What does not clip may be higher than its lines, but a word that is too wide leaves it.
    const cut = [card, ...parts].filter(
      (part) =>
        part.scrollWidth > part.clientWidth + 1 ||
        (part.scrollHeight > part.clientHeight + 1 &&
          getComputedStyle(part).overflowY !== "visible"),
    );
    const edge = card.getBoundingClientRect();
    const outside = parts.filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom;
    });
    const [text, ...heads] = [
      card.querySelector(".card-text"),
      ...card.querySelectorAll(".card-head .card-name, .badges, .cost"),
    ].map((part) => part?.getBoundingClientRect());
    return [
      ...cut.map((part) => `cut off: ${part.className} of ${name(card)}`),
      ...outside.map((part) => `outside: ${part.className} of ${name(card)}`),
      ...(text && heads.some((head) => head && overlap(head, text))
        ? [`covered: ${name(card)}`]
        : []),
      ...parts.flatMap(broken).map((word) => `broken: ${word} of ${name(card)}`),
    ];
  });
}

describe.each(gameIds)("the cards of %s", (id) => {
  test("show all of their texts, in four languages and all sizes", () =>
    visiting({}, async (page) => {
      await startGame(page, { game: id, seats: ["person", "easy", "easy", "easy"].slice(0, 2) });
      for (const window of windows) {
        await page.setViewportSize(window);
        for (const language of languages) {
          await showCards(page, language, facesOf(id, pageLanguages[language]));
          expect
            .soft(await page.evaluate(cutTexts), `${language}, ${window.width} × ${window.height}`)
            .toEqual([]);
        }
      }
    }));
});

test("cut, covered and broken texts are found", () =>
  visiting({}, async (page) => {
    await startGame(page, { game: "abyss", seats: ["person", "easy"] });
    await showCards(page, "en", facesOf("abyss", pageLanguages.en));
    expect(await page.evaluate(cutTexts)).toEqual([]);
    const found = async (css: string): Promise<string> => {
      const style = await page.addStyleTag({ content: css });
      const problems = await page.evaluate(cutTexts);
      await style.evaluate((element) => (element as Element).remove());
      return problems.join();
    };
    expect(await found(".lord > .card-text { font-size: 20px }")).toContain("cut off: card lord");
    expect(await found(".card-foot { width: 12px }")).toContain("cut off: card-foot");
    expect(await found(".location > .card-text { translate: 0 -50px }")).toContain("covered");
    expect(await found(".card-name { word-break: break-all; width: 40px }")).toContain("broken");
  }));
