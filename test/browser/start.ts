// Global set-up: one server of the built playground, and one browser, for all workers.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { chromiumPath } from "./chromium.ts";
import { serve } from "./serve.ts";

const playground = fileURLToPath(new URL("../../docs/site/playground", import.meta.url));

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the playground. */
    readonly address: string;
    /** The endpoint of the browser. */
    readonly browser: string;
  }
}

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = chromiumPath();
  if (!existsSync(`${playground}/index.html`))
    throw new Error("The playground is not built: run npm run playground:build first.");
  const served = await serve(playground);
  // The sandbox of Chromium does not start as root, and the pages are our own.
  const browser = await chromium.launchServer({ executablePath, args: ["--no-sandbox"] });
  project.provide("address", served.address);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await served.close();
  };
}
