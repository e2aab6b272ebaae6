import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { fillIn, type OpenApp } from "#test/support/app.tsx";
import { test as base } from "#test/support/app-fixtures.ts";
import { watchCalls, type Call } from "#test/support/calls.ts";
import { words } from "#test/session/words.ts";

const isLogin = ({ path }: Call) => path === "/api/v1/auth/login";
const isProfile = ({ path }: Call) => path === "/api/v1/auth/me";

describe.each(testedLanguages)("the login page, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  const test = base.extend("openLogin", ({ open }) => async (path = "/login") => {
    const app = await open(path);
    await screen.findByRole("heading", { name: say.title });
    return app;
  });
  const username = () => screen.getByLabelText(say.username);
  const password = () => screen.getByLabelText(say.password);

  async function submit({ user }: OpenApp, name = "deniz", secret = "not the one") {
    await fillIn(user, username(), name);
    await fillIn(user, password(), secret);
    await user.click(screen.getByRole("button", { name: say.login }));
  }

  test("asks for both fields, and puts the focus on the first wrong one", async ({ openLogin }) => {
    const { user } = await openLogin();
    await user.click(screen.getByRole("button", { name: say.login }));
    expect(await screen.findByText(say.usernameMissing)).toBeVisible();
    expect(screen.getByText(say.passwordMissing)).toBeVisible();
    await waitFor(() => expect(username()).toHaveFocus());
    expect(username()).toHaveAccessibleDescription(say.usernameMissing);
    await fillIn(user, username(), "deniz");
    await user.click(screen.getByRole("button", { name: say.login }));
    await waitFor(() => expect(password()).toHaveFocus());
  });

  test("sends what a password manager wrote into the fields and told nobody of", async ({
    server,
    openLogin,
  }) => {
    const { userName, password: secret } = await server.createClient({ password: "filled in silently 1" });
    const { user } = await openLogin();
    // The prototype's setter, because extensions and browsers go past the one that React watches.
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    write?.call(username(), userName);
    write?.call(password(), secret);
    await user.click(screen.getByRole("button", { name: say.login }));
    expect(await screen.findByRole("button", { name: "Deniz Ada" })).toBeVisible();
  });

  test("says how one becomes a client", async ({ openLogin }) => {
    await openLogin();
    const link = screen.getByRole("link", { name: locale === "tr" ? "bize ulaşın" : "get in touch" });
    expect(link.getAttribute("href")).toMatch(/^\/(\?lang=en)?#contact$/);
  });

  test("hides the password, and takes it from a password manager or the clipboard", async ({
    server,
    openLogin,
  }) => {
    const { userName, password: secret } = await server.createClient({ password: "pasted password 1" });
    const { user } = await openLogin();
    expect(password()).toHaveAttribute("type", "password");
    expect([username(), password()].map((field) => field.getAttribute("autocomplete"))).toEqual([
      "username",
      "current-password",
    ]);
    await fillIn(user, username(), userName);
    await user.click(password());
    await user.paste(secret);
    await user.click(screen.getByRole("button", { name: say.login }));
    expect(await screen.findByRole("button", { name: "Deniz Ada" })).toBeVisible();
  });

  test("says under the form what the server said, and keeps both values", async ({ openLogin }) => {
    const app = await openLogin();
    await submit(app);
    const error = await screen.findByText(say.wrong);
    expect(screen.getByRole("alert")).toContainElement(error);
    const button = screen.getByRole("button", { name: say.login });
    expect(button.compareDocumentPosition(error) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(username()).toHaveValue("deniz");
    expect(password()).toHaveValue("not the one");
    expect(localStorage.getItem("token")).toBeNull();
  });

  test.for([
    ["an empty body", () => new Response("", { status: 500 })],
    [
      "a page of HTML",
      () => new Response("<h1>502</h1>", { status: 502, headers: { "content-type": "text/html" } }),
    ],
    ["no network", () => Response.error()],
  ] as const)(
    "has a sentence of its own for a login that fails with %s",
    async ([_what, fail], { openLogin }) => {
      const app = await openLogin();
      const calls = watchCalls((call) => (isLogin(call) ? fail() : undefined));
      await submit(app);
      expect(await screen.findByText(say.serverError)).toBeVisible();
      expect(calls.filter(isLogin)).toHaveLength(1);
    },
  );

  test("rejects a login without a token", async ({ openLogin }) => {
    const app = await openLogin();
    watchCalls((call) => (isLogin(call) ? new Response('""') : undefined));
    await submit(app);
    expect(await screen.findByText(say.noTokenReturned)).toBeVisible();
    expect(localStorage.getItem("token")).toBeNull();
  });

  test("removes the token when the profile cannot be had, and says why", async ({ openLogin }) => {
    const app = await openLogin();
    watchCalls((call) => {
      if (isLogin(call)) return new Response("a-token");
      return isProfile(call) ? new Response("", { status: 503 }) : undefined;
    });
    await submit(app);
    expect(await screen.findByText(say.profileError)).toBeVisible();
    expect(localStorage.getItem("token")).toBeNull();
    expect(username()).toHaveValue("deniz");
  });

  test("keeps why the stored token was refused at start, and forgets it at the next attempt", async ({
    server,
    client,
    open,
  }) => {
    await server.inject({ method: "POST", url: "/api/v1/auth/logout", headers: client.headers });
    const app = await open("/panel", client);
    expect(await screen.findByText(say.ended)).toBeVisible();
    expect(localStorage.getItem("token")).toBeNull();
    const held = Promise.withResolvers<Response>();
    watchCalls((call) => (isLogin(call) ? held.promise : undefined));
    await submit(app);
    const button = await screen.findByRole("button", { name: say.pending });
    expect(screen.queryByRole("alert")).toBeNull();
    await app.user.click(button);
    held.resolve(new Response("", { status: 500 }));
    expect(await screen.findByText(say.serverError)).toBeVisible();
  });

  test("says nothing of a token that was never there", async ({ openLogin }) => {
    await openLogin("/panel");
    expect(screen.queryByText(say.noTokenFound)).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("sends form-encoded credentials and strips the quotes around the token", async ({
    client,
    openLogin,
  }) => {
    const app = await openLogin();
    const calls = watchCalls((call) => (isLogin(call) ? new Response(`"${client.token}"`) : undefined));
    await submit(app, "deniz ada", "a&b=ç");
    await screen.findByRole("heading", { name: say.library });
    expect(localStorage.getItem("token")).toBe(client.token);
    expect(calls.find(isLogin)?.body).toBe("username=deniz+ada&password=a%26b%3D%C3%A7");
  });
});
