import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { fillIn } from "#test/support/app.tsx";
import { test as base } from "#test/support/app-fixtures.ts";
import { words } from "./account-words.ts";

const rule = (text: string) =>
  within(
    screen.getByText<HTMLElement>(text, { exact: false, selector: "li *" }).closest("li") ?? document.body,
  );

describe.each(testedLanguages)("a first login, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  const test = base.extend("logInFirst", ({ server, owner, open }) => async (path = "/login") => {
    const made = await server.inject({
      method: "POST",
      url: "/api/v1/clients",
      headers: owner.headers,
      payload: { name: "Gökçe", lastName: "Altınışık" },
    });
    const { username, password } = made.json<{ username: string; password: string }>();
    const app = await open(path);
    await fillIn(app.user, await screen.findByLabelText(say.username), username);
    await fillIn(app.user, screen.getByLabelText(say.password), password);
    await app.user.click(screen.getByRole("button", { name: say.login }));
    await screen.findByRole("heading", { name: say.ownPassword });
    return app;
  });

  const field = () => screen.getByLabelText(say.newPassword);
  const isMet = (text: string) => rule(text).queryByText(say.met) !== null;

  test("asks for an own password, shown, and leads on to where one wanted to go", async ({ logInFirst }) => {
    const { user, address } = await logInFirst("/liked-voices");
    expect(screen.queryByRole("banner")?.textContent).not.toContain("Gökçe");
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveAttribute("type", "text");
    expect(field()).toHaveAttribute("autocomplete", "new-password");
    await fillIn(user, field(), "mavi vapur açık denizde");
    await user.click(screen.getByRole("button", { name: say.saveAndContinue }));
    await waitFor(() => expect(address()).toBe("/liked-voices"));
    expect(await screen.findByRole("button", { name: "Gökçe Altınışık" })).toBeVisible();
  });

  test("ticks the rules as they are met, and says what only the server knows", async ({ logInFirst }) => {
    const { user } = await logInFirst();
    await fillIn(user, field(), "ALTINIŞIK");
    expect([isMet(say.long), isMet(say.ownName)]).toEqual([false, false]);
    await fillIn(user, field(), " bir iki");
    expect([isMet(say.long), isMet(say.ownName)]).toEqual([true, false]);
    await user.clear(field());
    await fillIn(user, field(), "password1234");
    expect([isMet(say.long), isMet(say.ownName)]).toEqual([true, true]);
    await user.click(screen.getByRole("button", { name: say.saveAndContinue }));
    expect(await screen.findByText(say.common)).toBeVisible();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue("password1234");
  });

  test.for(["/panel", "/account", "/liked-voices"])(
    "leads from %s back to it",
    async (path, { open, logInFirst }) => {
      const { close } = await logInFirst();
      close();
      const { address } = await open(path);
      expect(await screen.findByRole("heading", { name: say.ownPassword })).toBeVisible();
      expect(address()).toBe(`/first-password?next=${encodeURIComponent(path)}`);
    },
  );

  test("has a logout as its only other way", async ({ logInFirst }) => {
    const { user, address } = await logInFirst();
    const main = within(screen.getByRole("main"));
    const links = main.getAllByRole("link").map((link) => link.textContent);
    expect(links).toEqual(["Tınora"]);
    await user.click(main.getByRole("button", { name: say.logout }));
    expect(await screen.findByRole("heading", { name: say.welcome })).toBeVisible();
    expect(address()).toBe("/login");
  });

  test("is no page for who has an own password", async ({ client, open }) => {
    const { address } = await open("/first-password", client);
    expect(await screen.findByRole("heading", { name: say.library })).toBeVisible();
    expect(address()).toBe("/panel");
  });
});
