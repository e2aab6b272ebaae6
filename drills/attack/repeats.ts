import type { Client } from "#contract/clients/clients.ts";
import { call, postJson } from "./call.ts";
import { figure, tally, type Figure } from "./figures.ts";
import { inLoops } from "./pace.ts";
import type { Target } from "./target.ts";

const calls = 3000;

/** Point 3 of issue 11: ever new keys, with which a client stored itself whole each time. */
export async function fillWithKeys(target: Target): Promise<Figure[]> {
  const { origin, client } = target;
  const me = JSON.parse((await call(origin, "/api/v1/auth/me", { headers: client })).text) as Client;
  const before = await target.diskBytes();
  const statuses = await inLoops(8, { count: calls }, async (nth) => {
    const headers = { ...client, "idempotency-key": `key-${nth}-${"k".repeat(200)}` };
    return (await postJson(origin, `/api/v1/clients/update/${me.userName}`, {}, { headers })).status;
  });
  const grown = (await target.diskBytes()) - before;
  return [
    figure(
      `${calls} empty updates, each with a key of its own: answers`,
      tally(statuses),
      statuses.includes(200),
    ),
    // The database's log is written in pieces of 16 MB.
    figure(
      "… the data folder grew by (at most 10 MB, and a piece of the log)",
      `${(grown / 1e6).toFixed(1)} MB`,
      grown <= 27e6,
    ),
  ];
}

/** Writes too often, under the limits that hold unless told otherwise. */
export async function writeTooOften(target: Target): Promise<Figure[]> {
  const { origin, client } = target;
  const me = JSON.parse((await call(origin, "/api/v1/auth/me", { headers: client })).text) as Client;
  const answers = await inLoops(8, { count: 400 }, () =>
    postJson(origin, `/api/v1/clients/update/${me.userName}`, {}, { headers: client }),
  );
  const refused = answers.filter(({ status }) => status === 429);
  const taken = answers.filter(({ status }) => status === 200).length;
  return [
    figure(
      "400 writes at once of one user: answers",
      tally(answers.map(({ status }) => status)),
      taken <= 240,
    ),
    figure(
      "… with a time to wait",
      refused.filter(({ headers }) => Number(headers["retry-after"]) > 0).length,
      refused.length > 0 && refused.every(({ headers }) => Number(headers["retry-after"]) > 0),
    ),
  ];
}
