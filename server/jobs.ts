import type { FastifyBaseLogger } from "fastify";

/** Work that is repeated while the server runs; every process does it, so doing it twice must be harmless. */
export interface Job {
  name: string;
  everySeconds: number;
  run(): Promise<void>;
}

/** Runs each job at once and then at its interval; `stop` waits for what is under way. */
export function startJobs(jobs: Job[], logger: FastifyBaseLogger): { stop(): Promise<void> } {
  const underWay = new Set<Promise<void>>();
  const start = ({ name, run }: Job) => {
    const work = run()
      .catch((error: unknown) => logger.error({ err: error, job: name }, "job failed"))
      .finally(() => underWay.delete(work));
    underWay.add(work);
  };
  const timers = jobs.map((job) => setInterval(() => start(job), job.everySeconds * 1000));
  for (const job of jobs) start(job);
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
