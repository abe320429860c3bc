import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { categoryPoints } from "../../docs/playground/src/play/end/category-points.ts";
import { positions } from "./positions.ts";
import { subjects } from "./subjects.ts";

const style = readFileSync(
  new URL("../../docs/playground/src/play/end/end-panel.css", import.meta.url),
  "utf8",
);
const colours = new Set([...style.matchAll(/--part-(\d+): (#\w+)/g)].map(([, , colour]) => colour));

test.each(Object.entries(subjects))(
  "each part of a score of %s has a colour of its own",
  (_, { game, ...subject }) => {
    const parts = new Set(
      positions({ game, ...subject }, "bars", 10).flatMap(({ seatView: { view } }) => {
        const tableaux = game.totals(view).map((_, seat) => game.tableau(view, seat));
        return categoryPoints(game.score(tableaux))
          .flat()
          .map(({ category }) => category);
      }),
    );
    expect(parts.size).toBeGreaterThan(2);
    expect(colours.size).toBeGreaterThanOrEqual(parts.size);
    for (const i of [...parts].keys()) expect(style).toContain(`.part-${i} {`);
  },
);
