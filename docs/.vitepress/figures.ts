// The figures of the landing page, from the recorded measurements and the tables of rules.
import { readdirSync, readFileSync } from "node:fs";
import { rowsOf } from "../../test/rules-table.ts";
import { ROOT } from "./settings.ts";

/** A figure and the page that it is from. */
export interface Figure {
  readonly figure: string;
  readonly text: string;
  readonly link: string;
}

const read = (path: string): string => readFileSync(ROOT + path, "utf8");

/** The figures, in order. */
export function figures(): readonly Figure[] {
  const sizes: Readonly<Record<string, { readonly all: number }>> = JSON.parse(
    read("test/package/sizes.json"),
  );
  const size = sizes["abyss-rules/abyss"];
  const [, microseconds] = /^\| reduce \| ([\d.]+) /m.exec(read("docs/performance.md")) ?? [];
  if (!size || microseconds === undefined) throw new Error("The measurements have another form.");
  const rules = readdirSync(`${ROOT}docs/rules`).flatMap((file) =>
    rowsOf(read(`docs/rules/${file}`)),
  );
  return [
    {
      figure: `${(size.all / 1000).toFixed(0)} kB`,
      text: "the whole game of Abyss with all it needs, gzipped",
      link: "/entries.html#sizes",
    },
    {
      figure: `${Number(microseconds).toFixed(0)} µs`,
      text: "to check an action and carry it out",
      link: "/performance.html#every-function",
    },
    {
      figure: String(rules.length),
      text: "rules by number, each with its code and its tests",
      link: "/reliability.html",
    },
  ];
}
