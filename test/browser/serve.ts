// Serves the built playground as any static host would.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, sep } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
};

/** A running server. */
export interface Served {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves a folder on a free port of this machine only, under a path. */
export async function serve(folder: string, base = "/"): Promise<Served> {
  const server = createServer(async (request, response) => {
    const { pathname: path } = new URL(request.url ?? "/", "http://localhost");
    const pathname = path.startsWith(base) ? path.slice(base.length - 1) : "..";
    const file = normalize(
      join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname),
    );
    try {
      if (!file.startsWith(folder + sep)) throw new Error("outside of the folder");
      const content = await readFile(file);
      response.writeHead(200, {
        "content-type": types[extname(file)] ?? "application/octet-stream",
        "cache-control": pathname.includes("/assets/") ? "max-age=600" : "no-cache",
      });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${base}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
