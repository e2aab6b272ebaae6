import { setTimeout as sleep } from "node:timers/promises";
import type { BuiltServer } from "#test/support/built/built-server.ts";
import type { Cluster } from "#test/support/database/postgres-cluster.ts";
import { requestOf } from "#test/voice-requests/request.ts";
import { getAll, logIn, type Caller } from "#test/support/built/callers.ts";

export interface AwayOutcome {
  cycles: number;
  /** The slowest 503 while the database was away, in milliseconds. */
  slowestRefusal: number;
  /** The longest from the database's return to an answer and a ready server, in milliseconds. */
  slowestReturn: number;
  /** What was not as it should be. */
  wrong: string[];
}

/** Stops the database under a server that goes on, crashing it every other time, and starts it again. */
export async function awayAndBack(
  server: BuiltServer,
  cluster: Cluster,
  cycles: number,
): Promise<AwayOutcome> {
  const outcome: AwayOutcome = { cycles, slowestRefusal: 0, slowestReturn: 0, wrong: [] };
  const client = await logIn(server.origin, "demo-client");
  const owner = await logIn(server.origin, "demo-owner");
  const acknowledged: string[] = [];
  for (let nth = 0; nth < cycles; nth++) {
    const mark = `before stop ${nth}`;
    if ((await submit(server, mark)) === 200) acknowledged.push(mark);
    await cluster.stop(nth % 2 === 0 ? "immediate" : "fast");
    for (const refused of await Promise.all([1, 2, 3].map(() => readAway(server, client)))) {
      outcome.slowestRefusal = Math.max(outcome.slowestRefusal, refused.took);
      if (refused.said !== "503 database-away") outcome.wrong.push(`cycle ${nth}: answered ${refused.said}`);
    }
    const probes = await Promise.all(["/readyz", "/healthz"].map((path) => fetch(server.origin + path)));
    const statuses = probes.map(({ status }) => status).join();
    if (statuses !== "503,200") outcome.wrong.push(`cycle ${nth}: the probes answered ${statuses}`);
    await cluster.start();
    const returned = performance.now();
    while (!(await isWell(server, client))) await sleep(20);
    outcome.slowestReturn = Math.max(outcome.slowestReturn, performance.now() - returned);
  }
  const stored = await getAll<{ companyName: string }>(server.origin, owner, "/api/v1/voice-requests");
  const kept = new Set(stored.map(({ companyName }) => companyName));
  for (const mark of acknowledged) if (!kept.has(mark)) outcome.wrong.push(`lost: ${mark}`);
  if (acknowledged.length !== cycles) outcome.wrong.push(`only ${acknowledged.length} writes acknowledged`);
  return outcome;
}

async function submit({ origin }: BuiltServer, companyName: string): Promise<number> {
  const answer = await fetch(`${origin}/api/voice-request`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(requestOf({ companyName })),
  });
  await answer.text();
  return answer.status;
}

const read = ({ origin }: BuiltServer, { token }: Caller) =>
  fetch(`${origin}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } });

async function readAway(server: BuiltServer, client: Caller) {
  const asked = performance.now();
  const answer = await read(server, client);
  await answer.text();
  const code =
    Number(answer.headers.get("retry-after")) > 0 ? answer.headers.get("problem-code") : "no retry-after";
  return { said: `${answer.status} ${code}`, took: performance.now() - asked };
}

async function isWell(server: BuiltServer, client: Caller): Promise<boolean> {
  const [ready, profile] = await Promise.all([fetch(`${server.origin}/readyz`), read(server, client)]);
  await profile.text();
  return ready.status === 200 && profile.status === 200;
}
