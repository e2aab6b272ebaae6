import { expect } from "vitest";
import type { RequestDetails, RequestPage } from "#contract/voice-requests/requests.ts";
import { requestCounts, voiceRequests } from "#server/db/schema/requests.ts";
import { requestStates } from "#contract/constants/values/voice-requests.ts";
import { test as base } from "#test/support/fixtures.ts";
import * as fc from "#test/support/generated.ts";
import { generatedRun, runs } from "#test/support/generated.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";
import { requestOf } from "#test/voice-requests/request.ts";
import {
  allMergedInto,
  arrived,
  type By,
  endings,
  type Model,
  places,
  standingOf,
  type Step,
  undoneBy,
  walk,
} from "./walk-model.ts";

const test = base.extend("options", { scope: "file" }, () => ({
  settings: { voiceRequestsPerAddress: 1_000_000 },
}));

type Ids = readonly [string, string, string];
type All = readonly [RequestDetails, RequestDetails, RequestDetails];

/** All owners that there were: the last two have sessions that a day has not ended. */
type Owners = readonly Person[];
const acting = (owners: Owners, by: By): Person => {
  const owner = owners.at(by - 2);
  if (!owner) throw new Error("Nobody has come.");
  return owner;
};
const withTwoMore = async (server: TestServer, owners: Owners = []): Promise<Owners> => [
  ...owners,
  await server.createOwner(),
  await server.createOwner(),
];

async function read(server: TestServer, owners: Owners, ids: Ids): Promise<All> {
  const { headers } = acting(owners, 0);
  const one = async (id: string) =>
    (await server.inject({ url: `/api/v1/requests/${id}`, headers })).json<RequestDetails>();
  return [await one(ids[0]), await one(ids[1]), await one(ids[2])];
}

/** Three requests of one person, a minute apart. */
async function arrive(server: TestServer, owners: Owners, nth: number): Promise<Ids> {
  const email = `kisi${nth}@ornek.example`;
  for (const companyName of ["Bir", "İki", "Üç"]) {
    server.clock.forward(1);
    const payload = requestOf({ email, phone: email, companyName });
    await server.inject({ method: "POST", url: "/api/voice-request", payload });
  }
  const { headers } = acting(owners, 0);
  const answer = await server.inject({ url: `/api/v1/requests?q=${email}`, headers });
  const { content } = answer.json<RequestPage>();
  const [first, second, third] = content.toSorted((one, two) => one.createdAt.localeCompare(two.createdAt));
  return [first?.id ?? "", second?.id ?? "", third?.id ?? ""];
}

/** What happened to a request itself, and not to one that was merged into it. */
const ownEvents = ({ id, events }: RequestDetails) => events.filter(({ requestId }) => requestId === id);

const kindsOf = (request: RequestDetails) => ownEvents(request).map(({ kind }) => kind);

/** The act as it is sent by somebody who has seen all that there is, or nothing of it. */
function payloadOf(act: Step, owners: Owners, ids: Ids, model: Model, now: RequestDetails) {
  const eventId = act.isOld ? "0" : now.eventId;
  switch (act.kind) {
    case "note":
      return { kind: act.kind, text: "Not" };
    case "contact":
      return { kind: act.kind, eventId, by: act.way };
    case "assign":
      return { kind: act.kind, eventId, assignee: act.to === null ? null : owners[act.to]?.userName };
    case "state":
      return { kind: act.kind, eventId, state: act.state, ...(act.reason && { reason: act.reason }) };
    case "merge":
      return { kind: act.kind, eventId, requestId: ids[act.other] };
    case "undo":
      return {
        kind: act.kind,
        eventId,
        undoes: ownEvents(now)[undoneBy(model[act.on], act.back)]?.eventId ?? "0",
      };
  }
}

/** An act whose assignee is one of the owners that are there now. */
const ofNow = (act: Step, owners: Owners): Step =>
  act.kind === "assign" && act.to !== null ? { ...act, to: owners.length - 2 + act.to } : act;

