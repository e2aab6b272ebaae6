import { testedLanguages } from "#test/support/languages.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openApp, startAppServer, type AppServer } from "#test/support/app.tsx";
import { addArtist } from "#test/support/artists.ts";
import { watchCalls } from "#test/support/calls.ts";
import { actOn, sendOffer } from "#test/offers/sent-offer.ts";
import type { Person } from "#test/support/people.ts";

let server: AppServer;
let owner: Person;
let client: Person;
let ids: { waiting: string; accepted: string; countered: string };

beforeAll(async () => {
  server = await startAppServer();
  owner = await server.createOwner({ name: "Ayşe Erdem" });
  client = await server.createClient({ name: "Orvanta", lastName: "Kahve" });
  const voiceIds = await addArtist(server.parts.db, "https://cdn.example/a.mp3");
  const send = (platform: string) => sendOffer(server, client, { platform, voiceIds });
  const waiting = await send("Sonbahar");
  const accepted = await send("Kış");
  const countered = await send("Yaz");
  await actOn(server, owner, accepted, { kind: "accept" });
  const terms = { budget: 900, platform: "Yaz", version: 2, voiceIds };
  await actOn(server, owner, countered, { kind: "propose", terms });
  ids = { waiting, accepted, countered };
});
afterAll(() => server.close());

const words = {
  tr: { offers: "Teklifler", waiting: "Sıra sizde" },
  en: { offers: "Offers", waiting: "Waiting for you" },
};
const items = async (name: string) => {
  const sidebar = await screen.findByRole("complementary", { name });
  return within(sidebar).findAllByRole("listitem");
};

describe.each(testedLanguages)("offers that are answered on the dashboard, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  it("are links, first with a dot what waits for the agency", async () => {
    const { user, address } = await openApp(server.origin, "/owner/dashboard", owner.token);
    const shown = await items(say.offers);
    const links = shown.map((item) => within(item).getByRole("link"));
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      [ids.waiting, ids.countered, ids.accepted].map((id) => `/offers/${id}`),
    );
    expect(shown.map((item) => item.textContent.startsWith(`${say.waiting}Orvanta Kahve`))).toEqual([
      true,
      false,
      false,
    ]);
    await user.click(links[0] as HTMLElement);
    await waitFor(() => expect(address()).toBe(`/offers/${ids.waiting}`));
  });

  it("have a tile with how many wait, which leads to them", async () => {
    const { user, address } = await openApp(server.origin, "/owner/dashboard", owner.token);
    await user.click(await screen.findByText(`${say.waiting} · 1`));
    await waitFor(() => expect(address()).toBe("/offers"));
  });
});

it("shows the offers as they always were where the server does not answer them", async () => {
  localStorage.setItem("locale", "tr");
  const calls = watchCalls(async ({ path }, { pass }) => {
    if (!path.endsWith("/auth/me")) return undefined;
    const profile = (await (await pass()).json()) as { features: string[] };
    const features = profile.features.filter((feature) => feature !== "negotiation");
    return Response.json({ ...profile, features });
  });
  await openApp(server.origin, "/owner/dashboard", owner.token);
  await items("Teklifler");
  expect(screen.queryByText(/^Sıra sizde/)).toBeNull();
  expect(calls.map(({ path }) => path).filter((path) => path.includes("offers"))).toEqual([
    "/api/v1/offers?page=0&size=20",
  ]);
});

it("are asked for again without using the session, once another page has found that something is new", async () => {
  localStorage.setItem("locale", "tr");
  const asked: (string | null)[] = [];
  watchCalls(({ path }, { request }) => {
    if (/\/offers(\?|$)/.test(path)) asked.push(request.headers.get("x-refresh"));
    return undefined;
  });
  await openApp(server.origin, "/owner/dashboard", owner.token);
  await items("Teklifler");
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((refresh) => refresh !== null)).toEqual([]);
  const first = asked.length;
  await sendOffer(server, client, {
    platform: "Güz",
    voiceIds: await addArtist(server.parts.db, "https://cdn.example/b.mp3"),
  });
  act(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await screen.findByText(/Güz/);
  expect(asked.length).toBeGreaterThan(first);
  expect(new Set(asked.slice(first))).toEqual(new Set(["1"]));
});
