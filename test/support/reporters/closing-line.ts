import { writeSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

const testsOf = (modules: readonly TestModule[], state: "passed" | "failed" | "skipped") =>
  modules.flatMap((module) => [...module.children.allTests(state)]);

/** Prints `N passed, N failed` as the very last line of a run, for whoever reads only that; before it, what passed only when tried again. */
export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[], reason: string): void {
    const passed = testsOf(modules, "passed");
    const skipped = testsOf(modules, "skipped").length;
    // A file that does not load, or an error outside every test, failed too.
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length;
    const failed = testsOf(modules, "failed").length + broken || (reason === "passed" ? 0 : 1);
    const line = `${passed.length} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
    const again = passed
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => `Passed only when tried again: ${test.module.relativeModuleId} ${test.fullName}\n`);
    process.once("exit", () => writeSync(1, `${again.join("")}${line}\n`));
  }
}
