import { testedLanguages } from "#test/support/languages.ts";
import { eq } from "drizzle-orm";
import { screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeLink, type LinkKind } from "#server/account/links.ts";
import { users } from "#server/db/people-schema.ts";
import { fillIn, openApp, startAppServer, type AppServer, type OpenApp } from "#test/support/app.tsx";
import { watchCalls, writes } from "#test/support/calls.ts";
import type { Person } from "#test/support/people.ts";
import { words } from "./account-words.ts";

let server: AppServer;
let made = 0;
beforeAll(async () => {
  server = await startAppServer({ settings: { mail: true } });
});
afterAll(() => server.close());
beforeEach(() => {
  document.documentElement.dataset["visitor"] = "accounts mail";
});
afterEach(() => {
  delete document.documentElement.dataset["visitor"];
});

const password = "mavi vapur iskelede bekler";

/** A person with an address, and the token of a link of theirs. */
async function linkFor(kind: LinkKind): Promise<{ person: Person; email: string; token: string }> {
  const person = await server.createClient();
  made += 1;
  const email = `deniz.${made}@halbora.example`;
  const { db } = server.parts;
  const address = kind === "reset" ? { email } : { pendingEmail: email };
  await db.update(users).set(address).where(eq(users.id, person.userId));
  const token = await makeLink(db, { kind, userId: person.userId, email }, server.clock.read());
  return { person, email, token: token ?? "" };
}

const status = async (person: Person, secret: string) =>
  (await server.login(person.userName, secret)).statusCode;

describe.each(testedLanguages)("a link of a mail, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  async function choose({ user }: OpenApp, button: string) {
    await fillIn(user, await screen.findByLabelText(say.newPassword), password);
    await user.click(screen.getByRole("button", { name: button }));
  }

  it("to a new password is taken out of the address bar, and spent by the form alone", async () => {
    const { person, token } = await linkFor("reset");
    const calls = watchCalls();
    const app = await openApp(server.origin, `/reset-password#${token}`);
    await screen.findByLabelText(say.newPassword);
    await waitFor(() => expect(app.address()).toBe("/reset-password"));
    expect(writes(calls)).toEqual([]);
    await choose(app, say.savePassword);
    expect(await screen.findByRole("heading", { name: say.changed })).toBeVisible();
    expect(writes(calls).map(({ path }) => path)).toEqual(["/api/v1/auth/reset"]);
    expect(await status(person, password)).toBe(200);
    expect(await status(person, person.password)).toBe(401);
  });

  it("to a new password ends the session of the page that opens it, where it is the same person's", async () => {
    const { person, token } = await linkFor("reset");
    const app = await openApp(server.origin, "/panel", person.token);
    app.close();
    const again = await openApp(server.origin, `/reset-password#${token}`);
    await choose(again, say.savePassword);
    await again.user.click(await screen.findByRole("link", { name: say.login }));
    expect(await screen.findByRole("heading", { name: say.welcome })).toBeVisible();
    expect(localStorage.getItem("token")).toBeNull();
  });

  it.each([
    ["used", (token: string) => token],
    ["altered", (token: string) => `${token}x`],
    ["cut off", () => ""],
  ])("that was %s has one sentence and a way to a new one", async (what, alter) => {
    const { person, token } = await linkFor("reset");
    if (what === "used") {
      const payload = { token, newPassword: "an own password that is long" };
      await server.inject({ method: "POST", url: "/api/v1/auth/reset", payload });
    }
    const app = await openApp(server.origin, `/reset-password#${alter(token)}`);
    if (what !== "cut off") await choose(app, say.savePassword);
    expect(await screen.findByRole("heading", { name: say.linkEnded })).toBeVisible();
    expect(await status(person, password)).toBe(401);
    await app.user.click(screen.getByRole("link", { name: say.askAnew }));
    expect(await screen.findByRole("heading", { name: say.forgot })).toBeVisible();
  });

  it("that is too old has the same sentence", async () => {
    const { token } = await linkFor("reset");
    const app = await openApp(server.origin, `/reset-password#${token}`);
    await screen.findByLabelText(say.newPassword);
    server.clock.forward(31);
    await choose(app, say.savePassword);
    expect(await screen.findByRole("heading", { name: say.linkEnded })).toBeVisible();
  });

  it("is looked at anew when another one is opened on the same page", async () => {
    const { token } = await linkFor("reset");
    const app = await openApp(server.origin, "/reset-password#nonsense");
    await choose(app, say.savePassword);
    expect(await screen.findByRole("heading", { name: say.linkEnded })).toBeVisible();
    location.hash = token;
    await choose(app, say.savePassword);
    expect(await screen.findByRole("heading", { name: say.changed })).toBeVisible();
  });

  it("that invites asks for a password and leads straight in, in the place of who was there", async () => {
    const other = await server.createOwner();
    const { person, token } = await linkFor("invitation");
    const app = await openApp(server.origin, `/invitation#${token}`, other.token);
    await screen.findByRole("heading", { name: say.chooseFirst });
    await choose(app, say.saveAndContinue);
    expect(await screen.findByRole("heading", { name: say.library })).toBeVisible();
    expect(app.address()).toBe("/panel");
    expect(localStorage.getItem("token")).not.toBe(other.token);
    expect(await status(person, password)).toBe(200);
  });

  it("that confirms an address does so by its button alone", async () => {
    const { person, email, token } = await linkFor("confirm-address");
    const calls = watchCalls();
    const { user } = await openApp(server.origin, `/confirm-address#${token}`);
    const button = await screen.findByRole("button", { name: say.confirmAddress });
    expect(writes(calls)).toEqual([]);
    await user.click(button);
    expect(await screen.findByRole("heading", { name: say.addressConfirmed })).toBeVisible();
    expect((await server.login(email, person.password)).statusCode).toBe(200);
  });

  it("is asked for with the same answer whatever was typed, and the form stays", async () => {
    const { email } = await linkFor("reset");
    const { user } = await openApp(server.origin, "/forgot-password");
    const seen: (string | null)[] = [];
    for (const typed of [email, "nobody at all", "<b>%00"]) {
      const field = await screen.findByLabelText(say.nameOrMail);
      await user.clear(field);
      await fillIn(user, field, typed);
      const calls = watchCalls();
      await user.click(screen.getByRole("button", { name: say.sendLink }));
      await waitFor(() => expect(calls).toHaveLength(1));
      seen.push(
        (await screen.findByText(say.answer.split(".")[0] ?? "", { exact: false })).parentElement
          ?.textContent ?? null,
      );
      expect(field).toHaveValue(typed);
    }
    expect(seen).toEqual([say.answer, say.answer, say.answer]);
  });

  it("cannot be asked for where the server sends no mails", async () => {
    document.documentElement.dataset["visitor"] = "accounts";
    const { address } = await openApp(server.origin, "/forgot-password");
    expect(await screen.findByRole("heading", { name: say.welcome })).toBeVisible();
    expect(address()).toBe("/login");
  });
});
