import type { MutantResult } from "@stryker-mutator/api/core";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import type { Reporter } from "@stryker-mutator/api/report";
import { isAlive, lineOf } from "./summary.ts";

/** Prints each surviving mutant immediately, because a run takes long. */
class SurvivorReporter implements Reporter {
  onMutantTested(result: Readonly<MutantResult>): void {
    if (isAlive(result)) console.log(lineOf(result));
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Reporter, "survivors", SurvivorReporter),
];
