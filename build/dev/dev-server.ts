import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { compiledSentences, compileSentences } from "#build/compile-sentences.ts";
import { compileSearchWords } from "#build/sentences/search-words.ts";
import { writeWhole } from "#build/sentences/write-whole.ts";

const changedSentences = "locales/compiled/changed-sentences.json";

/** Hands the sentences of a changed catalogue to the running server, which reads the file once it is whole. */
async function handOver(): Promise<void> {
  await writeWhole(changedSentences, JSON.stringify(await compiledSentences()));
}

/**
 * The server while developing, started anew when one of its files changes. A changed catalogue is compiled for it; one that
 * is not complete is reported, and the last complete one stays.
 */
await Promise.all([compileSentences(), compileSearchWords()]);
await handOver();
const server = spawn(
  process.execPath,
  ["--watch", "--watch-preserve-output", "--import", "./build/dev/dev-reload.ts", "server/main.ts"],
  { stdio: "inherit", env: { ...process.env, CHANGED_SENTENCES: changedSentences } },
);
server.once("close", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.kill(signal));

const waiting = new Map<() => Promise<void>, NodeJS.Timeout>();
watch("locales", { recursive: true }, (_kind, name) => {
  const compile = name?.endsWith(".po")
    ? handOver
    : name?.startsWith("search")
      ? compileSearchWords
      : undefined;
  if (!compile) return;
  clearTimeout(waiting.get(compile));
  const begin = () => compile().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  waiting.set(
    compile,
    setTimeout(() => void begin(), 100),
  );
});
