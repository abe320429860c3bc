// The built site has the rules next to the playground; the development server renders them when they are asked for.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The paths of the pages of rules, as in the site. */
const RULES_PAGE = /^\/rules\/(\w+)\.html$/;

/** The path of the playground in the site: links to positions lead there. */
const IN_SITE = /^\/playground\//;

/** Serves the pages of the rules, rendered from their documents. */
export const serveRules = (): Plugin => ({
  name: "serve-rules",
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const pathname = URL.parse(request.url ?? "/", "http://localhost")?.pathname ?? "/";
      if (IN_SITE.test(pathname)) {
        // The browser keeps the fragment, which has the position.
        response.writeHead(302, { location: "/" }).end();
        return;
      }
      const [, game] = RULES_PAGE.exec(pathname) ?? [];
      if (game === undefined) return next();
      try {
        // Loaded by the server, so that starting it costs nothing.
        const { rulesPage } = (await server.ssrLoadModule(
          fileURLToPath(new URL("../.vitepress/rules-html.ts", import.meta.url)),
        )) as typeof import("../.vitepress/rules-html.ts");
        const page = await rulesPage(game);
        response.writeHead(page === undefined ? 404 : 200, {
          "content-type": "text/html; charset=utf-8",
        });
        response.end(page ?? `There are no rules of ${game}.`);
      } catch (error) {
        next(error);
      }
    });
  },
});
