import { readFile, writeFile } from "node:fs/promises";

const megabyte = 1024 * 1024;

/** A line of a process's status in bytes; 0 for a process that has ended. */
async function statusOf(pid: number, line: "VmRSS" | "VmHWM"): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024;
}

/** What processes that a process has started hold together, in bytes; 0 where there is none. */
export async function childrenOf(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  const held = await Promise.all(
    children
      .split(" ")
      .filter(Boolean)
      .map(Number)
      .map((one) => statusOf(one, "VmRSS")),
  );
  return held.reduce((sum, one) => sum + one, 0);
}

/** The most that was held in a while, in megabytes: by a process, as the system counts it, and by those it had started. */
export interface Peak {
  server: number;
  analysers: number;
}

/** Does something, and says the most that a process held meanwhile; Linux alone. */
export async function peakOf(pid: number, act: () => Promise<unknown>): Promise<Peak> {
  // The mark of the most it ever held is set back.
  await writeFile(`/proc/${pid}/clear_refs`, "5");
  let analysers = 0;
  const sampling = setInterval(() => {
    void childrenOf(pid).then((held) => (analysers = Math.max(analysers, held)));
  }, 50);
  try {
    await act();
  } finally {
    clearInterval(sampling);
  }
  return {
    server: Math.round((await statusOf(pid, "VmHWM")) / megabyte),
    analysers: Math.round(analysers / megabyte),
  };
}
