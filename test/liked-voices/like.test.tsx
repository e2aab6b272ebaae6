import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect } from "vitest";
import { voices } from "#server/db/schema/catalogue.ts";
import { sessionQuery } from "#src/session/queries.ts";
import { usePlayer } from "#src/voice/player/store.ts";
import { watchCalls, writes } from "#test/support/calls.ts";
import { addVoices, numbered } from "#test/support/library.ts";
import { test as base } from "#test/voices/library/library-fixtures.ts";
import { words } from "./words.ts";

const test = base
  .extend("drafts", { scope: "file" }, () => [
    ...numbered(3),
    { name: "Kendi", sample: { seconds: 3, peaks: null, transcriptText: null, transcriptLanguage: null } },
  ])
  .extend("openPanel", ({ client, open }) => async () => {
    const app = await open("/panel", client);
    await screen.findByRole("article", { name: "Ses 1" });
    const liked = () => {
      const session = app.queryClient.getQueryData(sessionQuery.queryKey);
      return session?.userType === "client" ? session.profile.likedVoiceMp3s : undefined;
    };
    return { ...app, liked };
  });

beforeEach(() => {
  localStorage.setItem("locale", "tr");
  // What a test before this one has played stands in the dock, with a heart of its own.
  usePlayer.setState(usePlayer.getInitialState(), true);
});

const url = (name: string) => `https://samples.example/${encodeURIComponent(name)}.mp3`;
const heart = (name: string) => screen.findByRole("button", { name });

const updates = (calls: ReturnType<typeof watchCalls>) => writes(calls).map(({ body }) => body);
const whole = (...likedVoiceMp3s: string[]) => ({
  name: "Deniz",
  lastName: "Ada",
  isActive: true,
  isLocked: false,
  likedVoiceMp3s,
  offers: [],
});

describe.each(testedLanguages)("in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  test("a heart turns before the server has answered, and sends the whole new list", async ({
    client,
    openPanel,
  }) => {
    const { user, liked } = await openPanel();
    const held = Promise.withResolvers<void>();
    const calls = watchCalls(({ method }, { pass }) =>
      method === "POST" ? held.promise.then(pass) : undefined,
    );
    await user.click(await heart(say.like("Ses 1")));
    expect(await heart(say.unlike("Ses 1"))).toBeVisible();
    expect(liked()).toEqual([]);
    held.resolve();
    await waitFor(() => expect(liked()).toEqual([url("Ses 1")]));
    await user.click(await heart(say.like("Ses 2")));
    await user.click(await heart(say.unlike("Ses 1")));
    await waitFor(() => expect(liked()).toEqual([url("Ses 2")]));
    expect(updates(calls)).toEqual([
      whole(url("Ses 1")),
      whole(url("Ses 1"), url("Ses 2")),
      whole(url("Ses 2")),
    ]);
    expect(writes(calls)[0]?.path).toBe(`/api/v1/clients/update/${client.userName}`);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("a refusal turns the heart back and is said in the server's words, until it is closed", async ({
    openPanel,
  }) => {
    const { user } = await openPanel();
    watchCalls(({ method }) =>
      method === "POST" ? Response.json({ code: "x", message: "Olmaz." }, { status: 422 }) : undefined,
    );
    await user.click(await heart(say.like("Ses 1")));
    const alert = await screen.findByText("Olmaz.");
    expect(alert.closest("[role=alert]")).toBeVisible();
    expect(await heart(say.like("Ses 1"))).toBeVisible();
    await user.click(
      within(alert.closest("[role=alert]") as HTMLElement).getByRole("button", { name: say.close }),
    );
    expect(screen.queryByText("Olmaz.")).toBeNull();
  });

  test.for([new Response("boom", { status: 500 }), Response.error()])(
    "a failure without words has the fixed sentence",
    async (answer, { openPanel }) => {
      const { user } = await openPanel();
      watchCalls(({ method }) => (method === "POST" ? answer.clone() : undefined));
      await user.click(await heart(say.like("Ses 1")));
      expect(await screen.findByText(say.updateFailed)).toBeVisible();
      expect(await heart(say.like("Ses 1"))).toBeVisible();
    },
  );

  test("a voice that is gone is refused by the server itself", async ({ db, openPanel }) => {
    await addVoices(db, [{ name: `Geçici ${locale}` }]);
    const { user } = await openPanel();
    const button = await heart(say.like(`Geçici ${locale}`));
    await db.delete(voices).where(eq(voices.url, url(`Geçici ${locale}`)));
    await user.click(button);
    expect(await screen.findByText(say.unknownUrl)).toBeVisible();
  });

  test("anyone but a logged-in client is refused before anything is sent", async ({ openPanel }) => {
    const { user, queryClient } = await openPanel();
    const button = await heart(say.like("Ses 1"));
    queryClient.removeQueries({ queryKey: sessionQuery.queryKey });
    const calls = watchCalls();
    await user.click(button);
    expect(await screen.findByText(say.notClient)).toBeVisible();
    expect(calls).toEqual([]);
  });
});

