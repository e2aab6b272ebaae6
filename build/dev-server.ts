import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { compileSentences } from "./compile-sentences.ts";
import { compileSearchWords } from "./sentences/search-words.ts";

const compile = () => Promise.all([compileSentences(), compileSearchWords()]);

/**
 * The server while developing, started anew when one of its files changes. A changed catalogue is compiled for it; one that
 * is not complete is reported, and the last complete one stays.
 */
await compile();
const server = spawn(process.execPath, ["--watch", "--watch-preserve-output", "server/main.ts"], {
  stdio: "inherit",
});
server.once("close", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.kill(signal));

let waiting: NodeJS.Timeout | undefined;
watch("locales", { recursive: true }, (_kind, name) => {
  if (!name?.endsWith(".po") && !name?.startsWith("search")) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    compile().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  }, 100);
});
