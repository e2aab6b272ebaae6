import { testedLanguages } from "#test/support/languages.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { test as base } from "#test/support/app-fixtures.ts";
import { addArtist } from "#test/support/artists.ts";
import { watchCalls } from "#test/support/calls.ts";
import { actOn, sendOffer } from "#test/offers/sent-offer.ts";

const test = base
  .extend("orvanta", { scope: "file" }, ({ server }) =>
    server.createClient({ name: "Orvanta", lastName: "Kahve" }),
  )
  .extend("ids", { scope: "file", auto: true }, async ({ server, db, owner, orvanta }) => {
    const voiceIds = await addArtist(db, "https://cdn.example/a.mp3");
    const send = (platform: string) => sendOffer(server, orvanta, { platform, voiceIds });
    const waiting = await send("Sonbahar");
    const accepted = await send("Kış");
    const countered = await send("Yaz");
    await actOn(server, owner, accepted, { kind: "accept" });
    const terms = { budget: 900, platform: "Yaz", version: 2, voiceIds };
    await actOn(server, owner, countered, { kind: "propose", terms });
    return { waiting, accepted, countered };
  });

const words = {
  tr: {
    offers: "Teklifler",
    waiting: "Sıra sizde",
    states: ["Sıra sizde", "Müşteriden yanıt bekleniyor", "Kabul edildi"],
  },
  en: {
    offers: "Offers",
    waiting: "Waiting for you",
    states: ["Your turn", "Waiting for the client", "Accepted"],
  },
};
const items = async (name: string) => {
  const sidebar = await screen.findByRole("complementary", { name });
  return within(sidebar).findAllByRole("listitem");
};

describe.each(testedLanguages)("offers that are answered on the dashboard, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  test("are links, first what waits for the agency, each with its state in words and icon", async ({
    owner,
    open,
    ids,
  }) => {
    const { user, address } = await open("/owner/dashboard", owner);
    const shown = await items(say.offers);
    const links = shown.map((item) => within(item).getByRole("link"));
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      [ids.waiting, ids.countered, ids.accepted].map((id) => `/offers/${id}`),
    );
    for (const [place, item] of shown.entries()) {
      const state = within(item).getByText(say.states[place] ?? "");
      expect(state.querySelector("svg")).toBeVisible();
    }
    await user.click(links[0] as HTMLElement);
    await waitFor(() => expect(address()).toBe(`/offers/${ids.waiting}`));
  });

  test("have a tile with how many wait, which leads to them", async ({ owner, open }) => {
    const { user, address } = await open("/owner/dashboard", owner);
    await user.click(await screen.findByText(`${say.waiting} · 2`));
    await waitFor(() => expect(address()).toBe("/offers"));
  });
});

test("shows the offers as they always were where the server does not answer them", async ({
  owner,
  open,
}) => {
  localStorage.setItem("locale", "tr");
  const calls = watchCalls(async ({ path }, { pass }) => {
    if (!path.endsWith("/auth/me")) return undefined;
    const profile = (await (await pass()).json()) as { features: string[] };
    const features = profile.features.filter((feature) => feature !== "negotiation");
    return Response.json({ ...profile, features });
  });
  await open("/owner/dashboard", owner);
  await items("Teklifler");
  expect(screen.queryByText(/^Sıra sizde/)).toBeNull();
  expect(calls.map(({ path }) => path).filter((path) => path.includes("offers"))).toEqual([
    "/api/v1/offers?page=0&size=20",
  ]);
});

test("are asked for again without using the session, once another page has found that something is new", async ({
  db,
  owner,
  open,
  server,
  orvanta,
}) => {
  localStorage.setItem("locale", "tr");
  const asked: (string | null)[] = [];
  watchCalls(({ path }, { request }) => {
    if (/\/offers(\?|$)/.test(path)) asked.push(request.headers.get("x-refresh"));
    return undefined;
  });
  await open("/owner/dashboard", owner);
  await items("Teklifler");
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((refresh) => refresh !== null)).toEqual([]);
  const first = asked.length;
  await sendOffer(server, orvanta, {
    platform: "Güz",
    voiceIds: await addArtist(db, "https://cdn.example/b.mp3"),
  });
  act(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await screen.findByText(/Güz/);
  expect(asked.length).toBeGreaterThan(first);
  expect(new Set(asked.slice(first))).toEqual(new Set(["1"]));
});