test("a relative URL is sent back as it came", async ({ openPanel }) => {
  const { user, liked } = await openPanel();
  await user.click(await heart("Beğen: Kendi"));
  await waitFor(() => expect(liked()).toEqual(["/audio/Kendi.mp3"]));
});

test("two quick presses on one heart are two updates, one after the other", async ({ openPanel }) => {
  const { user, liked } = await openPanel();
  const held = Promise.withResolvers<void>();
  const calls = watchCalls(({ method }, { pass }) =>
    method === "POST" ? held.promise.then(pass) : undefined,
  );
  await user.click(await heart("Beğen: Ses 1"));
  await user.click(await heart("Beğeniyi kaldır: Ses 1"));
  await user.click(await heart("Beğen: Ses 2"));
  expect(writes(calls)).toHaveLength(1);
  held.resolve();
  await waitFor(() => expect(liked()).toEqual([url("Ses 2")]));
  expect(updates(calls)).toEqual([whole(url("Ses 1")), whole(), whole(url("Ses 2"))]);
});

test("If-Match carries the last ETag; after a 412 the change is applied to the newest list", async ({
  server,
  client,
  openPanel,
}) => {
  const { user, liked } = await openPanel();
  const sent: (string | null)[] = [];
  const calls = watchCalls((_call, { request }) => {
    if (request.method === "POST") sent.push(request.headers.get("if-match"));
    return undefined;
  });
  await server.inject({
    method: "POST",
    url: `/api/v1/clients/update/${client.userName}`,
    headers: client.headers,
    payload: { likedVoiceMp3s: [url("Ses 3")], offers: [] },
  });
  await user.click(await heart("Beğen: Ses 1"));
  await waitFor(() => expect(liked()).toEqual([url("Ses 3"), url("Ses 1")]));
  expect(calls.map(({ method }) => method)).toEqual(["POST", "GET", "POST"]);
  expect(new Set(sent).size).toBe(2);
  expect(sent).not.toContain(null);
  expect(await heart("Beğeniyi kaldır: Ses 3")).toBeVisible();
});

test("a field that is not ours to change: our copy was stale, so it is fetched once and no more", async ({
  openPanel,
}) => {
  const { user } = await openPanel();
  const refusal = Response.json(
    { code: "field-not-yours", message: "Bu alan sizin değil." },
    { status: 403, headers: { "problem-code": "field-not-yours" } },
  );
  const calls = watchCalls(({ method }) => (method === "POST" ? refusal.clone() : undefined));
  await user.click(await heart("Beğen: Ses 1"));
  expect(await screen.findByText("Bu alan sizin değil.")).toBeVisible();
  expect(calls.map(({ method }) => method)).toEqual(["POST", "GET", "POST"]);
});

test("an owner sees neither hearts nor offers", async ({ owner, open }) => {
  await open("/panel", owner);
  const card = within(await screen.findByRole("article", { name: "Ses 1" }));
  expect(card.getByRole("button", { name: "Oynat: Ses 1" })).toBeVisible();
  expect(card.queryByRole("button", { name: "Beğen: Ses 1" })).toBeNull();
  expect(card.queryByRole("button", { name: "Teklif ver" })).toBeNull();
});

test("a session that ends while a heart is pressed is told on the login page only", async ({
  server,
  owner,
  client,
  openPanel,
}) => {
  const { user } = await openPanel();
  await server.inject({
    method: "POST",
    url: `/api/v1/clients/update/${client.userName}`,
    headers: owner.headers,
    payload: { isLocked: true },
  });
  await user.click(await heart("Beğen: Ses 1"));
  expect(await screen.findByText("Oturumunuz sona erdi. Lütfen tekrar giriş yapın.")).toBeVisible();
  expect(screen.queryByText("Değişiklik kaydedilemedi")).toBeNull();
});
