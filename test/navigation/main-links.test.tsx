import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { openApp, startAppServer, type AppServer } from "#test/support/app.tsx";
import { watchCalls } from "#test/support/calls.ts";
import { heldQueries } from "#test/support/jsdom/window.ts";
import { startMinimalBackEnd } from "#test/support/minimal-back-end/server.ts";
import type { Person } from "#test/support/people.ts";

let server: AppServer;
let client: Person;
let owner: Person;
beforeAll(async () => {
  server = await startAppServer();
  client = await server.createClient();
  owner = await server.createOwner();
});
afterAll(() => server.close());
beforeEach(() => localStorage.setItem("locale", "tr"));

const onSmallScreen = () => {
  heldQueries.add("(width < 700px)");
  onTestFinished(() => void heldQueries.delete("(width < 700px)"));
};

const menu = () => screen.findByRole("navigation", { name: "Ana menü" });
const shown = (list: HTMLElement) =>
  within(list)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
const current = (list: HTMLElement) =>
  within(list)
    .getAllByRole("link")
    .flatMap((link) => (link.hasAttribute("aria-current") ? [link.textContent] : []));

const ofOwners = [
  ["Yönetim paneli", "/owner/dashboard"],
  ["Kütüphane", "/panel"],
  ["Teklifler", "/offers"],
  ["Sanatçılar", "/owner/voice-artists"],
  ["Müşteriler", "/owner/clients"],
];

describe("the bar's links", () => {
  it("of a client are library, liked voices, lists and offers", async () => {
    const { user, address } = await openApp(server.origin, "/panel", client.token);
    expect(shown(await menu())).toEqual([
      ["Kütüphane", "/panel"],
      ["Beğenilen sesler", "/liked-voices"],
      ["Listeler", "/lists"],
      ["Teklifler", "/offers"],
    ]);
    expect(current(await menu())).toEqual(["Kütüphane"]);
    await user.click(within(await menu()).getByRole("link", { name: "Beğenilen sesler" }));
    await waitFor(() => expect(address()).toBe("/liked-voices"));
    expect(current(await menu())).toEqual(["Beğenilen sesler"]);
  });

  it.each([
    ["/owner/dashboard", "Yönetim paneli"],
    ["/owner/history", "Yönetim paneli"],
    ["/panel", "Kütüphane"],
    ["/panel?gender=Female", "Kütüphane"],
    ["/offers?tab=closed", "Teklifler"],
    ["/owner/voice-artists?state=draft", "Sanatçılar"],
    ["/owner/update-voice-artist", "Sanatçılar"],
    ["/owner/import", "Sanatçılar"],
    ["/owner/showcase", "Sanatçılar"],
    ["/owner/create-voice-artist", "Sanatçılar"],
    ["/owner/clients?q=x", "Müşteriler"],
    ["/owner/create-client", "Müşteriler"],
    ["/owner/team", "Müşteriler"],
  ])("of an owner mark at %s the link “%s”", async (path, name) => {
    await openApp(server.origin, path, owner.token);
    expect(shown(await menu())).toEqual(ofOwners);
    expect(current(await menu())).toEqual([name]);
  });

  it.each(["/nowhere", "/login"])("are not there for visitors, at %s", async (path) => {
    await openApp(server.origin, path);
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("navigation", { name: "Ana menü" })).toBeNull();
  });

  it("leave the social links where they can be had: in one button", async () => {
    const { user } = await openApp(server.origin, "/panel", client.token);
    await menu();
    await user.click(screen.getByRole("button", { name: "Sosyal medya" }));
    const popover = document.getElementById(
      screen.getByRole("button", { name: "Sosyal medya" }).getAttribute("aria-controls") ?? "",
    );
    expect(within(popover as HTMLElement).getAllByRole("link")).toHaveLength(3);
  });
});

