import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { openApp, startAppServer } from "#test/support/app.tsx";
import { test as base } from "#test/support/app-fixtures.ts";
import { codeOf, setUpTotp } from "./totp-person.ts";
import { words as signInWords } from "./account-words.ts";
import { words } from "./page-words.ts";

const withStrict = base.extend("strict", { scope: "file" }, async ({}, { onCleanup }) => {
  const strict = await startAppServer({ settings: { ownersNeedSecondFactor: true } });
  onCleanup(() => strict.close());
  return strict;
});
afterEach(() => void vi.unstubAllGlobals());

describe.each(testedLanguages)("two-step verification, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  const test = withStrict.extend("openAccount", ({ client, open }) => async () => {
    const app = await open("/account", client);
    await screen.findByRole("heading", { name: say.groups.twoStep });
    return app;
  });
  const shownCodes = async () => {
    const list = await screen.findByRole("list", { name: say.codes });
    return within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent);
  };

  test("is set up by a QR code or its key, and a first code; then shows ten codes, whose leaving asks", async ({
    server,
    client,
    openAccount,
  }) => {
    const { user } = await openAccount();
    const act = screen.getByRole("button", { name: say.setUp });
    await user.click(act);
    const dialog = within(await screen.findByRole("dialog", { name: say.setUp }));
    const code = await dialog.findByLabelText(say.digits);
    await waitFor(() => expect(code).toHaveFocus());
    const drawn = dialog.getByRole("img").querySelectorAll("path");
    expect(drawn).toHaveLength(1);
    const key = dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent.replaceAll(" ", "");
    await user.click(dialog.getByRole("button", { name: say.copyKey }));
    expect(await navigator.clipboard.readText()).toBe(key);
    const { href } = dialog.getByRole<HTMLAnchorElement>("link", { name: say.openInApp });
    expect(new URL(href)).toMatchObject({ protocol: "otpauth:", host: "totp" });
    expect(new URL(href).searchParams.get("secret")).toBe(key);
    const right = await codeOf(server, client);
    await user.type(code, right === "000000" ? "000001{Enter}" : "000000{Enter}");
    await waitFor(() => expect(code).toHaveAccessibleDescription(signInWords[locale].wrongCode));
    expect(code).toBeInvalid();
    expect(dialog.queryByRole("alert")).toBeNull();
    await user.clear(code);
    await user.type(code, `${right}{Enter}`);
    const codes = await shownCodes();
    expect(new Set(codes).size).toBe(10);

    await user.click(screen.getByRole("button", { name: say.done }));
    const question = within(await screen.findByRole("dialog", { name: say.leave }));
    await user.keyboard("{Escape}");
    expect(await shownCodes()).toEqual(codes);
    await user.click(screen.getByRole("button", { name: say.done }));
    await user.click(await question.findByRole("button", { name: say.leaveAct }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByText(say.appOn)).toBeVisible();
    await waitFor(() => expect(act).toHaveFocus());
  });

  test("shows new codes in the place of the old ones, and leaves them freely once they are copied", async ({
    server,
    client,
    openAccount,
  }) => {
    const old = await setUpTotp(server, client);
    const { user } = await openAccount();
    await user.click(screen.getByRole("button", { name: new RegExp(`: ${say.codes}$`, "i") }));
    const question = within(await screen.findByRole("dialog"));
    await user.click(question.getByRole("button", { name: say.renewAct }));
    const codes = await shownCodes();
    expect(codes.filter((code) => old.includes(code ?? ""))).toEqual([]);
    await user.click(screen.getByRole("button", { name: say.copy }));
    expect(await navigator.clipboard.readText()).toBe(codes.join("\n"));
    await user.click(screen.getByRole("button", { name: say.done }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("is turned off after a question", async ({ server, client, openAccount }) => {
    await setUpTotp(server, client);
    const { user } = await openAccount();
    await user.click(screen.getByRole("button", { name: say.turnOff }));
    const question = within(await screen.findByRole("dialog"));
    await user.click(question.getByRole("button", { name: say.turnOffAct }));
    expect(await screen.findByText(say.appOff)).toBeVisible();
    expect((await server.login(client.userName, client.password)).statusCode).toBe(200);
  });

  test("asks for no second key when its window closes", async ({ openAccount }) => {
    const { user } = await openAccount();
    await user.click(screen.getByRole("button", { name: say.setUp }));
    const dialog = within(await screen.findByRole("dialog", { name: say.setUp }));
    await user.click(await dialog.findByRole("button", { name: say.cancel }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByText(say.appOff)).toBeVisible();
  });

  test("comes before everything else for owners, where they need it", async ({ strict }) => {
    const owner = await strict.createOwner();
    const app = await openApp(strict.origin, "/owner/dashboard", owner.token);
    expect(await screen.findByRole("heading", { name: say.setUp })).toBeVisible();
    expect(app.address()).toBe(`/second-factor-setup?next=${encodeURIComponent("/owner/dashboard")}`);
    await app.user.click(screen.getByRole("button", { name: signInWords[locale].app }));
    await app.user.type(await screen.findByLabelText(say.digits), `${await codeOf(strict, owner)}{Enter}`);
    await shownCodes();
    await app.user.click(screen.getByRole("button", { name: say.copy }));
    await app.user.click(screen.getByRole("button", { name: say.continue }));
    await waitFor(() => expect(app.address()).toBe("/owner/dashboard"));
    expect(await screen.findByRole("button", { name: "Deniz" })).toBeVisible();
  });
});
