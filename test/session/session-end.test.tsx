import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, vi } from "vitest";
import { api } from "#src/lib/http/api.ts";
import { removeStored } from "#src/lib/browser/storage.ts";
import { SessionOver } from "#src/lib/http/problem.ts";
import { updateClient } from "#src/session/client-update.ts";
import { sessionQuery } from "#src/session/queries.ts";
import { onSessionEnd, type SessionEnd } from "#src/session/session-end.ts";
import { fillIn, type OpenApp } from "#test/support/app.tsx";
import { test as base } from "#test/support/app-fixtures.ts";
import { watchCalls } from "#test/support/calls.ts";
import { words } from "./words.ts";

const say = words.tr;
beforeEach(() => localStorage.setItem("locale", "tr"));

const test = base.extend("openLibrary", ({ client, open }) => async (path = "/panel") => {
  const app = await open(path, client);
  await screen.findByRole("heading", { name: say.library });
  return app;
});

/** Starts a read through the cache, as any page's query is. */
const read = ({ queryClient }: OpenApp, key: string) =>
  queryClient
    .fetchQuery({
      queryKey: [key],
      queryFn: ({ signal }) => api.get(`api/v1/voices?x=${key}`, { signal }).text(),
    })
    .catch(() => undefined);

/** What another tab did to local storage; this tab only hears of it. */
function fromOtherTab(token: string | null) {
  if (token === null) localStorage.removeItem("token");
  else localStorage.setItem("token", token);
  dispatchEvent(new StorageEvent("storage", { key: "token", newValue: token }));
}

test("makes one redirect of twenty parallel 401s, with the server's words and the location kept", async ({
  openLibrary,
}) => {
  const app = await openLibrary("/panel?gender=Female");
  const ends = vi.fn<(how: SessionEnd) => void>();
  const stop = onSessionEnd(ends);
  watchCalls(({ path }) =>
    path.includes("?x=") ? new Response("Hesabınız kilitlendi.", { status: 401 }) : undefined,
  );
  await act(() => Promise.all(Array.from({ length: 20 }, (_, index) => read(app, `q${index}`))));
  expect(await screen.findByText("Hesabınız kilitlendi.")).toBeVisible();
  expect(app.address()).toBe(`/login?next=${encodeURIComponent("/panel?gender=Female")}`);
  expect(ends).toHaveBeenCalledTimes(1);
  expect(ends).toHaveBeenCalledWith("lost");
  expect(localStorage.getItem("token")).toBeNull();
  stop();
});

test("ends a locked client's session at the next call", async ({ server, owner, client, openLibrary }) => {
  const app = await openLibrary();
  await server.inject({
    method: "POST",
    url: `/api/v1/clients/update/${client.userName}`,
    headers: owner.headers,
    payload: { isLocked: true },
  });
  await act(() => read(app, "anything"));
  expect(await screen.findByText(say.ended)).toBeVisible();
});

test("ignores a 401 of a token that is not the present one any more", async ({ server, openLibrary }) => {
  const app = await openLibrary();
  const held = Promise.withResolvers<Response>();
  watchCalls(({ path }) => (path.includes("?x=old") ? held.promise : undefined));
  const reading = read(app, "old");
  await waitFor(() => expect(app.queryClient.isFetching({ queryKey: ["old"] })).toBe(1));
  localStorage.setItem("token", (await server.createClient()).token);
  held.resolve(new Response("", { status: 401 }));
  await act(() => reading);
  expect(screen.getByRole("heading", { name: say.library })).toBeVisible();
  expect(localStorage.getItem("token")).not.toBeNull();
});

test("says so when the token is gone from storage before a call", async ({ openLibrary }) => {
  const app = await openLibrary();
  localStorage.removeItem("token");
  const calls = watchCalls();
  await act(() => read(app, "unsent"));
  expect(await screen.findByText(say.tokenMissing)).toBeVisible();
  expect(calls.filter(({ path }) => path.includes("unsent"))).toEqual([]);
});

test("follows a logout in another tab", async ({ openLibrary }) => {
  const app = await openLibrary();
  act(() => fromOtherTab(null));
  expect(await screen.findByText(say.tokenMissing)).toBeVisible();
  expect(app.address()).toBe("/login?next=%2Fpanel");
  expect(
    app.queryClient
      .getQueryCache()
      .getAll()
      .filter(({ queryKey }) => queryKey[0] === "voices"),
  ).toEqual([]);
});

