// What documents link to is there: the file, and the heading in it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { rowsOf } from "../rules-table.ts";
import type { Unpacked } from "./tarball.ts";

/** Where a link or a picture of a document leads: `[text](target)`, with or without a title. */
const LINK = /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g;

export async function checkLinks({ folder }: Unpacked): Promise<string[]> {
  const documents = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".md"),
  );
  const problems = documents.flatMap((path) =>
    brokenLinks(folder, path).map(
      (target) =>
        `${path} links to ${target}, which is not in the package: name it in \`files\` of package.json, ` +
        "or take the link out.",
    ),
  );
  console.log(`links looked up in ${documents.length} documents`);
  return problems;
}

/** The relative links of a document that lead nowhere. */
export function brokenLinks(folder: string, document: string): string[] {
  const text = readFileSync(join(folder, document), "utf8");
  return [...withoutCode(text).matchAll(LINK)]
    .map(([, target]) => target!)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path, anchor] = target.split("#");
      const file = path ? join(folder, dirname(document), path) : join(folder, document);
      return !existsSync(file) || (anchor && !anchorsOf(readFileSync(file, "utf8")).has(anchor));
    });
}

const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```$/gm, "");

/** What can stand behind the # of a link to a document: its headings, and in the site the numbers of rules. */
const anchorsOf = (text: string): Set<string> =>
  new Set([
    ...[...withoutCode(text).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => slugOf(heading!)),
    ...rowsOf(text).map(({ number }) => number.toLowerCase()),
  ]);

/** As sites for code make anchors of headings. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");