/** All requests stand as the model says; events only grow: none changes and none goes. */
function compare(now: All, owners: Owners, ids: Ids, model: Model, before: All) {
  for (const place of places) {
    const request = now[place];
    const { state, assignee, waitingSince } = standingOf(model[place]);
    const into = model[place].mergedInto;
    expect(request).toMatchObject({
      state,
      waitingSince: waitingSince === null ? null : new Date(waitingSince).toISOString(),
      mergedInto: into === null ? null : ids[into],
      merged: allMergedInto(model, place).map((one) => ({ id: ids[one] })),
    });
    expect(request.assignee?.userName).toBe(assignee === null ? undefined : owners[assignee]?.userName);
    const known = ownEvents(before[place]);
    expect(ownEvents(request).slice(0, known.length)).toEqual(known);
    expect(kindsOf(request)).toEqual(model[place].events.map(({ kind }) => kind));
  }
}

/** Sends acts at once; the models that the rules allow after what was answered: two in different orders may both succeed. */
async function play(
  server: TestServer,
  owners: Owners,
  ids: Ids,
  { model, seen }: { model: Model; seen: All },
  acts: Step[],
): Promise<Model[]> {
  const now = server.clock.read().getTime();
  const answers = await Promise.all(
    acts.map((act) =>
      server.inject({
        method: "POST",
        url: `/api/v1/requests/${ids[act.on]}/events`,
        headers: acting(owners, act.by).headers,
        payload: payloadOf(act, owners, ids, model, seen[act.on]),
      }),
    ),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  const others = answers.filter(({ statusCode }) => ![200, 400, 409].includes(statusCode));
  expect(others.map(({ headers }) => headers["problem-code"])).toEqual([]);
  const won = statuses.map((status) => status === 200).join();
  const allowed = endings(model, acts, now).filter((each) => each.won.join() === won);
  expect(allowed, `${JSON.stringify(acts)}: ${statuses.join()}`).not.toEqual([]);
  return allowed.map((each) => each.model);
}

test(
  "random acts of two owners on three requests of one person do what the rules say, and nothing is lost",
  { timeout: 2 * generatedRun.timeout },
  async ({ server, db }) => {
    let nth = 0;
    await fc.assert(
      fc.asyncProperty(walk, async (steps) => {
        let owners = await withTwoMore(server);
        const ids = await arrive(server, owners, (nth += 1));
        const first = await read(server, owners, ids);
        const [one, two, three] = first.map(({ createdAt }) => arrived(Date.parse(createdAt)));
        if (!one || !two || !three) throw new Error("No request has come.");
        let model: Model = { 0: one, 1: two, 2: three };
        let seen = first;
        for (const step of steps) {
          let allowed = [model];
          if (step === "half a minute") server.clock.forward(0.5);
          else if (step === "a day") {
            server.clock.forward(24 * 60 + 1);
            owners = await withTwoMore(server, owners);
          } else {
            const acts = [step].flat().map((act) => ofNow(act, owners));
            allowed = await play(server, owners, ids, { model, seen }, acts);
          }
          const now = await read(server, owners, ids);
          const kinds = JSON.stringify(now.map(kindsOf));
          model =
            allowed.find(
              (each) =>
                JSON.stringify(places.map((place) => each[place].events.map(({ kind }) => kind))) === kinds,
            ) ?? model;
          compare(now, owners, ids, model, seen);
          seen = now;
        }
      }),
      { numRuns: runs(500) },
    );
    const rows = await db.select().from(voiceRequests);
    const [counted] = await db.select().from(requestCounts);
    const standing = rows.filter(({ mergedInto }) => mergedInto === null);
    expect(counted).toMatchObject(
      Object.fromEntries(
        requestStates.map((state) => [state, standing.filter((row) => row.state === state).length]),
      ),
    );
  },
);
