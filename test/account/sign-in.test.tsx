import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { exampleAgency } from "#contract/constants/agency.ts";
import { fillIn, type OpenApp } from "#test/support/app.tsx";
import { watchCalls } from "#test/support/calls.ts";
import { test as base } from "./app-fixtures.ts";
import { codeOf, setUpTotp } from "./totp-person.ts";
import { words } from "./account-words.ts";

afterEach(() => void vi.unstubAllGlobals());

describe.each(testedLanguages)("the login page, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  const test = base.extend("openLogin", ({ mark, open }) => async (features: string) => {
    mark(features);
    const app = await open("/login");
    await screen.findByRole("heading", { name: say.welcome });
    return app;
  });

  async function logIn({ user }: OpenApp, { userName, password }: { userName: string; password: string }) {
    await fillIn(user, screen.getByLabelText(say.username), userName);
    await fillIn(user, screen.getByLabelText(say.password), password);
    await user.click(screen.getByRole("button", { name: say.login }));
  }

  test.for([
    ["nothing", "", false, false],
    ["accounts", "accounts", true, false],
    ["accounts and mails", "accounts mail", true, true],
  ] as const)(
    "of a server with %s offers what that server has",
    async ([_what, marks, hasPasskeys, hasReset], { openLogin }) => {
      await openLogin(marks);
      expect(screen.queryByRole("button", { name: say.withPasskey }) !== null).toBe(hasPasskeys);
      expect(screen.queryByRole("link", { name: say.forgot }) !== null).toBe(hasReset);
      // Without letters it is said whom to ask instead; a server of section 7 alone has neither.
      expect(screen.queryByText(say.askUs) !== null).toBe(hasPasskeys && !hasReset);
      await waitFor(() => expect(screen.getByLabelText(say.username)).toHaveFocus());
    },
  );

  test("leads to the agency where no letter can be sent", async ({ openLogin }) => {
    await openLogin("accounts");
    const line = screen.getByText(say.askUs).parentElement;
    const link = within(line as HTMLElement).getByRole("link", { name: exampleAgency.email });
    expect(link).toHaveAttribute("href", `mailto:${exampleAgency.email}`);
  });

  test("says that a browser knows no passkeys, and makes no call for them", async ({ openLogin }) => {
    const { user } = await openLogin("accounts");
    const calls = watchCalls();
    await user.click(screen.getByRole("button", { name: say.withPasskey }));
    expect(await screen.findByRole("alert")).toHaveTextContent(say.unsupported);
    expect(calls.map(({ path }) => path)).not.toContain("/api/v1/auth/passkeys/login");
  });

  test("says that a passkey was not used, and takes a password after that", async ({ client, openLogin }) => {
    vi.stubGlobal("PublicKeyCredential", () => undefined);
    vi.stubGlobal("navigator", {
      ...navigator,
      credentials: { get: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
    });
    const app = await openLogin("accounts");
    await app.user.click(screen.getByRole("button", { name: say.withPasskey }));
    expect(await screen.findByRole("alert")).toHaveTextContent(say.cancelled);
    await logIn(app, client);
    expect(await screen.findByRole("heading", { name: say.library })).toBeVisible();
  });

  test("asks for the second step, takes no wrong code, and lets the right one in", async ({
    server,
    client,
    openLogin,
  }) => {
    await setUpTotp(server, client);
    const app = await openLogin("accounts");
    await logIn(app, client);
    expect(await screen.findByRole("heading", { name: say.secondStep })).toBeVisible();
    const code = screen.getByLabelText(say.code);
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAttribute("autocomplete", "one-time-code");
    const right = await codeOf(server, client);
    await fillIn(app.user, code, right === "000000" ? "000001" : "000000");
    await app.user.keyboard("{Enter}");
    await waitFor(() => expect(code).toHaveAccessibleDescription(say.wrongCode));
    expect(code).toBeInvalid();
    expect(localStorage.getItem("token")).toBeNull();
    await app.user.clear(code);
    await fillIn(app.user, code, ` ${right} `);
    await app.user.keyboard("{Enter}");
    expect(await screen.findByRole("heading", { name: say.library })).toBeVisible();
  });

  test("takes a recovery code in the second step", async ({ server, client, openLogin }) => {
    const [code = ""] = await setUpTotp(server, client);
    const app = await openLogin("accounts");
    await logIn(app, client);
    await app.user.click(await screen.findByRole("button", { name: say.useRecovery }));
    const field = screen.getByLabelText(say.recoveryCode);
    await waitFor(() => expect(field).toHaveFocus());
    await fillIn(app.user, field, code);
    await app.user.keyboard("{Enter}");
    expect(await screen.findByRole("heading", { name: say.library })).toBeVisible();
  });

  test("returns to name and password where the second step took too long, and says why", async ({
    server,
    client,
    openLogin,
  }) => {
    await setUpTotp(server, client);
    const app = await openLogin("accounts");
    await logIn(app, client);
    await fillIn(app.user, await screen.findByLabelText(say.code), "123456");
    server.clock.forward(6);
    await app.user.keyboard("{Enter}");
    expect(await screen.findByRole("heading", { name: say.welcome })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(say.ended);
  });
});
