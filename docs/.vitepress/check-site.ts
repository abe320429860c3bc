// Checks the built site as a browser would see it: all links lead to a file and an anchor, and nothing
// is fetched from another server.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The targets of links in pages and stylesheets. */
const TARGETS = /\s(?:href|src)="([^"]*)"|url\(["']?([^"')]+)/g;
/** Pictures inside of a stylesheet: what they refer to is inside of them. */
const INLINE = /url\((["'])data:.*?\1\)/g;
/** Addresses on other servers that a browser would fetch without a click. */
const FETCHED =
  /<(?:script|img|iframe|audio|video|source)\b[^>]*\ssrc="((?:https?:)?\/\/[^"]*)|<link\b[^>]*\shref="((?:https?:)?\/\/[^"]*)|url\(["']?((?:https?:)?\/\/[^"')]*)/g;

/** A link that a page creates by script, so that its file does not contain it. */
export interface GeneratedLink {
  readonly file: string;
  readonly target: string;
}

/** The problems of the site in a folder that is served under a path. */
export function problemsOfSite(
  folder: string,
  base: string,
  generated: readonly GeneratedLink[] = [],
): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const anchors = new Map<string, Set<string>>();
  const anchorsOf = (file: string): Set<string> => {
    const known =
      anchors.get(file) ??
      new Set([...read(file).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!));
    anchors.set(file, known);
    return known;
  };

  const written = files
    .filter((file) => /\.(html|css)$/.test(file))
    .flatMap((file) => {
      const text = read(file).replace(INLINE, "");
      const fetched = [...text.matchAll(FETCHED)].map(
        ([, ...found]) =>
          `${file} fetches ${found.find(Boolean)} from another server: serve it from the site.`,
      );
      const dead = [...text.matchAll(TARGETS)]
        .map(([, attribute, address]) => attribute ?? address!)
        .filter((target) => !/^(?:[a-z]+:|\/\/)/.test(target))
        .filter((target) => !leadsSomewhere(target, file))
        .map((target) => deadLink({ file, target }));
      return [...fetched, ...new Set(dead)];
    });
  const lost = generated.filter(({ file, target }) => !leadsSomewhere(target, file)).map(deadLink);
  return [...written, ...lost];

  function leadsSomewhere(target: string, from: string): boolean {
    const [path, anchor] = decoded(target).split("#");
    const file = path === "" ? from : fileOf(path!.split("?")[0]!, from);
    if (file === undefined || !existsSync(join(folder, file))) return false;
    // The playground interprets its fragment itself.
    return !anchor || file.startsWith("playground/") || anchorsOf(file).has(anchor);
  }

  /** The file that a server sends for a path, relative to the folder of the site. */
  function fileOf(path: string, from: string): string | undefined {
    if (path.startsWith("/") && !path.startsWith(base)) return undefined;
    const file = path.startsWith("/") ? path.slice(base.length) : join(dirname(from), path);
    return file === "" || file === "." || file.endsWith("/") ? join(file, "index.html") : file;
  }
}

const deadLink = ({ file, target }: GeneratedLink): string =>
  `${file} links to ${target}, which is not in the site.`;

const decoded = (target: string): string => decodeURI(target.replaceAll("&amp;", "&"));
