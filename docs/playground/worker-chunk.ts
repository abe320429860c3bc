// The Worker of the bots as a part of the same build, so that it shares its files with the page: Vite by itself
// bundles a Worker apart, and visitors would load the rules of all games twice.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ID = "virtual:worker";
const RESOLVED = `\0${ID}`;
const WORKER = "/src/play/bots/worker.ts";

/** Provides the address of the Worker as the module `virtual:worker`. */
export function workerChunk(): Plugin {
  let isServed = false;
  return {
    name: "worker-chunk",
    configResolved({ command }) {
      isServed = command === "serve";
    },
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      // The development server serves modules as they are.
      if (isServed) return `export default ${JSON.stringify(WORKER)};`;
      const chunk = this.emitFile({
        type: "chunk",
        id: fileURLToPath(new URL(`.${WORKER}`, import.meta.url)),
        name: "worker",
      });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
}
