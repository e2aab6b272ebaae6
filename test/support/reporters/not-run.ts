import { writeSync } from "node:fs";
import type { Reporter, TestSpecification } from "vitest/node";

/** Says at the start of a deep run what it leaves out, because this machine has not what it takes. */
export class NotRun implements Reporter {
  readonly #sentences: string[];

  constructor(sentences: string[]) {
    this.#sentences = sentences;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    if (!specifications.some(({ project }) => ["built", "engines"].includes(project.name))) return;
    for (const sentence of this.#sentences) writeSync(1, `${sentence}\n`);
  }
}
