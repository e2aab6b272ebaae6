import { writeSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

const shown = 10;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`;

/** Prints at the end of a run of many files how long each project and the ten longest files took, added up over workers. */
export class Longest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= 3 * shown) return;
    const took = modules.map((module) => ({
      project: module.project.name,
      file: module.relativeModuleId,
      time: module.diagnostic().duration,
    }));
    const projects = [...Map.groupBy(took, ({ project }) => project)].map(([project, files]) => ({
      name: `${project}, ${files.length} files`,
      time: files.reduce((sum, { time }) => sum + time, 0),
    }));
    const files = took.map(({ project, file, time }) => ({ name: `${project} ${file}`, time }));
    const lines = [...projects, ...files.toSorted((one, other) => other.time - one.time).slice(0, shown)];
    const text = lines.map(({ name, time }) => `${seconds(time)}  ${name}\n`).join("");
    process.once("exit", () => writeSync(1, `\nWhat took longest:\n${text}`));
  }
}
