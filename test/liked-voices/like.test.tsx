import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { voices } from "#server/db/catalogue-schema.ts";
import { sessionQuery } from "#src/session/queries.ts";
import { usePlayer } from "#src/features/player/store.ts";
import { useVoices } from "#src/features/voices/store.ts";
import { openApp, startAppServer, type AppServer } from "#test/support/app.tsx";
import { watchCalls, writes } from "#test/support/calls.ts";
import { addVoices, numbered } from "#test/support/library.ts";
import { words } from "./words.ts";

let server: AppServer;
beforeAll(async () => {
  server = await startAppServer();
  await addVoices(server.parts.db, [
    ...numbered(3),
    { name: "Kendi", sample: { seconds: 3, peaks: null, transcriptText: null, transcriptLanguage: null } },
  ]);
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.setItem("locale", "tr");
  useVoices.setState(useVoices.getInitialState(), true);
  // What a test before this one has played stands in the dock, with a heart of its own.
  usePlayer.setState(usePlayer.getInitialState(), true);
});

const url = (name: string) => `https://samples.example/${encodeURIComponent(name)}.mp3`;
const heart = (name: string) => screen.findByRole("button", { name });

async function open(path = "/panel") {
  const client = await server.createClient();
  const app = await openApp(server.origin, path, client.token);
  await screen.findByRole("article", { name: "Ses 1" });
  const liked = () => {
    const session = app.queryClient.getQueryData(sessionQuery.queryKey);
    return session?.userType === "client" ? session.profile.likedVoiceMp3s : undefined;
  };
  return { ...app, client, liked };
}

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

  test("a heart turns before the server has answered, and sends the whole new list", async () => {
    const { user, client, liked } = await open();
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

  test("a refusal turns the heart back and is said in the server's words, until it is closed", async () => {
    const { user } = await open();
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

  test.each([new Response("boom", { status: 500 }), Response.error()])(
    "a failure without words has the fixed sentence",
    async (answer) => {
      const { user } = await open();
      watchCalls(({ method }) => (method === "POST" ? answer.clone() : undefined));
      await user.click(await heart(say.like("Ses 1")));
      expect(await screen.findByText(say.updateFailed)).toBeVisible();
      expect(await heart(say.like("Ses 1"))).toBeVisible();
    },
  );

  test("a voice that is gone is refused by the server itself", async () => {
    await addVoices(server.parts.db, [{ name: `Geçici ${locale}` }]);
    const { user } = await open();
    const button = await heart(say.like(`Geçici ${locale}`));
    await server.parts.db.delete(voices).where(eq(voices.url, url(`Geçici ${locale}`)));
    await user.click(button);
    expect(await screen.findByText(say.unknownUrl)).toBeVisible();
  });

  test("anyone but a logged-in client is refused before anything is sent", async () => {
    const { user, queryClient } = await open();
    const button = await heart(say.like("Ses 1"));
    queryClient.removeQueries({ queryKey: sessionQuery.queryKey });
    const calls = watchCalls();
    await user.click(button);
    expect(await screen.findByText(say.notClient)).toBeVisible();
    expect(calls).toEqual([]);
  });
});

test("a relative URL is sent back as it came", async () => {
  const { user, liked } = await open();
  await user.click(await heart("Beğen: Kendi"));
  await waitFor(() => expect(liked()).toEqual(["/audio/Kendi.mp3"]));
});

test("two quick presses on one heart are two updates, one after the other", async () => {
  const { user, liked } = await open();
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

test("If-Match carries the last ETag; after a 412 the change is applied to the newest list", async () => {
  const { user, client, liked } = await open();
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

test("a field that is not ours to change: our copy was stale, so it is fetched once and no more", async () => {
  const { user } = await open();
  const refusal = Response.json(
    { code: "field-not-yours", message: "Bu alan sizin değil." },
    { status: 403, headers: { "problem-code": "field-not-yours" } },
  );
  const calls = watchCalls(({ method }) => (method === "POST" ? refusal.clone() : undefined));
  await user.click(await heart("Beğen: Ses 1"));
  expect(await screen.findByText("Bu alan sizin değil.")).toBeVisible();
  expect(calls.map(({ method }) => method)).toEqual(["POST", "GET", "POST"]);
});

test("an owner sees neither hearts nor offers nor multi-select", async () => {
  const owner = await server.createOwner();
  await openApp(server.origin, "/panel", owner.token);
  const card = within(await screen.findByRole("article", { name: "Ses 1" }));
  expect(card.getByRole("button", { name: "Oynat: Ses 1" })).toBeVisible();
  expect(card.queryByRole("button", { name: "Beğen: Ses 1" })).toBeNull();
  expect(card.queryByRole("button", { name: "Teklif ver" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Çoklu seçim" })).toBeNull();
});

test("a session that ends while a heart is pressed is told on the login page only", async () => {
  const { user, client } = await open();
  await server.inject({
    method: "POST",
    url: `/api/v1/clients/update/${client.userName}`,
    headers: (await server.createOwner()).headers,
    payload: { isLocked: true },
  });
  await user.click(await heart("Beğen: Ses 1"));
  expect(await screen.findByText("Oturumunuz sona erdi. Lütfen tekrar giriş yapın.")).toBeVisible();
  expect(screen.queryByText("Değişiklik kaydedilemedi")).toBeNull();
});
