import { writeSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

const count = (modules: readonly TestModule[], state: "passed" | "failed" | "skipped") =>
  modules.flatMap((module) => [...module.children.allTests(state)]).length;

/** Prints `N passed, N failed` as the very last line of a run, for whoever reads only that; before it, what passed only when tried again. */
export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[], reason: string): void {
    const passed = count(modules, "passed");
    const skipped = count(modules, "skipped");
    // A file that does not load, or an error outside every test, failed too.
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length;
    const failed = count(modules, "failed") + broken || (reason === "passed" ? 0 : 1);
    const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
    const again = modules
      .flatMap((module) => [...module.children.allTests("passed")])
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => `Passed only when tried again: ${test.module.relativeModuleId} ${test.fullName}\n`);
    process.once("exit", () => writeSync(1, `${again.join("")}${line}\n`));
  }
}
