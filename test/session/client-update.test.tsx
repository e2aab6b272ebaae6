import { act, screen } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { clientUpdateSentence, updateClient, type ClientChange } from "#src/session/client-update.ts";
import { sessionQuery } from "#src/session/queries.ts";
import { openApp, startAppServer, type AppServer } from "#test/support/app.tsx";
import { addArtist } from "#test/support/artists.ts";
import { watchCalls, writes } from "#test/support/calls.ts";
import type { Person } from "#test/support/people.ts";

let server: AppServer;
beforeAll(async () => {
  server = await startAppServer();
  await addArtist(server.parts.db, ...["a", "b", "c"].map((name) => `https://samples.example/${name}.mp3`));
});
afterAll(() => server.close());
beforeEach(() => localStorage.setItem("locale", "tr"));

const url = (name: string) => `https://samples.example/${name}.mp3`;
const liking =
  (name: string): ClientChange =>
  ({ likedVoiceMp3s }) => ({ likedVoiceMp3s: [...likedVoiceMp3s, url(name)] });

async function failureOf(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("it did not fail");
}

async function open(draft?: Parameters<AppServer["createClient"]>[0]) {
  const person = await server.createClient(draft);
  const app = await openApp(server.origin, "/liked-voices", person.token);
  await screen.findByRole("button", { name: /Deniz/ });
  const profile = () => app.queryClient.getQueryData(sessionQuery.queryKey)?.profile;
  const update = (change: ClientChange, key?: string) =>
    act(() => updateClient(app.queryClient, change, key));
  return { ...app, person, profile, update };
}

/** A like from another tab: behind this one's back. */
const likeElsewhere = ({ userName, headers }: Person, ...names: string[]) =>
  server.inject({
    method: "POST",
    url: `/api/v1/clients/update/${encodeURIComponent(userName)}`,
    headers,
    payload: { likedVoiceMp3s: names.map(url), offers: [] },
  });

it("sends the whole client with its one change, and keeps the server's answer", async () => {
  const { profile, update, person } = await open({ userName: "deniz/ş ada" });
  const calls = watchCalls();
  await update(liking("a"));
  expect(writes(calls)).toEqual([
    {
      method: "POST",
      path: `/api/v1/clients/update/${encodeURIComponent(person.userName)}`,
      body: {
        name: "Deniz",
        lastName: "Ada",
        isActive: true,
        isLocked: false,
        likedVoiceMp3s: [url("a")],
        offers: [],
      },
    },
  ]);
  expect(profile()).toMatchObject({ likedVoiceMp3s: [url("a")], roleNames: ["CLIENT"] });
  expect(calls).toHaveLength(1);
});

it("applies its change to what another tab stored meanwhile", async () => {
  const { profile, update, person } = await open();
  await likeElsewhere(person, "b");
  await update(liking("a"));
  expect(profile()).toMatchObject({
    likedVoiceMp3s: expect.arrayContaining([url("a"), url("b")]) as string[],
  });
});

it("tries three times more and then gives up", async () => {
  const { update } = await open();
  const calls = watchCalls(({ method }) =>
    method === "POST"
      ? Response.json({ code: "stale", message: "Bu arada değişti." }, { status: 412 })
      : undefined,
  );
  const error = await failureOf(update(liking("a")));
  expect(writes(calls)).toHaveLength(4);
  expect(clientUpdateSentence(error)).toBe("Bu arada değişti.");
});

it("fetches the client again when its copy of a field was old", async () => {
  const { profile, update, person } = await open();
  await server.inject({
    method: "POST",
    url: `/api/v1/clients/update/${person.userName}`,
    headers: (await server.createOwner()).headers,
    payload: { lastName: "Yeni" },
  });
  await update(liking("c"));
  expect(profile()).toMatchObject({ lastName: "Yeni", likedVoiceMp3s: [url("c")] });
});

it("asks again when the answer is of no use", async () => {
  const { update, profile } = await open();
  const calls = watchCalls(({ method }) => (method === "POST" ? new Response("OK") : undefined));
  await update(liking("a"));
  expect(calls.map(({ method }) => method)).toEqual(["POST", "GET"]);
  expect(profile()).toMatchObject({ likedVoiceMp3s: [] });
});

it("sends no header that the server does not understand", async () => {
  const person = await server.createClient();
  const headers: Headers[] = [];
  const calls = watchCalls(({ method, path }) => {
    if (path === "/api/v1/auth/me") return Response.json({ userName: "x", name: "Deniz" });
    return method === "POST" ? Response.json({ userName: "x", likedVoiceMp3s: [] }) : undefined;
  });
  const app = await openApp(server.origin, "/liked-voices", person.token);
  await screen.findByRole("button", { name: "Deniz" });
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (input instanceof Request) headers.push(input.headers);
    return send(input, init);
  };
  await act(() => updateClient(app.queryClient, liking("a"), "a-key"));
  globalThis.fetch = send;
  expect(writes(calls)).toHaveLength(1);
  expect(headers[0]?.has("if-match")).toBe(false);
  expect(headers[0]?.has("idempotency-key")).toBe(false);
});

it("is refused to anyone else", async () => {
  const owner = await server.createOwner();
  const { queryClient } = await openApp(server.origin, "/liked-voices", owner.token);
  const error = await failureOf(updateClient(queryClient, liking("a")));
  expect(clientUpdateSentence(error)).toMatchObject({
    message: "User is not a client or is not logged in.",
  });
  expect(clientUpdateSentence(new Error("bug"))).toMatchObject({ message: "Failed to update client" });
});
