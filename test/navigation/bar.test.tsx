import { testedLanguages } from "#test/support/languages.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, vi } from "vitest";
import { test } from "#test/support/app-fixtures.ts";
import { watchCalls, writes } from "#test/support/calls.ts";
import { hasAddedEntry } from "#src/lib/browser/close-on-back.ts";
import { showLanguage } from "#src/lib/i18n/locale.ts";

const words = {
  tr: {
    language: "Dil: TR",
    login: "Giriş yap",
    newTab: "Yeni sekmede açılır",
    dark: "Koyu tema",
    light: "Açık tema",
    links: {
      "/owner/dashboard": "Yönetim panelim",
      "/panel": "Panelim",
      "/liked-voices": "Beğenilen sesler",
      "/lists": "Listeler",
      "/account": "Hesabım",
    },
    password: "Şifre değiştir",
    logout: "Çıkış yap",
    notFound: "Sayfa bulunamadı",
    offline: "Çevrimdışısınız",
    skip: "İçeriğe geç",
  },
  en: {
    language: "Language: EN",
    login: "Log in",
    newTab: "Opens in a new tab",
    dark: "Dark theme",
    light: "Light theme",
    links: {
      "/owner/dashboard": "My Dashboard",
      "/panel": "My Panel",
      "/liked-voices": "Liked Voices",
      "/lists": "Lists",
      "/account": "My account",
    },
    password: "Change password",
    logout: "Logout",
    notFound: "Page not found",
    offline: "You are offline",
    skip: "Skip to content",
  },
} as const;

const bar = () => within(screen.getByRole("banner"));
const linkNames = (list: HTMLElement) =>
  within(list)
    .getAllByRole("link")
    .map((link) => link.textContent);

describe.each(testedLanguages)("the bar, in %s", (locale) => {
  const say = words[locale];
  const home = locale === "en" ? "/?lang=en" : "/";
  beforeEach(() => localStorage.setItem("locale", locale));

  test("of a visitor has logo, language, social links, theme and login", async ({ open }) => {
    await open("/nowhere");
    expect(await screen.findByRole("heading", { name: say.notFound })).toBeVisible();
    expect(bar().getByRole("link", { name: "Tınora" })).toHaveAttribute("href", home);
    expect(bar().getByRole("button", { name: say.language })).toHaveTextContent(locale.toUpperCase());
    for (const name of ["Instagram", "LinkedIn", "WhatsApp"]) {
      const link = bar().getByRole("link", { name: `${name} (${say.newTab})` });
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("href", expect.stringMatching(/^https:/));
    }
    expect(bar().getByRole("button", { name: say.dark })).toBeVisible();
    expect(bar().getByRole("link", { name: say.login })).toHaveAttribute("href", "/login");
    expect(document.documentElement.lang).toBe(locale);
    await waitFor(() => expect(document.title).toContain(say.notFound));
  });

  test.for([
    ["client", ["/panel", "/liked-voices", "/account"]],
    ["owner", ["/owner/dashboard", "/panel", "/lists", "/account"]],
  ] as const)(
    "of a %s shows the name and what belongs to it",
    async ([role, paths], { owner, client, open }) => {
      const { user } = await open("/panel", role === "owner" ? owner : client);
      const profile = await screen.findByRole("button", { name: role === "owner" ? "Deniz" : "Deniz Ada" });
      expect(bar().queryByRole("link", { name: say.login })).toBeNull();
      expect(profile).toHaveAttribute("aria-expanded", "false");
      await user.click(profile);
      expect(profile).toHaveAttribute("aria-expanded", "true");
      const popover = document.getElementById(profile.getAttribute("aria-controls") ?? "");
      if (!popover) throw new Error("the button controls nothing");
      const links = await within(popover).findAllByRole("link");
      expect(links.map((link) => link.getAttribute("href"))).toEqual(paths);
      expect(links.map((link) => link.textContent)).toEqual(paths.map((path) => say.links[path]));
      const buttons = within(popover).getAllByRole("button");
      expect(buttons.map((button) => button.textContent)).toEqual([say.password, say.logout]);
    },
  );

  test("has one menu open at most, and Escape gives the focus back", async ({ client, open }) => {
    const { user } = await open("/panel", client);
    const profile = await screen.findByRole("button", { name: "Deniz Ada" });
    const language = screen.getByRole("button", { name: say.language });
    await user.click(language);
    await user.click(profile);
    expect(language).toHaveAttribute("aria-expanded", "false");
    expect(profile).toHaveAttribute("aria-expanded", "true");
    const first = await screen.findByRole("link", { name: say.links["/panel"] });
    await user.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard("{Escape}");
    expect(profile).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(profile).toHaveFocus());
  });

  test("shows the theme that was chosen, and remembers it", async ({ open }) => {
    const { user, close } = await open("/nowhere");
    await user.click(await screen.findByRole("button", { name: say.dark }));
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    expect(localStorage.getItem("theme")).toBe("dark");
    close();
    delete document.documentElement.dataset["theme"];
    await open("/nowhere");
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    expect(await screen.findByRole("button", { name: say.light })).toBeVisible();
  });

  test("says so while there is no network", async ({ open }) => {
    await open("/nowhere");
    expect(screen.queryByText(say.offline)).toBeNull();
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, "onLine");
    Object.defineProperty(Navigator.prototype, "onLine", { configurable: true, get: () => false });
    act(() => void dispatchEvent(new Event("offline")));
    expect(screen.getByText(say.offline)).toBeVisible();
    Object.defineProperty(Navigator.prototype, "onLine", online ?? {});
    act(() => void dispatchEvent(new Event("online")));
    expect(screen.queryByText(say.offline)).toBeNull();
  });

  test("is skipped by the first Tab", async ({ open }) => {
    const { user } = await open("/nowhere");
    await screen.findByRole("heading", { name: say.notFound });
    await user.tab();
    const skip = screen.getByRole("link", { name: say.skip });
    await waitFor(() => expect(skip).toHaveFocus());
    expect(skip).toHaveAttribute("href", "#main");
    expect(screen.getByRole("main")).toHaveAttribute("id", "main");
  });
});

