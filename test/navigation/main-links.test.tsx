import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished } from "vitest";
import { test } from "#test/support/app-fixtures.ts";
import { openApp } from "#test/support/app.tsx";
import { watchCalls } from "#test/support/calls.ts";
import { heldQueries } from "#test/support/jsdom/window.ts";
import { startMinimalBackEnd } from "#test/support/minimal-back-end/server.ts";

beforeEach(() => localStorage.setItem("locale", "tr"));

const onSmallScreen = () => {
  heldQueries.add("(width < 900px)");
  onTestFinished(() => void heldQueries.delete("(width < 900px)"));
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
  test("of a client are library, liked voices, lists and offers", async ({ client, open }) => {
    const { user, address } = await open("/panel", client);
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

  test.for([
    ["/owner/dashboard", "Yönetim paneli"],
    ["/owner/history", "Yönetim paneli"],
    ["/owner/requests?tab=won", "Yönetim paneli"],
    ["/owner/insights", "Yönetim paneli"],
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
  ] as const)("of an owner mark at %s the link “%s”", async ([path, name], { owner, open }) => {
    await open(path, owner);
    expect(shown(await menu())).toEqual(ofOwners);
    expect(current(await menu())).toEqual([name]);
  });

  test.for(["/nowhere", "/login"])("are not there for visitors, at %s", async (path, { open }) => {
    await open(path);
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("navigation", { name: "Ana menü" })).toBeNull();
  });

  test("leave the social links where they can be had: in one button", async ({ client, open }) => {
    const { user } = await open("/panel", client);
    await menu();
    await user.click(screen.getByRole("button", { name: "Sosyal medya" }));
    const popover = document.getElementById(
      screen.getByRole("button", { name: "Sosyal medya" }).getAttribute("aria-controls") ?? "",
    );
    expect(within(popover as HTMLElement).getAllByRole("link")).toHaveLength(3);
  });
});

describe("the tabs of a small screen", () => {
  test("are the bar's links in one word each, in the bar's place", async ({ owner, open }) => {
    onSmallScreen();
    await open("/owner/team", owner);
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

  test.for(["/", "/privacy"])("are not on the public page %s", async (path, { client, open }) => {
    onSmallScreen();
    await open(path, client);
    await screen.findByRole("button", { name: "Deniz Ada" });
    expect(screen.queryByRole("navigation", { name: "Ana menü" })).toBeNull();
  });

  test("go with the session", async ({ client, open }) => {
    onSmallScreen();
    const { user, address } = await open("/panel", client);
    await menu();
    await user.click(screen.getByRole("button", { name: "Deniz Ada" }));
    await user.click(screen.getByRole("button", { name: "Çıkış yap" }));
    await waitFor(() => expect(address()).toMatch(/^\/login/));
    expect(screen.queryByRole("navigation", { name: "Ana menü" })).toBeNull();
  });
});

const row = () => screen.findByRole("navigation", { name: "Bu bölümün sayfaları" });

describe("the second row of links", () => {
  test.for([
    [
      "/owner/dashboard",
      [
        ["Genel bakış", "/owner/dashboard"],
        ["Ses talepleri", "/owner/requests"],
        ["İçgörüler", "/owner/insights"],
        ["İşlem geçmişi", "/owner/history"],
      ],
      "Genel bakış",
    ],
    [
      "/owner/history",
      [
        ["Genel bakış", "/owner/dashboard"],
        ["Ses talepleri", "/owner/requests"],
        ["İçgörüler", "/owner/insights"],
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
  ] as const)("stands at %s", async ([path, links, name], { owner, open }) => {
    await open(path, owner);
    expect(shown(await row())).toEqual(links);
    expect(current(await row())).toEqual([name]);
  });

  test.for(["/owner/create-client", "/owner/create-voice-artist"])(
    "does not stand at %s",
    async (path, { owner, open }) => {
      await open(path, owner);
      await screen.findByRole("heading", { level: 1 });
      expect(screen.queryByRole("navigation", { name: "Bu bölümün sayfaları" })).toBeNull();
    },
  );
});

const openOver = async (user: "client" | "owner", path: string) => {
  const backEnd = await startMinimalBackEnd({ user });
  onTestFinished(() => backEnd.close());
  const calls = watchCalls();
  return { ...(await openApp(backEnd.origin, path, backEnd.token)), calls };
};

describe("over a back end with no more than every back end has", () => {
  test("a client has library and liked voices", async () => {
    const { calls } = await openOver("client", "/panel");
    expect(shown(await menu()).map(([, to]) => to)).toEqual(["/panel", "/liked-voices"]);
    // The next page of voices may have been asked for already.
    expect(new Set(calls.map(({ path }) => path.split("?")[0]))).toEqual(
      new Set(["/api/v1/auth/me", "/api/v1/voices"]),
    );
  });

  test("an owner's clients lead to the form, and there is no second row and no company", async () => {
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

  test.each([
    ["/owner/clients", "/owner/create-client"],
    ["/owner/team", "/owner/dashboard"],
    ["/owner/history", "/owner/dashboard"],
    ["/owner/requests", "/owner/dashboard"],
    ["/owner/requests/x", "/owner/dashboard"],
    ["/offers", "/owner/dashboard"],
    ["/offers/x", "/owner/dashboard"],
  ])("%s leads to %s, without a call that it does not know", async (path, other) => {
    const { address, calls } = await openOver("owner", path);
    await waitFor(() => expect(address()).toBe(other));
    expect(screen.queryByRole("navigation", { name: "Bu bölümün sayfaları" })).toBeNull();
    expect(calls.map((call) => call.path)).toEqual(["/api/v1/auth/me"]);
  });
});
