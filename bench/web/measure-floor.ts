import react from "@vitejs/plugin-react";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";

/** FLOOR: bytes of the stack's libraries alone in one chunk, compressed with Brotli. */
export async function measureFloor(): Promise<number> {
  const built = (await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [react()],
    build: {
      write: false,
      rolldownOptions: { input: "bench/web/floor.tsx", output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = built.output;
  return brotliCompressSync(chunk.code).length;
}
