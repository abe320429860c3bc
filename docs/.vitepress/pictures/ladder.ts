// How strong the bots are, as bars: the figures are those of the table in docs/bots.md.
import { readFileSync } from "node:fs";
import { bars } from "../../../test/bench/svg.ts";
import { tableIn } from "../../../test/docs/tables.ts";
import { ROOT } from "../settings.ts";

const HEAD = ["game", "bots", "victories of the first", "95 % interval", "matches"] as const;

/** The picture of the page on bots. */
export function ladderPicture(): string {
  const rows = tableIn(readFileSync(`${ROOT}docs/bots.md`, "utf8"), HEAD);
  const ladder = rows.map(({ game, bots: names, "victories of the first": share }) => {
    return {
      name: `${game}: ${names.replaceAll("`", "")}`,
      length: Number(share.replace(" %", "")),
      text: share,
      isGood: true,
    };
  });
  return bars("Victories of the first bot; the line is half of them", ladder, {
    scale: "linear",
    mark: 50,
  });
}
