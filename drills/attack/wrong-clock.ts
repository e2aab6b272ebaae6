import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { backupTime } from "#server/backup/rotation.ts";
import { startBuiltServer, type BuiltServer } from "#test/support/built/built-server.ts";
import { logIn } from "#test/support/built/callers.ts";
import { requestOf } from "#test/voice-requests/request.ts";
import { call, closeConnections, login, postJson } from "./call.ts";
import { figure, tally, type Figure } from "./figures.ts";
import type { Target } from "./target.ts";

const aYearAhead =
  "data:text/javascript,const R=Date,y=365*864e5;globalThis.Date=class extends R{constructor(...a){a.length?super(...a):super(R.now()+y)}static now(){return R.now()+y}}";

async function inboxSize({ origin }: BuiltServer): Promise<number> {
  const { token } = await logIn(origin, "demo-owner");
  const { text } = await call(origin, "/api/v1/voice-requests", {
    headers: { authorization: `Bearer ${token}` },
  });
  return (JSON.parse(text) as { totalElements: number }).totalElements;
}

/** Point 2 of issue 11: one start with a clock that is a year ahead, over data that are good. */
export async function setClockAhead(target: Target): Promise<Figure[]> {
  const { DATA_DIR = "" } = target.environment;
  const backups = async () =>
    (await readdir(join(DATA_DIR, "backups"))).filter((name) => backupTime(name)).toSorted();
  await postJson(target.origin, "/api/voice-request", requestOf({ companyName: "kept" }));
  const before = {
    backups: await backups(),
    requests: await inboxSize({ origin: target.origin } as BuiltServer),
  };
  closeConnections();
  await target.halt();

  const ahead = await startBuiltServer({
    ...target.environment,
    NODE_OPTIONS: `--import=${encodeURI(aYearAhead)}`,
  });
  // Its jobs run at once: housekeeping, cleaning up, a backup.
  while ((await backups()).length <= before.backups.length) await sleep(200);
  await sleep(2000);
  const meanwhile = { backups: await backups(), requests: await inboxSize(ahead) };
  for (let nth = 0; nth < 5; nth += 1) await login(ahead.origin, "demo-client", "wrong");
  const { token } = await logIn(ahead.origin, "demo-owner");
  closeConnections();
  await ahead.stop();

  const right = await startBuiltServer(target.environment);
  const statuses = [(await login(right.origin, "demo-client", "demo-client-password")).status];
  const old = await call(right.origin, "/api/v1/auth/me", { headers: { authorization: `Bearer ${token}` } });
  const ready = (await call(right.origin, "/readyz")).text;
  closeConnections();
  await right.stop();
  return [
    figure(
      "backups before, and under a clock a year ahead (none gone)",
      `${before.backups.length}, ${meanwhile.backups.length}`,
      before.backups.every((name) => meanwhile.backups.includes(name)),
    ),
    figure(
      "… voice requests before and then",
      `${before.requests}, ${meanwhile.requests}`,
      before.requests === meanwhile.requests,
    ),
    figure(
      "… back at the right time, a right password after five wrong ones",
      tally(statuses),
      statuses[0] === 200,
    ),
    figure("… a session that began a year ahead", old.status, old.status === 401),
    figure("… /readyz says", ready, ready.includes("jumped")),
  ];
}
