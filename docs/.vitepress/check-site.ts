// Looks at the built site as a browser does: all links lead to a file and an anchor, and nothing is
// fetched from elsewhere.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What an attribute of a page or the address of a stylesheet names. */
const NAMED = /\s(?:href|src)="([^"]*)"|url\(["']?([^"')]+)/g;
/** Of another page only people ask for it, by clicking; of these the browser does. */
const FETCHED =
  /<(?:script|img|iframe|audio|video|source)\b[^>]*\ssrc="((?:https?:)?\/\/[^"]*)|<link\b[^>]*\shref="((?:https?:)?\/\/[^"]*)|url\(["']?((?:https?:)?\/\/[^"')]*)/g;

/** A link that a page makes only when somebody reads it, so that its file does not have it. */
export interface MadeLink {
  readonly file: string;
  readonly target: string;
}

/** What is wrong with the site in a folder that is served under a path. */
export function problemsOfSite(
  folder: string,
  base: string,
  made: readonly MadeLink[] = [],
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
      const text = read(file);
      const fetched = [...text.matchAll(FETCHED)].map(
        ([, ...found]) => `${file} fetches ${found.find(Boolean)} from elsewhere: serve it here.`,
      );
      const dead = [...text.matchAll(NAMED)]
        .map(([, attribute, address]) => attribute ?? address!)
        .filter((target) => !/^(?:[a-z]+:|\/\/)/.test(target))
        .filter((target) => !leadsSomewhere(target, file))
        .map((target) => deadLink({ file, target }));
      return [...fetched, ...new Set(dead)];
    });
  const lost = made.filter(({ file, target }) => !leadsSomewhere(target, file)).map(deadLink);
  return [...written, ...lost];

  function leadsSomewhere(target: string, from: string): boolean {
    const [path, anchor] = decoded(target).split("#");
    const file = path === "" ? from : fileOf(path!.split("?")[0]!, from);
    if (file === undefined || !existsSync(join(folder, file))) return false;
    // The playground reads what is behind the # itself.
    return !anchor || file.startsWith("playground/") || anchorsOf(file).has(anchor);
  }

  /** The file that a server sends for a path, from the folder of the site. */
  function fileOf(path: string, from: string): string | undefined {
    if (path.startsWith("/") && !path.startsWith(base)) return undefined;
    const file = path.startsWith("/") ? path.slice(base.length) : join(dirname(from), path);
    return file === "" || file === "." || file.endsWith("/") ? join(file, "index.html") : file;
  }
}

const deadLink = ({ file, target }: MadeLink): string =>
  `${file} links to ${target}, which is not in the site.`;

const decoded = (target: string): string => decodeURI(target.replaceAll("&amp;", "&"));
