import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, vi } from "vitest";
import type { VoicePage } from "#contract/voices/voices.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import { sessionQuery } from "#src/session/queries.ts";
import { watchCalls, writes } from "#test/support/calls.ts";
import { addVoices, numbered } from "#test/support/library.ts";
import { card, fill, openForm, submit, test as base } from "./form-fixtures.ts";
import { words } from "./words.ts";

const test = base.extend("drafts", { scope: "file" }, () => numbered(3));

beforeEach(() => localStorage.setItem("locale", "tr"));

const refusal = (status: number, code?: string) =>
  Response.json(
    { code, message: "Sunucunun sözü." },
    { status, headers: code ? { "problem-code": code } : {} },
  );

describe.each(testedLanguages)("in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  test("an offer for one voice sends the whole client with the present likes, and says so", async ({
    server,
    client,
    openLibrary,
    storedOffers,
  }) => {
    const app = await openLibrary();
    await app.user.click(card("Ses 2").getByRole("button", { name: say.like("Ses 2") }));
    const dialog = within(await openForm(app, say));
    await waitFor(() => expect(screen.getByLabelText(say.budget)).toHaveFocus());
    const budget = screen.getByLabelText(say.budget);
    expect(budget).toBeRequired();
    expect(budget).toHaveAccessibleDescription(expect.stringMatching(/^(ABD doları|US dollar)/i));
    expect(budget).toHaveAccessibleDescription(expect.stringContaining(say.hint));
    expect(screen.getByLabelText(say.version)).toHaveValue("1");
    expect(dialog.getByText("Ses 1")).toBeVisible();
    await fill(app, say, { budget: say.amount.typed, platform: "  Radyo ", version: "3" });
    expect(dialog.getByText(say.amount.echo)).toBeVisible();
    const held = Promise.withResolvers<void>();
    const calls = watchCalls(({ method }, { pass }) =>
      method === "POST" ? held.promise.then(pass) : undefined,
    );
    await submit(app, say);
    expect(await dialog.findByRole("button", { name: say.submitting })).toBeVisible();
    held.resolve();
    expect(await dialog.findByText(say.created)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole("button", { name: say.close })).toHaveFocus());
    const answer = await server.inject({ url: "/api/v1/voices", headers: client.headers });
    const asked = answer.json<VoicePage>().content.find(({ voiceArtistName }) => voiceArtistName === "Ses 1");
    expect(writes(calls)).toEqual([
      {
        method: "POST",
        path: `/api/v1/clients/update/${client.userName}`,
        body: {
          name: "Deniz",
          lastName: "Ada",
          isActive: true,
          isLocked: false,
          likedVoiceMp3s: ["https://samples.example/Ses%202.mp3"],
          offers: [{ budget: 1250.5, platform: "Radyo", version: 3, voiceIds: [asked?.voiceId] }],
        },
      },
    ]);
    expect(await storedOffers()).toEqual([{ budget: 1250.5, platform: "Radyo", version: 3 }]);
    expect(app.queryClient.getQueryData(sessionQuery.queryKey)?.profile.offers).toHaveLength(1);
    expect(dialog.getByText(say.follows)).toBeVisible();
    await app.user.click(dialog.getByRole("button", { name: say.done }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(card("Ses 1").getByRole("button", { name: say.make })).toHaveFocus());
  });

  test("a sent offer is one press away, and its window closes by that press or another, never by itself", async ({
    server,
    client,
    openLibrary,
  }) => {
    const timers = vi.spyOn(globalThis, "setTimeout");
    const app = await openLibrary();
    const dialog = within(await openForm(app, say));
    await fill(app, say, { budget: "100", platform: "TV" });
    await submit(app, say);
    const link = await dialog.findByRole("link", { name: say.toOffer });
    expect(timers.mock.calls.filter(([, delay]) => delay === 2000)).toEqual([]);
    const { headers } = client;
    const list = await server.inject({ url: "/api/v1/offers", headers });
    const [offer] = list.json<{ content: { offerId: string }[] }>().content;
    await app.user.click(link);
    await waitFor(() => expect(app.address()).toBe(`/offers/${offer?.offerId}`));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("every field is required, and the first wrong one gets the focus", async ({ openLibrary }) => {
    const app = await openLibrary();
    await openForm(app, say);
    await fill(app, say, { platform: "   ", version: "" });
    await submit(app, say);
    expect(await screen.findByText(say.budgetMissing)).toBeVisible();
    expect(screen.getByText(say.platformMissing)).toBeVisible();
    expect(screen.getByText(say.versionMissing)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(say.budget)).toHaveFocus());
    await fill(app, say, { budget: "0" });
    await submit(app, say);
    await waitFor(() => expect(screen.getByLabelText(say.platform)).toHaveFocus());
    expect(screen.queryByText(say.budgetMissing)).toBeNull();
  });

  test.for([
    ["budget", "abc", "budgetNoNumber"],
    ["budget", "foreign", "budgetNoNumber"],
    ["budget", "short", "budgetNoNumber"],
    ["budget", "-5", "budgetRange"],
    ["budget", "1000000000", "budgetRange"],
    ["version", "1.5", "versionNotWhole"],
    ["version", "x", "versionNotWhole"],
    ["version", "0", "versionRange"],
    ["version", "1000", "versionRange"],
  ] as const)("%s %s: %s", async ([field, typed, sentence], { openLibrary }) => {
    const app = await openLibrary();
    await openForm(app, say);
    const text = typed === "foreign" || typed === "short" ? say.amount[typed] : typed;
    await fill(app, say, { [field]: text });
    await app.user.tab();
    expect(await screen.findByText(say[sentence])).toBeVisible();
    const input = screen.getByLabelText(say[field]);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(expect.stringContaining(say[sentence]));
    expect(input).toHaveValue(text);
  });

  test("a failure keeps every value, and editing takes its message away", async ({ openLibrary }) => {
    const app = await openLibrary();
    await openForm(app, say);
    watchCalls(({ method }) => (method === "POST" ? refusal(400) : undefined));
    await fill(app, say, { budget: "100", platform: "TV", version: "2" });
    await submit(app, say);
    expect((await screen.findByText(say.failed)).closest("[role=alert]")).not.toBeNull();
    expect(screen.queryByText("Sunucunun sözü.")).toBeNull();
    expect(screen.getByLabelText(say.budget)).toHaveValue("100");
    expect(screen.getByLabelText(say.platform)).toHaveValue("TV");
    expect(screen.getByLabelText(say.version)).toHaveValue("2");
    await app.user.type(screen.getByLabelText(say.platform), "!");
    expect(screen.queryByText(say.failed)).toBeNull();
  });

  test("the server's own sentence stands below when it names the problem", async ({ openLibrary }) => {
    const app = await openLibrary();
    await openForm(app, say);
    watchCalls(({ method }) => (method === "POST" ? refusal(422, "too-many-likes") : undefined));
    await fill(app, say, { budget: "100", platform: "TV" });
    await submit(app, say);
    expect(await screen.findByText(say.failed)).toBeVisible();
    expect(screen.getByText("Sunucunun sözü.")).toBeVisible();
  });

  test("a voice that is gone is refused by the server itself", async ({ db, openLibrary }) => {
    await addVoices(db, [{ name: `Geçici ${locale}` }]);
    const app = await openLibrary();
    await openForm(app, say, `Geçici ${locale}`);
    const url = `https://samples.example/${encodeURIComponent(`Geçici ${locale}`)}.mp3`;
    await db.delete(voices).where(eq(voices.url, url));
    await fill(app, say, { budget: "1", platform: "TV" });
    await submit(app, say);
    expect(await screen.findByText(say.failed)).toBeVisible();
    expect(screen.getByText(say.unknownVoice)).toBeVisible();
  });

  test("anyone but a logged-in client is refused before anything is sent", async ({ openLibrary }) => {
    const app = await openLibrary();
    await openForm(app, say);
    await fill(app, say, { budget: "1", platform: "TV" });
    app.queryClient.removeQueries({ queryKey: sessionQuery.queryKey });
    const calls = watchCalls();
    await submit(app, say);
    expect(await screen.findByText(say.notClient)).toBeVisible();
    expect(calls).toEqual([]);
  });

  test("a lost answer is asked for again under the same key, and makes one offer", async ({
    openLibrary,
    storedOffers,
  }) => {
    const app = await openLibrary();
    await openForm(app, say);
    await fill(app, say, { budget: "750", platform: "TV" });
    const sent: (string | null)[] = [];
    const again = Promise.withResolvers<void>();
    const calls = watchCalls(({ method }, { request, pass }) => {
      if (method !== "POST") return undefined;
      sent.push(request.headers.get("idempotency-key"));
      return sent.length === 1 ? pass().then(() => Response.error()) : again.promise.then(pass);
    });
    await submit(app, say);
    expect(await screen.findByText(say.checking)).toBeVisible();
    again.resolve();
    expect(await screen.findByText(say.created)).toBeVisible();
    expect(writes(calls).map(({ body }) => body)).toEqual([writes(calls)[0]?.body, writes(calls)[0]?.body]);
    expect(sent[0]).toMatch(/^[\da-f]{32}$/);
    expect(sent).toEqual([sent[0], sent[0]]);
    expect(await storedOffers()).toHaveLength(1);
  });

  test("a form closed while its offer is under way tells what became of it", async ({ openLibrary }) => {
    const app = await openLibrary();
    await openForm(app, say);
    await fill(app, say, { budget: "1", platform: "TV" });
    const held = Promise.withResolvers<void>();
    let fails = true;
    watchCalls(({ method }, { pass }) =>
      method === "POST" ? held.promise.then(() => (fails ? refusal(400) : pass())) : undefined,
    );
    await submit(app, say);
    await app.user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText(say.submitting)).toBeVisible();
    held.resolve();
    expect((await screen.findByText(say.failed)).closest("[role=alert]")).not.toBeNull();
    fails = false;
    await openForm(app, say);
    await fill(app, say, { budget: "1", platform: "TV" });
    await submit(app, say);
    expect(await screen.findByText(say.created)).toBeVisible();
  });
});

