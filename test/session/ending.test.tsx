import { act, screen, waitFor, within } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, onTestFinished, vi } from "vitest";
import { announce } from "#src/lib/browser/spoken/announce.ts";
import { sessions } from "#server/db/schema/people.ts";
import { fillIn } from "#test/support/app.tsx";
import { test as base } from "#test/support/app-fixtures.ts";
import { watchCalls } from "#test/support/calls.ts";
import { listenToPage } from "#test/support/jsdom/hearing.ts";
import { testedLanguages } from "#test/support/languages.ts";
import { searchWords } from "#test/voices/search/search-words.ts";
import { words } from "./words.ts";

const hour = 60;

const test = base
  .extend("openLibrary", ({ client, open }) => async () => {
    const app = await open("/panel", client);
    await screen.findByRole("heading", { level: 1 });
    return app;
  })
  // Lets minutes pass for server and browser, whose clocks need not agree, and has the page look at its own.
  .extend("pass", ({ server }) => (minutes: number) => {
    server.clock.forward(minutes);
    vi.setSystemTime(Date.now() + minutes * 60_000);
    act(() => void dispatchEvent(new Event("online")));
  })
  .extend("lastUse", ({ db, client }) => async () => {
    const [row] = await db.select().from(sessions).where(eq(sessions.userId, client.userId));
    return row?.lastUsedAt;
  })
  // Begins the client's session so many minutes ago, and has it used just now.
  .extend("beganBefore", ({ server, db, client }) => (minutes: number) => {
    const now = server.clock.read();
    const began = new Date(now.getTime() - minutes * 60_000);
    return db
      .update(sessions)
      .set({ createdAt: began, provenAt: began, lastUsedAt: now })
      .where(eq(sessions.userId, client.userId));
  });

beforeEach(() => {
  localStorage.setItem("locale", "tr");
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() - 20 * 24 * hour * 60_000); // not the server's day
  onTestFinished(() => void vi.useRealTimers());
});

const notice = (name: string = words.tr.session) => screen.findByRole("region", { name });
const noNotice = () =>
  waitFor(() => expect(screen.queryByRole("region", { name: words.tr.session })).toBeNull());

describe.each(testedLanguages)("five minutes before a session ends, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  test("the page says so without taking the focus, and stays signed in by one press, after which the focus is back", async ({
    server,
    openLibrary,
    pass,
    lastUse,
  }) => {
    const { user, address } = await openLibrary();
    const search = screen.getByRole("combobox", { name: searchWords[locale].field });
    await user.click(search);
    const used = server.clock.read();
    const calls = watchCalls();
    pass(8 * hour - 6);
    expect(calls).toEqual([]);
    pass(1);
    const told = await notice(say.session);
    expect(told).toHaveTextContent(say.unused);
    expect(told).toHaveTextContent(/\b\d\d?[.:]\d\d\b/);
    expect(search).toHaveFocus();
    expect(await lastUse()).toEqual(used);
    await user.click(within(told).getByRole("button", { name: say.stay }));
    await waitFor(() => expect(told).not.toBeInTheDocument());
    expect(await lastUse()).toEqual(server.clock.read());
    expect(search).toHaveFocus();
    expect(address()).toBe("/panel");
    pass(5);
    expect(localStorage.getItem("token")).not.toBeNull();
  });

  test("who comes to the end of the seven days signs in again in the page that stands, with the same token", async ({
    server,
    client,
    beganBefore,
    openLibrary,
  }) => {
    await beganBefore(7 * 24 * hour - 5);
    const { user } = await openLibrary();
    const search = screen.getByRole("combobox", { name: searchWords[locale].field });
    const told = await notice(say.session);
    expect(told).toHaveTextContent(say.long);
    await user.type(search, "derin");
    await user.click(within(told).getByRole("button", { name: say.signInAgain }));
    const dialog = within(await screen.findByRole("dialog", { name: say.proof }));
    expect(dialog.getByText(new RegExp(say.long))).toBeVisible();
    await fillIn(user, await dialog.findByLabelText(say.password), client.password);
    await user.click(dialog.getByRole("button", { name: say.confirm }));
    await waitFor(() => expect(told).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(search).toHaveValue("derin");
    expect(search).toHaveFocus();
    expect(localStorage.getItem("token")).toBe(client.token);
    server.clock.forward(7 * hour);
    const answer = await server.inject({ url: "/api/v1/auth/me", headers: client.headers });
    expect(answer.json()).toMatchObject({ sessionSeconds: { absolute: (7 * 24 - 7) * 3600 } });
  });
});

test("is not said where another tab has used the session meanwhile", async ({
  server,
  client,
  openLibrary,
  pass,
}) => {
  const { queryClient } = await openLibrary();
  server.clock.forward(4 * hour);
  vi.setSystemTime(Date.now() + 4 * hour * 60_000);
  await server.inject({ url: "/api/v1/auth/me", headers: client.headers });
  const calls = watchCalls();
  pass(4 * hour - 4);
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain("/api/v1/auth/me"));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await noNotice();
  calls.length = 0;
  pass(10);
  expect(calls).toEqual([]);
  pass(3 * hour + 50);
  expect(await notice()).toBeVisible();
});

