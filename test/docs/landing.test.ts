// The landing page: every item of its table does what it says, and its figures are the recorded ones.
import { describe, expect, test } from "vitest";
import { figures } from "../../docs/.vitepress/figures.ts";
import { answerHtml, invitation } from "../../docs/.vitepress/live-table/answer.ts";
import {
  botTurns,
  click,
  firstState,
  type Meaning,
  VISITOR,
} from "../../docs/.vitepress/live-table/game.ts";
import { sprite } from "../../docs/.vitepress/live-table/sprite.ts";
import { tableHtml } from "../../docs/.vitepress/live-table/table.ts";
import { abyss } from "../../src/abyss/index.ts";
import { rngFrom } from "../../src/index.ts";
import { read } from "./documents.ts";

interface Item {
  readonly isLit: boolean;
  readonly meanings: readonly Meaning[];
}

/** The items that can be clicked, from the HTML. */
const itemsIn = (html: string): Item[] =>
  [...html.matchAll(/<button type="button" class="([^"]*)" data-meanings="([^"]*)"/g)].map(
    ([, names = "", meanings = ""]) => ({
      isLit: /\b(lit|choice)\b/.test(names),
      meanings: JSON.parse(
        meanings.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)),
      ) as Meaning[],
    }),
  );

describe("the table", () => {
  test("opens at a decision with lit and unlit items, and its emblems are in the page", () => {
    const html = tableHtml(firstState());
    const lit = itemsIn(html).filter(({ isLit }) => isLit);
    expect(lit.map(({ meanings }) => meanings[0]?.type)).toEqual(
      expect.arrayContaining(["explore", "request-support", "recruit"]),
    );
    expect(lit.length).toBeLessThan(itemsIn(html).length);
    expect(invitation(firstState())).toContain("recruit: ");
  });

  test("can be played to the end by clicks: lit items act, all others are refused with a rule", () => {
    const rng = rngFrom("landing");
    let state = firstState();
    const symbols = new Set([...sprite().matchAll(/id="(emblem-\w+)"/g)].map(([, id]) => id));
    const answered = { ok: 0, refused: 0 };
    for (let clicks = 0; abyss.deciders(state).length > 0; clicks += 1) {
      expect(clicks).toBeLessThan(2000);
      const html = tableHtml(state);
      for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(symbols).toContain(id);
      const items = itemsIn(html);
      expect(items.some(({ isLit }) => isLit)).toBe(true);
      const { isLit, meanings } = items[rng.below(items.length)]!;
      const clicked = click(state, meanings);
      expect(clicked.answer.ok).toBe(isLit);
      answered[clicked.answer.ok ? "ok" : "refused"] += 1;
      const replied = botTurns(clicked.state);
      const shown = answerHtml(clicked.answer, replied.events);
      if (clicked.answer.ok) {
        expect(clicked.answer.action).toMatchObject({ seat: VISITOR });
        expect(shown).toContain("<dt>Events</dt>");
      } else {
        expect(clicked.state).toBe(state);
        expect(clicked.answer.refusal.rule).toMatch(/^AB-\d+$/);
        expect(shown).toContain("<dt>Refusal</dt>");
      }
      state = replied.state;
    }
    expect(answered.ok).toBeGreaterThan(20);
    expect(answered.refused).toBeGreaterThan(20);
    expect(tableHtml(state)).toContain("The game is over");
  });
});

test("the figures of the landing page are in the pages that they link to", () => {
  const [size, speed, rules] = figures();
  expect(read("docs/entries.md")).toContain(
    `| \`abyss-rules/abyss\` | ${size?.figure.replace(" kB", "")} |`,
  );
  expect(read("docs/performance.md")).toMatch(/^\| reduce \| [\d.]+ /m);
  expect(speed?.figure).toMatch(/^\d+ µs$/);
  expect(Number(rules?.figure)).toBeGreaterThan(300);
});
