import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openApp, startAppServer, type AppServer } from "#test/support/app.tsx";
import type { Person } from "#test/support/people.ts";
import { codeOf, setUpTotp } from "./totp-person.ts";
import { words as signInWords } from "./account-words.ts";
import { words } from "./page-words.ts";

let server: AppServer;
let strict: AppServer;
beforeAll(async () => {
  server = await startAppServer();
  strict = await startAppServer({ settings: { ownersNeedSecondFactor: true } });
});
afterAll(async () => {
  await server.close();
  await strict.close();
});
afterEach(() => void vi.unstubAllGlobals());

describe.each(testedLanguages)("two-step verification, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  async function open(person: Person) {
    const app = await openApp(server.origin, "/account", person.token);
    await screen.findByRole("heading", { name: say.groups.twoStep });
    return app;
  }
  const shownCodes = async () => {
    const list = await screen.findByRole("list", { name: say.codes });
    return within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent);
  };

  it("is set up by a QR code or its key, and a first code; then shows ten codes, whose leaving asks", async () => {
    const person = await server.createClient();
    const { user } = await open(person);
    const act = screen.getByRole("button", { name: say.setUp });
    await user.click(act);
    const dialog = within(await screen.findByRole("dialog", { name: say.setUp }));
    const code = await dialog.findByLabelText(say.digits);
    await waitFor(() => expect(code).toHaveFocus());
    const drawn = dialog.getByRole("img").querySelectorAll("path");
    expect(drawn).toHaveLength(1);
    expect(dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).toBeVisible();
    const right = await codeOf(server, person);
    await user.type(code, right === "000000" ? "000001{Enter}" : "000000{Enter}");
    expect(await dialog.findByRole("alert")).toHaveTextContent(signInWords[locale].wrongCode);
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

  it("shows new codes in the place of the old ones, and leaves them freely once they are copied", async () => {
    const person = await server.createClient();
    const old = await setUpTotp(server, person);
    const { user } = await open(person);
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

  it("is turned off after a question", async () => {
    const person = await server.createClient();
    await setUpTotp(server, person);
    const { user } = await open(person);
    await user.click(screen.getByRole("button", { name: say.turnOff }));
    const question = within(await screen.findByRole("dialog"));
    await user.click(question.getByRole("button", { name: say.turnOffAct }));
    expect(await screen.findByText(say.appOff)).toBeVisible();
    expect((await server.login(person.userName, person.password)).statusCode).toBe(200);
  });

  it("asks for no second key when its window closes", async () => {
    const person = await server.createClient();
    const { user } = await open(person);
    await user.click(screen.getByRole("button", { name: say.setUp }));
    const dialog = within(await screen.findByRole("dialog", { name: say.setUp }));
    await user.click(await dialog.findByRole("button", { name: say.cancel }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByText(say.appOff)).toBeVisible();
  });

  it("comes before everything else for owners, where they need it", async () => {
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