test("is said once to who hears the page, however often it is told, and wherever it stands", async ({
  openLibrary,
  pass,
}) => {
  const said = listenToPage();
  const { user, queryClient } = await openLibrary();
  pass(8 * hour - 5);
  await notice();
  await waitFor(() => expect(said.filter((one) => one.includes(words.tr.unused))).toHaveLength(1));
  pass(1);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await user.click(screen.getByRole("button", { name: "Deniz Ada" }));
  await user.click(await screen.findByRole("button", { name: words.tr.changePassword }));
  const dialog = await screen.findByRole("dialog", { name: words.tr.changePassword });
  await within(dialog).findByRole("region", { name: words.tr.session });
  // What is said next comes after anything that was said again.
  announce("Sonra");
  await waitFor(() => expect(said).toContain("Sonra"));
  expect(said.filter((one) => one.includes(words.tr.unused))).toHaveLength(1);
});

test("goes where another tab stays signed in", async ({ server, client, openLibrary, pass }) => {
  await openLibrary();
  pass(8 * hour - 4);
  await notice();
  await server.inject({ url: "/api/v1/auth/me", headers: client.headers });
  const channel = new BroadcastChannel("session-used");
  channel.postMessage(null); // oxlint-disable-line unicorn/require-post-message-target-origin -- no window
  onTestFinished(() => channel.close());
  await noNotice();
});

test("tells other tabs that this one stays", async ({ openLibrary, pass }) => {
  const { user } = await openLibrary();
  pass(8 * hour - 4);
  const told = vi.fn<() => void>();
  const channel = new BroadcastChannel("session-used");
  channel.addEventListener("message", told);
  onTestFinished(() => channel.close());
  await user.click(within(await notice()).getByRole("button", { name: words.tr.stay }));
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
});

test("is said, and can be pressed, in the dialog that is open", async ({ openLibrary, pass }) => {
  const { user } = await openLibrary();
  await user.click(screen.getByRole("button", { name: "Deniz Ada" }));
  await user.click(await screen.findByRole("button", { name: words.tr.changePassword }));
  const dialog = await screen.findByRole("dialog", { name: words.tr.changePassword });
  const field = await within(dialog).findByLabelText(words.tr.currentPassword);
  await user.type(field, "half a passw");
  pass(8 * hour - 4);
  const told = await within(dialog).findByRole("region", { name: words.tr.session });
  expect(field).toHaveFocus();
  await user.click(within(told).getByRole("button", { name: words.tr.stay }));
  await noNotice();
  expect(field).toHaveValue("half a passw");
  expect(field).toHaveFocus();
});

test("moves to the page when that dialog closes, and is closed there, which gives the focus back", async ({
  openLibrary,
  pass,
}) => {
  const { user } = await openLibrary();
  await user.click(screen.getByRole("button", { name: "Deniz Ada" }));
  await user.click(await screen.findByRole("button", { name: words.tr.changePassword }));
  const dialog = await screen.findByRole("dialog", { name: words.tr.changePassword });
  pass(8 * hour - 4);
  const told = await within(dialog).findByRole("region", { name: words.tr.session });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(dialog).not.toContainElement(told));
  expect(told).toBeVisible();
  const search = screen.getByRole("combobox", { name: searchWords.tr.field });
  await user.click(search);
  await user.click(within(told).getByRole("button", { name: words.tr.close }));
  await noNotice();
  expect(search).toHaveFocus();
});

test("a computer that slept past the end finds the login, which leads back", async ({
  openLibrary,
  pass,
}) => {
  const { address } = await openLibrary();
  pass(9 * hour);
  expect(await screen.findByText(words.tr.ended)).toBeVisible();
  expect(address()).toBe("/login?next=%2Fpanel");
});

test("asks again with the next look where the server could not be reached", async ({ openLibrary, pass }) => {
  await openLibrary();
  let isAway = true;
  const calls = watchCalls(() => (isAway ? Response.error() : undefined));
  pass(8 * hour - 4);
  await waitFor(() => expect(calls).toHaveLength(1));
  await noNotice();
  isAway = false;
  pass(1);
  expect(await notice()).toBeVisible();
});

test("says why it could not stay", async ({ openLibrary, pass }) => {
  const { user } = await openLibrary();
  pass(8 * hour - 4);
  const told = await notice();
  watchCalls(() => new Response("Sunucu şu anda meşgul.", { status: 503 }));
  await user.click(within(told).getByRole("button", { name: words.tr.stay }));
  await waitFor(() => expect(told).toHaveTextContent("Sunucu şu anda meşgul."));
});

test("a back end that does not say when sessions end is asked nothing, and told of no refresh", async ({
  client,
  open,
  pass,
}) => {
  const refreshes: (string | null)[] = [];
  const calls = watchCalls(({ path }, { request }) => {
    refreshes.push(request.headers.get("x-refresh"));
    if (path === "/api/v1/auth/me") return Response.json({ userName: "x", name: "Sade", lastName: "Kişi" });
    return undefined;
  });
  await open("/panel", client);
  await screen.findByRole("button", { name: "Sade Kişi" });
  calls.length = 0;
  pass(9 * hour);
  await noNotice();
  expect(calls.filter(({ path }) => path === "/api/v1/auth/me")).toEqual([]);
  expect(refreshes.filter(Boolean)).toEqual([]);
});
