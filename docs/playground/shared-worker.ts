// Builds the Worker of the bots together with the page: both load the same files of rules, so visitors get them once.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ADDRESS = "virtual:bot-worker";
const WORKER = "/src/play/bots/worker.ts";

/** Provides the address of the Worker's script as a module. */
export const sharedWorker = (): Plugin => {
  let isBuild = false;
  return {
    name: "shared-worker",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === ADDRESS ? `\0${ADDRESS}` : undefined),
    load(id) {
      if (id !== `\0${ADDRESS}`) return undefined;
      if (!isBuild) return `export default ${JSON.stringify(`${WORKER}?worker_file&type=module`)};`;
      const file = fileURLToPath(new URL(`.${WORKER}`, import.meta.url));
      const reference = this.emitFile({ type: "chunk", id: file, name: "worker" });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
};
