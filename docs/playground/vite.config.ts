import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { serveRules } from "./serve-rules.ts";
import { sharedWorker } from "./shared-worker.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  // Relative, so that the page can be served from any folder.
  base: "./",
  // The package's own name resolves to the source, as in tsconfig.json.
  resolve: { tsconfigPaths: true },
  plugins: [serveRules(), sharedWorker()],
  build: {
    outDir: here("../site/playground"),
    emptyOutDir: true,
    // All games in four languages are one file, on purpose.
    chunkSizeWarningLimit: 1000,
  },
});
