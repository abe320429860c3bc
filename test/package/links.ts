// What the documents of the package link to is in the package too.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Unpacked } from "./tarball.ts";

/** Where a link or a picture of a document leads: `[text](target)`, with or without a title. */
const LINK = /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g;

export async function checkLinks({ folder }: Unpacked): Promise<string[]> {
  const documents = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".md"),
  );
  const problems = documents.flatMap((path) =>
    brokenLinks(readFileSync(join(folder, path), "utf8"), (target) =>
      existsSync(join(folder, dirname(path), target)),
    ).map(
      (target) =>
        `${path} links to ${target}, which is not in the package: name it in \`files\` of package.json, ` +
        "or take the link out.",
    ),
  );
  console.log(`links looked up in ${documents.length} documents`);
  return problems;
}

/** The relative links of a document that lead nowhere. */
function brokenLinks(text: string, exists: (target: string) => boolean): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, "");
  return [...prose.matchAll(LINK)]
    .map(([, target]) => target!.split("#")[0]!)
    .filter((target) => target !== "" && !/^[a-z]+:/.test(target) && !exists(target));
}