test("no answer at all: three tries, then the failure; the next press uses the key again, a new form does not", async ({
  openLibrary,
  storedOffers,
}) => {
  const say = words.tr;
  const app = await openLibrary();
  await openForm(app, say);
  await fill(app, say, { budget: "1", platform: "TV" });
  const sent: (string | null)[] = [];
  let isAway = true;
  watchCalls(({ method }, { request }) => {
    if (method !== "POST") return undefined;
    sent.push(request.headers.get("idempotency-key"));
    return isAway ? new Response("", { status: 503 }) : undefined;
  });
  await submit(app, say);
  expect(await screen.findByText(say.failed)).toBeVisible();
  expect(sent).toHaveLength(3);
  isAway = false;
  await submit(app, say);
  expect(await screen.findByText(say.created)).toBeVisible();
  expect(new Set(sent).size).toBe(1);
  await app.user.click(screen.getByRole("button", { name: say.close }));
  await openForm(app, say);
  await fill(app, say, { budget: "1", platform: "TV" });
  await submit(app, say);
  await screen.findByText(say.created);
  expect(new Set(sent).size).toBe(2);
  expect(await storedOffers()).toHaveLength(2);
});

test.for([400, 409, 422, 500])("a %i is not tried again", async (status, { openLibrary }) => {
  const app = await openLibrary();
  await openForm(app, words.tr);
  await fill(app, words.tr, { budget: "1", platform: "TV" });
  const calls = watchCalls(({ method }) => (method === "POST" ? refusal(status) : undefined));
  await submit(app, words.tr);
  await screen.findByText(words.tr.failed);
  expect(writes(calls)).toHaveLength(1);
});

