// The built site has the rules next to the playground; the development server takes them from the last build.
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Plugin } from "vite";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

/** The paths of the pages of rules and of their assets. */
const RULE_FILES = /^\/(rules|assets)\/|^\/vp-icons\.css$/;

/** Serves the pages of the rules from the folder of the built site. */
export const serveRules = (site: string): Plugin => ({
  name: "serve-rules",
  configureServer({ middlewares }) {
    middlewares.use(async (request, response, next) => {
      const pathname = URL.parse(request.url ?? "/", "http://localhost")?.pathname ?? "/";
      if (!RULE_FILES.test(pathname)) return next();
      const content = await readFile(join(site, pathname)).catch(() => undefined);
      const type = content && TYPES[extname(pathname)];
      response.writeHead(content ? 200 : 404, { "content-type": type ?? "text/plain" });
      response.end(content ?? "Build the site first: npm run docs");
    });
  },
});