describe("the tabs of a small screen", () => {
  it("are the bar's links in one word each, in the bar's place", async () => {
    onSmallScreen();
    await openApp(server.origin, "/owner/team", owner.token);
    expect(shown(await menu())).toEqual([
      ["Panel", "/owner/dashboard"],
      ["Kütüphane", "/panel"],
      ["Teklifler", "/offers"],
      ["Sanatçılar", "/owner/voice-artists"],
      ["Müşteriler", "/owner/clients"],
    ]);
    expect(current(await menu())).toEqual(["Müşteriler"]);
    expect(screen.getByRole("banner")).not.toContainElement(await menu());
  });

  it.each(["/", "/privacy"])("are not on the public page %s", async (path) => {
    onSmallScreen();
    await openApp(server.origin, path, client.token);
    await screen.findByRole("button", { name: "Deniz Ada" });
    expect(screen.queryByRole("navigation", { name: "Ana menü" })).toBeNull();
  });

  it("go with the session", async () => {
    onSmallScreen();
    const { user, address } = await openApp(server.origin, "/panel", client.token);
    await menu();
    await user.click(screen.getByRole("button", { name: "Deniz Ada" }));
    await user.click(screen.getByRole("button", { name: "Çıkış yap" }));
    await waitFor(() => expect(address()).toMatch(/^\/login/));
    expect(screen.queryByRole("navigation", { name: "Ana menü" })).toBeNull();
  });
});

const row = () => screen.findByRole("navigation", { name: "Bu bölümün sayfaları" });

describe("the second row of links", () => {
  it.each([
    [
      "/owner/dashboard",
      [
        ["Genel bakış", "/owner/dashboard"],
        ["İşlem geçmişi", "/owner/history"],
      ],
      "Genel bakış",
    ],
    [
      "/owner/history",
      [
        ["Genel bakış", "/owner/dashboard"],
        ["İşlem geçmişi", "/owner/history"],
      ],
      "İşlem geçmişi",
    ],
    [
      "/owner/clients",
      [
        ["Müşteriler", "/owner/clients"],
        ["Ekip", "/owner/team"],
      ],
      "Müşteriler",
    ],
    [
      "/owner/team",
      [
        ["Müşteriler", "/owner/clients"],
        ["Ekip", "/owner/team"],
      ],
      "Ekip",
    ],
  ] as const)("stands at %s", async (path, links, name) => {
    await openApp(server.origin, path, owner.token);
    expect(shown(await row())).toEqual(links);
    expect(current(await row())).toEqual([name]);
  });

  it.each(["/owner/create-client", "/owner/create-voice-artist"])("does not stand at %s", async (path) => {
    await openApp(server.origin, path, owner.token);
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("navigation", { name: "Bu bölümün sayfaları" })).toBeNull();
  });
});

const openOver = async (user: "client" | "owner", path: string) => {
  const backEnd = await startMinimalBackEnd({ user });
  onTestFinished(() => backEnd.close());
  const calls = watchCalls();
  return { ...(await openApp(backEnd.origin, path, backEnd.token)), calls };
};

describe("over a back end with no more than every back end has", () => {
  it("a client has library and liked voices", async () => {
    const { calls } = await openOver("client", "/panel");
    expect(shown(await menu()).map(([, to]) => to)).toEqual(["/panel", "/liked-voices"]);
    // The next page of voices may have been asked for already.
    expect(new Set(calls.map(({ path }) => path.split("?")[0]))).toEqual(
      new Set(["/api/v1/auth/me", "/api/v1/voices"]),
    );
  });

  it("an owner's clients lead to the form, and there is no second row and no company", async () => {
    const { calls } = await openOver("owner", "/owner/create-client");
    expect(shown(await menu())).toEqual([
      ["Yönetim paneli", "/owner/dashboard"],
      ["Kütüphane", "/panel"],
      ["Sanatçılar", "/owner/update-voice-artist"],
      ["Müşteriler", "/owner/create-client"],
    ]);
    expect(current(await menu())).toEqual(["Müşteriler"]);
    await screen.findByLabelText("Soyad");
    expect(screen.queryByLabelText("Şirket adı")).toBeNull();
    expect(screen.queryByLabelText("E-posta")).toBeNull();
    expect(calls.map(({ path }) => path)).toEqual(["/api/v1/auth/me"]);
  });

  it.each([
    ["/owner/clients", "/owner/create-client"],
    ["/owner/team", "/owner/dashboard"],
    ["/owner/history", "/owner/dashboard"],
    ["/offers", "/owner/dashboard"],
    ["/offers/x", "/owner/dashboard"],
  ])("%s leads to %s, without a call that it does not know", async (path, other) => {
    const { address, calls } = await openOver("owner", path);
    await waitFor(() => expect(address()).toBe(other));
    expect(screen.queryByRole("navigation", { name: "Bu bölümün sayfaları" })).toBeNull();
    expect(calls.map((call) => call.path)).toEqual(["/api/v1/auth/me"]);
  });
});
