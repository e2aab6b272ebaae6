import { act, screen } from "@testing-library/react";
import { beforeEach, expect } from "vitest";
import { clientUpdateSentence, updateClient, type ClientChange } from "#src/session/client-update.ts";
import { sessionQuery } from "#src/session/queries.ts";
import { test as base } from "#test/support/app-fixtures.ts";
import { addArtist } from "#test/support/artists.ts";
import { watchCalls, writes } from "#test/support/calls.ts";
import type { Person, PersonDraft } from "#test/support/people.ts";

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

const test = base
  .extend("voiceIds", { scope: "file", auto: true }, ({ db }) =>
    addArtist(db, ...["a", "b", "c"].map((name) => url(name))),
  )
  .extend("openLiked", ({ server, open }) => async (draft?: PersonDraft) => {
    const person = await server.createClient(draft);
    const app = await open("/liked-voices", person);
    await screen.findByRole("button", { name: /Deniz/ });
    const profile = () => app.queryClient.getQueryData(sessionQuery.queryKey)?.profile;
    const update = (change: ClientChange, key?: string) =>
      act(() => updateClient(app.queryClient, change, key));
    return { ...app, person, profile, update };
  })
  // A like from another tab: behind this one's back.
  .extend(
    "likeElsewhere",
    ({ server }) =>
      ({ userName, headers }: Person, ...names: string[]) =>
        server.inject({
          method: "POST",
          url: `/api/v1/clients/update/${encodeURIComponent(userName)}`,
          headers,
          payload: { likedVoiceMp3s: names.map(url), offers: [] },
        }),
  );

test("sends the whole client with its one change, and keeps the server's answer", async ({ openLiked }) => {
  const { profile, update, person } = await openLiked({ userName: "deniz/ş ada" });
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

test("applies its change to what another tab stored meanwhile", async ({ openLiked, likeElsewhere }) => {
  const { profile, update, person } = await openLiked();
  await likeElsewhere(person, "b");
  await update(liking("a"));
  expect(profile()).toMatchObject({
    likedVoiceMp3s: expect.arrayContaining([url("a"), url("b")]) as string[],
  });
});

test("tries three times more and then gives up", async ({ openLiked }) => {
  const { update } = await openLiked();
  const calls = watchCalls(({ method }) =>
    method === "POST"
      ? Response.json({ code: "stale", message: "Bu arada değişti." }, { status: 412 })
      : undefined,
  );
  const error = await failureOf(update(liking("a")));
  expect(writes(calls)).toHaveLength(4);
  expect(clientUpdateSentence(error)).toBe("Bu arada değişti.");
});

test("fetches the client again when its copy of a field was old", async ({ server, owner, openLiked }) => {
  const { profile, update, person } = await openLiked();
  await server.inject({
    method: "POST",
    url: `/api/v1/clients/update/${person.userName}`,
    headers: owner.headers,
    payload: { lastName: "Yeni" },
  });
  await update(liking("c"));
  expect(profile()).toMatchObject({ lastName: "Yeni", likedVoiceMp3s: [url("c")] });
});

test("asks again when the answer is of no use", async ({ openLiked }) => {
  const { update, profile } = await openLiked();
  const calls = watchCalls(({ method }) => (method === "POST" ? new Response("OK") : undefined));
  await update(liking("a"));
  expect(calls.map(({ method }) => method)).toEqual(["POST", "GET"]);
  expect(profile()).toMatchObject({ likedVoiceMp3s: [] });
});

test("sends no header that the server does not understand", async ({ client, open }) => {
  const headers: Headers[] = [];
  const calls = watchCalls(({ method, path }) => {
    if (path === "/api/v1/auth/me") return Response.json({ userName: "x", name: "Deniz" });
    return method === "POST" ? Response.json({ userName: "x", likedVoiceMp3s: [] }) : undefined;
  });
  const app = await open("/liked-voices", client);
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

test("is refused to anyone else", async ({ owner, open }) => {
  const { queryClient } = await open("/liked-voices", owner);
  const error = await failureOf(updateClient(queryClient, liking("a")));
  expect(clientUpdateSentence(error)).toMatchObject({
    message: "User is not a client or is not logged in.",
  });
  expect(clientUpdateSentence(new Error("bug"))).toMatchObject({ message: "Failed to update client" });
});