test("without the feature no key is sent, and a lost answer is not asked for again", async ({
  openLibrary,
}) => {
  const app = await openLibrary();
  app.queryClient.setQueryData(sessionQuery.queryKey, (session) =>
    session?.userType === "client"
      ? { ...session, etag: null, profile: { ...session.profile, features: [] } }
      : session,
  );
  await openForm(app, words.tr);
  await fill(app, words.tr, { budget: "1", platform: "TV" });
  const headers: Headers[] = [];
  watchCalls(({ method }, { request }) => {
    if (method !== "POST") return undefined;
    headers.push(request.headers);
    return Response.error();
  });
  await submit(app, words.tr);
  await screen.findByText(words.tr.failed);
  expect(headers).toHaveLength(1);
  expect(headers[0]?.has("idempotency-key")).toBe(false);
  expect(headers[0]?.has("if-match")).toBe(false);
});

test("twenty presses of button and Enter make one offer", async ({ openLibrary, storedOffers }) => {
  const say = words.tr;
  const app = await openLibrary();
  await openForm(app, say);
  await fill(app, say, { budget: "1", platform: "TV" });
  const held = Promise.withResolvers<void>();
  const calls = watchCalls(({ method }, { pass }) =>
    method === "POST" ? held.promise.then(pass) : undefined,
  );
  const button = screen.getByRole("button", { name: say.submit });
  for (let press = 0; press < 10; press += 1) {
    button.click();
    button.closest("form")?.requestSubmit();
  }
  await screen.findByRole("button", { name: say.submitting });
  await app.user.type(screen.getByLabelText(say.platform), "{Enter}");
  held.resolve();
  await screen.findByText(say.created);
  expect(writes(calls)).toHaveLength(1);
  expect(await storedOffers()).toHaveLength(1);
});
