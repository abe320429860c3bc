import type { Ignorer } from "@stryker-mutator/api/ignore";
import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

/** The part of a Babel path that is used here; Stryker does not declare its type. */
interface Path {
  readonly node: { readonly type: string; readonly expression?: { readonly type: string } };
}

/** Ignores statements such as `true satisfies Covers<…>`, which are for the compiler only. */
const compilerOnly: Ignorer = {
  shouldIgnore(path): string | undefined {
    const { node } = path as Path;
    const isForTypes =
      node.type === "ExpressionStatement" && node.expression?.type === "TSSatisfiesExpression";
    return isForTypes ? "for the compiler only" : undefined;
  },
};

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, "compiler-only", compilerOnly),
];