test("begins anew with another user's login in another tab", async ({ server, openLibrary }) => {
  await openLibrary();
  const other = await server.createClient({ name: "Başka", lastName: "Biri" });
  act(() => fromOtherTab(other.token));
  expect(await screen.findByRole("button", { name: "Başka Biri" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Deniz Ada" })).toBeNull();
});

test("goes back to where this tab was when another tab that logged out logs in again", async ({
  client,
  openLibrary,
}) => {
  const app = await openLibrary("/panel?gender=Female&languageNames=TURKISH");
  act(() => fromOtherTab(null));
  expect(await screen.findByText(say.tokenMissing)).toBeVisible();
  act(() => fromOtherTab(client.token));
  expect(await screen.findByRole("heading", { name: say.library })).toBeVisible();
  expect(app.address()).toBe("/panel?gender=Female&languageNames=TURKISH");
});

test("an answer that comes after the next person has logged in changes nothing", async ({
  server,
  openLibrary,
}) => {
  const app = await openLibrary();
  const held = Promise.withResolvers<Response>();
  watchCalls(({ method, path }, { pass }) =>
    method === "POST" && path.includes("/clients/update/") ? pass().then(() => held.promise) : undefined,
  );
  const { queryClient } = app;
  const like = updateClient(queryClient, () => ({ likedVoiceMp3s: [] })).catch((error: unknown) => error);
  const next = await server.createClient({ name: "Sonraki", lastName: "Kişi" });
  await app.user.click(screen.getByRole("button", { name: "Deniz Ada" }));
  await app.user.click(await screen.findByRole("button", { name: say.logout }));
  await fillIn(app.user, await screen.findByLabelText(say.username), next.userName);
  await fillIn(app.user, screen.getByLabelText(say.password), next.password);
  await app.user.click(screen.getByRole("button", { name: say.login }));
  expect(await screen.findByRole("button", { name: "Sonraki Kişi" })).toBeVisible();
  held.resolve(
    Response.json(
      { userName: "deniz.ada", name: "Deniz", lastName: "Ada", likedVoiceMp3s: [], offers: [] },
      { headers: { etag: '"late"' } },
    ),
  );
  expect(await like).toBeInstanceOf(SessionOver);
  expect(app.queryClient).not.toBe(queryClient);
  expect(app.queryClient.getQueryData(sessionQuery.queryKey)?.profile.name).toBe("Sonraki");
  expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeUndefined();
  expect(screen.queryByRole("button", { name: "Deniz Ada" })).toBeNull();
});

test("leaves the login page when another tab logs in", async ({ client, open }) => {
  const app = await open("/login");
  act(() => fromOtherTab(client.token));
  expect(await screen.findByRole("heading", { name: say.library })).toBeVisible();
  expect(app.address()).toBe("/panel");
});

test("looks again when the browser brings the page back", async ({ openLibrary }) => {
  await openLibrary();
  localStorage.removeItem("token");
  act(() => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  expect(await screen.findByText(say.tokenMissing)).toBeVisible();
});

test("logs out: the token ends on the server, nothing is remembered, nothing is left", async ({
  server,
  client,
  openLibrary,
}) => {
  const { user, address, queryClient } = await openLibrary();
  await user.click(screen.getByRole("button", { name: "Deniz Ada" }));
  await user.click(await screen.findByRole("button", { name: say.logout }));
  expect(await screen.findByRole("heading", { name: say.title })).toBeVisible();
  expect(address()).toBe("/login");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(localStorage.getItem("token")).toBeNull();
  expect(queryClient.getQueryData(["session"])).toBeUndefined();
  const answer = await server.inject({ url: "/api/v1/auth/me", headers: client.headers });
  expect(answer.statusCode).toBe(401);
});

test("logs out here even when the server does not answer", async ({ openLibrary }) => {
  const { user } = await openLibrary();
  watchCalls(({ path }) => (path.endsWith("/logout") ? Response.error() : undefined));
  await user.click(screen.getByRole("button", { name: "Deniz Ada" }));
  await user.click(await screen.findByRole("button", { name: say.logout }));
  expect(await screen.findByRole("heading", { name: say.title })).toBeVisible();
  expect(localStorage.getItem("token")).toBeNull();
});

test("sends no call outside section 7 to a server that offers nothing", async ({ client, open }) => {
  const calls = watchCalls(({ path }) => {
    if (path === "/api/v1/auth/me") return Response.json({ userName: "x", name: "Sade", lastName: "Kişi" });
    return undefined;
  });
  const { user } = await open("/panel", client);
  await user.click(await screen.findByRole("button", { name: "Sade Kişi" }));
  expect(screen.queryByRole("button", { name: "Şifre değiştir" })).toBeNull();
  await user.click(await screen.findByRole("button", { name: say.logout }));
  await screen.findByRole("heading", { name: say.title });
  expect(calls.filter(({ path }) => /logout|password/.test(path))).toEqual([]);
});

test("lives without local storage", async ({ client, open }) => {
  const { userName, password } = client;
  const blocked = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const write = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const { user } = await open("/panel");
  await fillIn(user, await screen.findByLabelText(say.username), userName);
  await fillIn(user, screen.getByLabelText(say.password), password);
  await user.click(screen.getByRole("button", { name: say.login }));
  expect(await screen.findByRole("heading", { name: say.library })).toBeVisible();
  blocked.mockRestore();
  write.mockRestore();
  // What could not be stored is kept until the page closes, and the next file of tests has the same page.
  for (const key of ["token", "locale"]) removeStored(key);
});
