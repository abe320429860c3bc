import type { Ignorer } from "@stryker-mutator/api/ignore";
import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** What is read of a place in the code; Stryker does not tell its type. */
interface Place {
  readonly node: { readonly type: string; readonly expression?: { readonly type: string } };
}

/** A statement such as `true satisfies Covers<…>` is for the compiler only: there is no code to test. */
const compilerOnly: Ignorer = {
  shouldIgnore(path): string | undefined {
    const { node } = path as Place;
    const isForTypes =
      node.type === "ExpressionStatement" && node.expression?.type === "TSSatisfiesExpression";
    return isForTypes ? "for the compiler only" : undefined;
  },
};

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "compiler-only", compilerOnly),
];
