import type { MutantResult } from "@stryker-mutator/api/core";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import type { Reporter } from "@stryker-mutator/api/report";
import { isAlive, lineOf } from "./summary.ts";

/** Tells of each mutant that lives as soon as that is known: a run takes long. */
class Living implements Reporter {
  onMutantTested(result: Readonly<MutantResult>): void {
    if (isAlive(result)) console.log(lineOf(result));
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, "living", Living)];
