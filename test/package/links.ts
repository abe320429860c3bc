// Checks that the links of documents lead to existing files and headings.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { rowsOf } from "../rules-table.ts";
import type { Unpacked } from "./tarball.ts";

/** A link or an image of a document: `[text](target)`, with or without a title. */
const LINK = /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g;

export async function checkLinks({ folder }: Unpacked): Promise<string[]> {
  const documents = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".md"),
  );
  const problems = documents.flatMap((path) =>
    brokenLinks(folder, path).map(
      (target) =>
        `${path} links to ${target}, which is not in the package: add it to \`files\` of package.json, ` +
        "or remove the link.",
    ),
  );
  console.log(`links checked in ${documents.length} documents`);
  return problems;
}

/** The broken relative links of a document. */
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

/** The anchors of a document: its headings and, in the site, the numbers of rules. */
const anchorsOf = (text: string): Set<string> =>
  new Set([
    ...[...withoutCode(text).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => slugOf(heading!)),
    ...rowsOf(text).map(({ number }) => number.toLowerCase()),
  ]);

/** The anchor of a heading, as code hosting sites generate it. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");