describe("the language", () => {
  test("is Turkish unless something else was chosen", async ({ open }) => {
    await open("/nowhere");
    expect(await screen.findByRole("heading", { name: words.tr.notFound })).toBeVisible();
  });

  test("changes at once, without a load, and stays", async ({ open }) => {
    const { user, close, address } = await open("/login?next=%2Fpanel");
    await user.type(await screen.findByLabelText("Kullanıcı adı"), "deniz");
    await user.click(screen.getByRole("button", { name: "Giriş yap" }));
    expect(await screen.findByText("Şifre zorunludur")).toBeVisible();
    await user.click(screen.getByRole("button", { name: words.tr.language }));
    expect(linkNames(screen.getByRole("list"))).toEqual(["Türkçe", "English"]);
    expect(screen.getByRole("link", { name: "Türkçe" })).toHaveAttribute("aria-current", "true");
    await user.click(screen.getByRole("link", { name: "English" }));
    expect(await screen.findByRole("heading", { name: "Welcome to the Workspace" })).toBeVisible();
    expect(screen.getByLabelText("Username")).toHaveValue("deniz");
    expect(screen.getByText("Password is required")).toBeVisible();
    expect(document.documentElement.lang).toBe("en");
    expect(address()).toBe("/login?next=%2Fpanel");
    close();
    await open("/nowhere");
    expect(await screen.findByRole("heading", { name: "Page not found" })).toBeVisible();
  });

  test("in the address wins and is remembered", async ({ open }) => {
    localStorage.setItem("locale", "tr");
    await open("/nowhere?lang=en");
    expect(await screen.findByRole("heading", { name: "Page not found" })).toBeVisible();
    expect(localStorage.getItem("locale")).toBe("en");
  });

  test("of the landing page stands in its address", async ({ open }) => {
    localStorage.setItem("locale", "en");
    const { address } = await open("/");
    await waitFor(() => expect(address()).toBe("/?lang=en"));
  });

  test("of the landing page leaves its address with the other language", async ({ open }) => {
    const { user, address } = await open("/?lang=en");
    await user.click(bar().getByRole("button", { name: words.en.language }));
    await user.click(bar().getByRole("link", { name: "Türkçe" }));
    await waitFor(() => expect(address()).toBe("/"));
    await waitFor(() => expect(bar().getByRole("link", { name: "Tınora" })).toHaveAttribute("href", "/"));
  });

  test("of the landing page stays when it comes while the closed menu leaves the history", async ({
    open,
  }) => {
    // The router hears of an address before the menu does, as where the landing page's own script has run before it.
    (await open("/")).close();
    const { user, address } = await open("/?lang=en");
    const back = history.back.bind(history);
    vi.spyOn(history, "back").mockImplementationOnce(() => void showLanguage("tr").then(back));
    onTestFinished(() => void vi.restoreAllMocks());
    await user.click(bar().getByRole("button", { name: words.en.language }));
    await waitFor(() => expect(hasAddedEntry()).toBe(true));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(address()).toBe("/"));
    expect(document.documentElement.lang).toBe("tr");
    expect(await screen.findByRole("button", { name: words.tr.language })).toBeVisible();
  });

  test("is stored with the account of who is signed in, and with nobody's where there are none", async ({
    server,
    client,
    open,
  }) => {
    localStorage.setItem("locale", "tr");
    const calls = watchCalls();
    const { user, close } = await open("/nowhere", client);
    await screen.findByRole("button", { name: "Deniz Ada" });
    await user.click(bar().getByRole("button", { name: words.tr.language }));
    await user.click(bar().getByRole("link", { name: "English" }));
    const stored = async () =>
      (await server.inject({ url: "/api/v1/account", headers: client.headers })).json<{ locale: unknown }>();
    await waitFor(async () => expect(await stored()).toMatchObject({ locale: "en" }));
    close();
    localStorage.removeItem("token");
    calls.length = 0;
    const other = await open("/nowhere");
    await other.user.click(bar().getByRole("button", { name: words.en.language }));
    await other.user.click(bar().getByRole("link", { name: "Türkçe" }));
    expect(await screen.findByRole("heading", { name: words.tr.notFound })).toBeVisible();
    expect(writes(calls)).toEqual([]);
  });

  test("goes with every call", async ({ client, open }) => {
    localStorage.setItem("locale", "en");
    const languages: (string | null)[] = [];
    const send = globalThis.fetch;
    watchCalls();
    globalThis.fetch = (input, init) => {
      if (input instanceof Request) languages.push(input.headers.get("accept-language"));
      return send(input, init);
    };
    await open("/panel", client);
    await screen.findByRole("button", { name: "Deniz Ada" });
    globalThis.fetch = send;
    expect(languages.length).toBeGreaterThan(0);
    expect(new Set(languages)).toEqual(new Set(["en"]));
  });
});

test("shows neither login nor profile while it is not known who is there", async ({ client, open }) => {
  const held = Promise.withResolvers<Response>();
  watchCalls(({ path }) => (path === "/api/v1/auth/me" ? held.promise : undefined));
  await open("/nowhere", client);
  expect(bar().queryByRole("link", { name: words.tr.login })).toBeNull();
  held.resolve(Response.json({ userName: "x", name: "Deniz", lastName: "Ada" }));
  expect(await bar().findByRole("button", { name: "Deniz Ada" })).toBeVisible();
});
