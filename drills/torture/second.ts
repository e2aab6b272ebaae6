import { spawnBuiltServer, startBuiltServer, temporaryFolder } from "#test/support/built/built-server.ts";

export interface SecondOutcome {
  /** How many second processes were refused with the sentence, and the slowest of them in milliseconds. */
  refused: number;
  slowest: number;
  /** How many restarts straight after `kill -9` found the folder free. */
  takenOver: number;
}

/** Starts a second server on a folder in use `times` times, and then kills and restarts the first as often. */
export async function secondProcess(times: number, takeovers: number): Promise<SecondOutcome> {
  const { folder, remove } = await temporaryFolder();
  const environment = { DATA_DIR: folder, LOG_LEVEL: "silent" };
  let server = await startBuiltServer(environment);
  const outcome: SecondOutcome = { refused: 0, slowest: 0, takenOver: 0 };
  for (let nth = 0; nth < times; nth++) {
    const begun = performance.now();
    const second = spawnBuiltServer(environment);
    const code = await second.ended;
    outcome.slowest = Math.max(outcome.slowest, performance.now() - begun);
    if (code === 1 && second.output().startsWith("Another server is using ")) outcome.refused += 1;
  }
  for (let nth = 0; nth < takeovers; nth++) {
    await server.stop("SIGKILL");
    server = await startBuiltServer(environment);
    outcome.takenOver += 1;
  }
  await server.stop();
  await remove();
  return outcome;
}
