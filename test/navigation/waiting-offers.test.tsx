import { testedLanguages } from "#test/support/languages.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, vi } from "vitest";
import { test as base } from "#test/support/app-fixtures.ts";
import { addArtist } from "#test/support/artists.ts";
import { watchCalls } from "#test/support/calls.ts";
import { heldQueries } from "#test/support/jsdom/window.ts";
import { actOn, sendOffer } from "#test/offers/sent-offer.ts";

const test = base
  .extend("voiceIds", { scope: "file" }, ({ db }) => addArtist(db, "https://cdn.example/a.mp3"))
  .extend("offers", ({ server, owner, client, voiceIds }) => {
    const terms = { budget: 900, platform: "TV", version: 2, voiceIds };
    return {
      send: (title?: string) => sendOffer(server, client, { voiceIds, ...(title && { title }) }),
      write: (offerId: string) => actOn(server, owner, offerId, { kind: "message", text: "Merhaba" }),
      propose: (offerId: string) => actOn(server, owner, offerId, { kind: "propose", terms }),
    };
  });

const words = {
  tr: { menu: "Ana menü", offers: "Teklifler", waiting: (count: number) => `Teklifler ${count} bekleyen` },
  en: {
    menu: "Main menu",
    offers: "Offers",
    waiting: (count: number) => `Offers ${count} ${count === 1 ? "is" : "are"} waiting`,
  },
};

/** What a browser says when its window is looked at again. */
const lookAt = () => act(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

describe.each(testedLanguages)("the number of offers that wait, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));
  const link = async () =>
    within(await screen.findByRole("navigation", { name: say.menu })).getByRole("link", {
      name: new RegExp(`^${say.offers}`),
    });

  test("counts an own turn and what is unread, and is not there for none", async ({
    client,
    open,
    offers,
  }) => {
    const calls = watchCalls();
    const first = await open("/panel", client);
    expect(await link()).toHaveAccessibleName(say.offers);
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain("/api/v1/offers/attention"));
    first.close();
    const turn = await offers.send();
    await offers.propose(turn);
    const unread = await offers.send();
    await offers.write(unread);
    await offers.send();
    await open("/panel", client);
    await waitFor(async () => expect(await link()).toHaveAccessibleName(say.waiting(2)));
  });

  test("stands on the tab of a small screen", async ({ client, open, offers }) => {
    heldQueries.add("(width < 900px)");
    onTestFinished(() => void heldQueries.delete("(width < 900px)"));
    const offerId = await offers.send();
    await offers.write(offerId);
    await open("/panel", client);
    await waitFor(async () => expect(await link()).toHaveAccessibleName(say.waiting(1)));
  });
});

test("asks again at once when the window is looked at, by the ETag and as no use of the session; a change shows in the list", async ({
  client,
  open,
  offers,
}) => {
  localStorage.setItem("locale", "tr");
  const asked: { ifNoneMatch: string | null; refresh: string | null; status: number }[] = [];
  watchCalls(async ({ path }, { request, pass }) => {
    if (!path.endsWith("/attention")) return undefined;
    const answer = await pass();
    const { headers } = request;
    asked.push({
      ifNoneMatch: headers.get("if-none-match"),
      refresh: headers.get("x-refresh"),
      status: answer.status,
    });
    return answer;
  });
  const offerId = await offers.send("Sonbahar");
  await open("/offers?tab=yours", client);
  expect(await screen.findByRole("heading", { name: "Burada bekleyen teklif yok" })).toBeVisible();
  expect(asked).toEqual([{ ifNoneMatch: null, refresh: null, status: 200 }]);
  lookAt();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual({ ifNoneMatch: expect.stringMatching(/^"/), refresh: "1", status: 304 });

  await offers.propose(offerId);
  lookAt();
  expect(await screen.findByText("Sonbahar")).toBeVisible();
  expect(asked[2]).toMatchObject({ status: 200, refresh: "1" });
  expect(await screen.findByRole("link", { name: "Teklifler 1 bekleyen" })).toBeVisible();
});

test("asks again every 15 seconds while the page is in view, and not behind another one", async ({
  client,
  open,
}) => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const calls = watchCalls();
  const asked = () => calls.filter(({ path }) => path.endsWith("/attention")).length;
  await open("/offers", client);
  await waitFor(() => expect(asked()).toBe(1));
  await screen.findByRole("heading", { level: 1 });
  await seconds(14);
  expect(asked()).toBe(1);
  await seconds(1);
  await waitFor(() => expect(asked()).toBe(2));

  const view = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  onTestFinished(() => view.mockRestore());
  lookAt();
  await seconds(60);
  expect(asked()).toBe(2);
});
