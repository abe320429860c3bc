// The console examples of the documents print what the documents show.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runShell } from "./command.ts";

/** A command and its output; "…" stands for omitted lines, or for the rest of a line. */
interface Example {
  readonly command: string;
  readonly printed: readonly string[];
}

function examplesIn(path: string): Example[] {
  const text = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const blocks = [...text.matchAll(/```console\n([\s\S]*?)```/g)].map(([, block]) => block!);
  return blocks.flatMap((block) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((example) => {
        const lines = example.trimEnd().split("\n");
        // A command ends with its line, or with the text that it reads.
        const end = lines[0]!.endsWith("<<'END'") ? lines.indexOf("END") : 0;
        const command = lines.slice(0, end + 1).join("\n");
        return {
          command: command.replaceAll("npx abyss-rules", "abyss-rules"),
          printed: lines.slice(end + 1),
        };
      }),
  );
}

/** A pattern for the whole output, with gaps for "…". */
function patternOf(printed: readonly string[]): RegExp {
  const lines = printed.map((line) =>
    line === "…"
      ? "(?:.*\n)*?"
      : `${line.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/…$/, ".*")}\n`,
  );
  return new RegExp(`^${lines.join("")}$`);
}

test.each(["docs/cli.md", "docs/engine.md"])(
  "the console examples of %s are correct",
  async (path) => {
    const examples = examplesIn(path);
    expect(examples.length).toBeGreaterThan(1);
    for (const { command, printed } of examples) {
      const { stdout, stderr } = await runShell(command);
      expect(stderr).toBe("");
      expect(stdout).toMatch(patternOf(printed));
    }
  },
);
