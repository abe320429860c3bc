// The parts of the build of the site.
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { afterAll, describe, expect, test } from "vitest";
import { problemsOfSite } from "../../docs/.vitepress/check-site.ts";
import { positionLink } from "../../docs/.vitepress/position-link.ts";
import { ruleLinks } from "../../docs/.vitepress/rule-links.ts";
import { ROOT } from "../../docs/.vitepress/settings.ts";
import { workedExamples } from "../../docs/.vitepress/worked-examples.ts";
import { linkedBy } from "../../docs/playground/src/extras/links/link.ts";
import { ruleAddress } from "../../docs/playground/src/play/games/rule-address.ts";
import { abyss } from "../../src/abyss/index.ts";
import { conspiracy } from "../../src/conspiracy/index.ts";
import { conspiracySolo } from "../../src/conspiracy-solo/index.ts";
import { readState } from "../../src/index.ts";
import { kraken } from "../../src/kraken/index.ts";
import { krakenLeviathan } from "../../src/kraken-leviathan/index.ts";
import { leviathan } from "../../src/leviathan/index.ts";

const folder = mkdtempSync(join(tmpdir(), "site-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);

test("broken links and fetches from other servers are found", () => {
  mkdirSync(join(folder, "sub"));
  write("index.html", '<h1 id="top"></h1><a href="#top"></a><a href="/base/sub/#there"></a>');
  write("sub/index.html", '<p id="there"></p><a href="../index.html#top"></a>');
  write("style.css", "a { background: url(data:image/png;base64,AA) }");
  write("inline.css", `b { mask: url("data:image/svg+xml,%3crect fill='url(%23silk)'/%3e") }`);
  expect(problemsOfSite(folder, "/base/")).toEqual([]);

  write("one.html", '<a href="#none"></a><a href="two.html"></a><a href="/other/"></a>');
  write("two.css", "@font-face { src: url(https://example.org/font.woff2) }");
  write(
    "three.html",
    '<a href="https://example.org/"></a><script src="//example.org/x.js"></script>',
  );
  expect(problemsOfSite(folder, "/base/").sort()).toEqual([
    "one.html links to #none, which is not in the site.",
    "one.html links to /other/, which is not in the site.",
    "one.html links to two.html, which is not in the site.",
    "three.html fetches //example.org/x.js from another server: serve it from the site.",
    "two.css fetches https://example.org/font.woff2 from another server: serve it from the site.",
  ]);
});

test("the playground's links to the rules are checked too, for all rulebooks", () => {
  mkdirSync(join(folder, "rules"));
  write("rules/abyss.html", '<h3 id="ab-28"></h3>');
  const generated = ["AB-28", "AB-29", "KR-1"].map((rule) => ({
    file: "playground/index.html",
    target: ruleAddress(rule),
  }));
  const broken = problemsOfSite(folder, "/base/", generated).filter((one) =>
    one.startsWith("playground"),
  );
  expect(broken).toEqual([
    "playground/index.html links to ../rules/abyss.html#ab-29, which is not in the site.",
    "playground/index.html links to ../rules/kraken.html#kr-1, which is not in the site.",
  ]);
  const targets = ruleLinks().map(({ target }) => target);
  const firsts = ["abyss.html#ab-1", "exiles.html#ex-1", "kraken.html#kr-1", "leviathan.html#le-1"];
  for (const first of firsts) expect(targets).toContain(`../rules/${first}`);
  expect(targets).toContain("../rules/conspiracy.html#co-68");
});

test("the playground's development server has all rules, and leads positions back to the playground", async () => {
  const vite = await createServer({
    configFile: `${ROOT}docs/playground/vite.config.ts`,
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: "error",
  });
  const server = createHttpServer(vite.middlewares).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const { port } = server.address() as AddressInfo;
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
    const pages = new Map<string, string>();
    for (const [path = "", anchor] of ruleLinks().map(({ target }) => target.slice(2).split("#"))) {
      if (!pages.has(path)) pages.set(path, await (await get(path)).text());
      expect(pages.get(path)?.includes(`<h3 id="${anchor}"`), `${path}#${anchor}`).toBe(true);
    }
    expect([...pages.keys()]).toHaveLength(5);
    expect(pages.get("/rules/abyss.html")).toContain('href="/playground/index.html#game=abyss');
    expect([...pages.values()].join("")).not.toContain('href="/tests/');
    expect((await get("/playground/index.html")).headers.get("location")).toBe("/");
    expect((await get("/rules/chess.html")).status).toBe(404);
  } finally {
    server.close();
    await vite.close();
  }
});

describe("a position in a link", () => {
  const reading: Record<string, (state: unknown) => unknown> = {
    abyss: (state) => readState(abyss, state),
    kraken: (state) => readState(kraken, state),
    leviathan: (state) => readState(leviathan, state),
    "kraken-leviathan": (state) => readState(krakenLeviathan, state),
    conspiracy: (state) => readState(conspiracy, state),
    "conspiracy-solo": (state) => readState(conspiracySolo, state),
  };

  test.each(Object.entries(workedExamples))(
    "of the worked example %s is a state of its game",
    async (number, { game, state }) => {
      const linked = await linkedBy(positionLink(game, state(), number));
      expect(linked).toMatchObject({ game, kind: "state", rule: number });
      expect(reading[game]!(linked?.value)).toEqual(state());
    },
  );
});
