import type { Reporter, TestModule } from "vitest/node";

/** Prints the seconds that the tests took, by folder of `test/`, the slowest first. */
export class FolderTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const byFolder = new Map<string, number>();
    for (const module of modules) {
      const [, first = "", ...rest] = module.relativeModuleId.split("/");
      const folder = rest.length > 0 ? first : "(files without a folder)";
      const { collectDuration, duration } = module.diagnostic();
      byFolder.set(folder, (byFolder.get(folder) ?? 0) + collectDuration + duration);
    }
    console.log("Seconds by folder, summed over all workers:");
    for (const [folder, milliseconds] of [...byFolder].sort(([, a], [, b]) => b - a))
      console.log(`${(milliseconds / 1000).toFixed(1).padStart(8)}  ${folder}`);
  }
}
