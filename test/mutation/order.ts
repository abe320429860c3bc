// Neighbouring mutants mostly die by the same test file: it is run first, and the others are spared.
import { BaseSequencer, type Reporter, type TestSpecification, type Vitest } from "vitest/node";

/** Files that killed a mutant, the latest first. */
let killers: readonly string[] = [];

/** Runs files in which a test failed lately before all others. */
export class LatelyFailedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = killers.indexOf(moduleId);
      return at < 0 ? killers.length : at;
    };
    return [...files].sort((a, b) => rank(a) - rank(b));
  }
}

let vitest: Vitest;

/** Remembers where tests fail, and lets a file that does not even load count as a failing test. */
export const noticeFailures: Reporter = {
  onInit(started) {
    vitest = started;
  },
  onTestModuleEnd(module) {
    if (module.state() !== "failed") return;
    killers = [module.moduleId, ...killers.filter((file) => file !== module.moduleId)];
    if (module.errors().length > 0) failAsATest(module.moduleId);
  },
};

/** Stryker counts failing tests only; without this a mutant that breaks the loading of a file would survive. */
function failAsATest(id: string): void {
  for (const file of vitest.state.getFiles([id])) {
    file.tasks = [
      {
        id: `${file.id}_loading`,
        type: "test",
        name: "loads",
        fullName: "loads",
        fullTestName: "loads",
        mode: "run",
        file,
        meta: {},
        timeout: 0,
        annotations: [],
        artifacts: [],
        context: undefined as never,
        result: { state: "fail", errors: file.result?.errors ?? [] },
      },
    ];
  }
  // Not awaited: it waits for the end of the run, which waits for us.
  void vitest.cancelCurrentRun("test-failure");
}
