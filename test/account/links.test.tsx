import { testedLanguages } from "#test/support/languages.ts";
import { eq } from "drizzle-orm";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { makeLink, type LinkKind } from "#server/account/links.ts";
import { users } from "#server/db/schema/people.ts";
import { fillIn, type OpenApp } from "#test/support/app.tsx";
import { watchCalls, writes } from "#test/support/calls.ts";
import { test as base } from "./app-fixtures.ts";
import { words } from "./account-words.ts";

const password = "mavi vapur iskelede bekler";

const test = base
  .extend("marked", { auto: true }, ({ mark }) => mark("accounts mail"))
  // The client's address, and the token of a link that was sent there.
  .extend("linkFor", ({ server, db, client }) => async (kind: LinkKind) => {
    const email = `${client.userName}@halbora.example`;
    const address = kind === "reset" ? { email } : { pendingEmail: email };
    await db.update(users).set(address).where(eq(users.id, client.userId));
    const token = await makeLink(db, { kind, userId: client.userId, email }, server.clock.read());
    return { email, token: token ?? "" };
  })
  .extend("statusWith", ({ server, client }) => async (secret: string) => {
    const { statusCode } = await server.login(client.userName, secret);
    return statusCode;
  });

describe.each(testedLanguages)("a link of a mail, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  async function choose({ user }: OpenApp, button: string) {
    await fillIn(user, await screen.findByLabelText(say.newPassword), password);
    await user.click(screen.getByRole("button", { name: button }));
  }

  test("to a new password is taken out of the address bar, and spent by the form alone", async ({
    client,
    open,
    linkFor,
    statusWith,
  }) => {
    const { token } = await linkFor("reset");
    const calls = watchCalls();
    const app = await open(`/reset-password#${token}`);
    await screen.findByLabelText(say.newPassword);
    await waitFor(() => expect(app.address()).toBe("/reset-password"));
    expect(writes(calls)).toEqual([]);
    await choose(app, say.savePassword);
    expect(await screen.findByRole("heading", { name: say.changed })).toBeVisible();
    expect(writes(calls).map(({ path }) => path)).toEqual(["/api/v1/auth/reset"]);
    expect(await statusWith(password)).toBe(200);
    expect(await statusWith(client.password)).toBe(401);
  });

  test.for([".", ")", "”", "%20", "/", ",%20thanks"])(
    "to a new password opens with “%s” behind it",
    async (behind, { open, linkFor, statusWith }) => {
      const { token } = await linkFor("reset");
      const app = await open(`/reset-password#${token}${behind}`);
      await choose(app, say.savePassword);
      expect(await screen.findByRole("heading", { name: say.changed })).toBeVisible();
      expect(await statusWith(password)).toBe(200);
    },
  );

  test("to a new password ends the session of the page that opens it, where it is the same person's", async ({
    client,
    open,
    linkFor,
  }) => {
    const { token } = await linkFor("reset");
    const app = await open("/panel", client);
    app.close();
    const again = await open(`/reset-password#${token}`);
    await choose(again, say.savePassword);
    await again.user.click(await screen.findByRole("link", { name: say.login }));
    expect(await screen.findByRole("heading", { name: say.welcome })).toBeVisible();
    expect(localStorage.getItem("token")).toBeNull();
  });

  test.for([
    ["used", (token: string) => token],
    ["altered", (token: string) => `${token.slice(1)}x`],
    ["cut off", () => ""],
  ] as const)(
    "that was %s has one sentence and a way to a new one",
    async ([what, alter], { server, open, linkFor, statusWith }) => {
      const { token } = await linkFor("reset");
      if (what === "used") {
        const payload = { token, newPassword: "an own password that is long" };
        await server.inject({ method: "POST", url: "/api/v1/auth/reset", payload });
      }
      const app = await open(`/reset-password#${alter(token)}`);
      if (what !== "cut off") await choose(app, say.savePassword);
      expect(await screen.findByRole("heading", { name: say.linkEnded })).toBeVisible();
      expect(await statusWith(password)).toBe(401);
      await app.user.click(screen.getByRole("link", { name: say.askAnew }));
      expect(await screen.findByRole("heading", { name: say.forgot })).toBeVisible();
    },
  );

  test("that is too old has the same sentence", async ({ server, open, linkFor }) => {
    const { token } = await linkFor("reset");
    const app = await open(`/reset-password#${token}`);
    await screen.findByLabelText(say.newPassword);
    server.clock.forward(31);
    await choose(app, say.savePassword);
    expect(await screen.findByRole("heading", { name: say.linkEnded })).toBeVisible();
  });

  test("is looked at anew when another one is opened on the same page", async ({ open, linkFor }) => {
    const { token } = await linkFor("reset");
    const app = await open("/reset-password#nonsense");
    await choose(app, say.savePassword);
    expect(await screen.findByRole("heading", { name: say.linkEnded })).toBeVisible();
    location.hash = token;
    await choose(app, say.savePassword);
    expect(await screen.findByRole("heading", { name: say.changed })).toBeVisible();
  });

  test("that invites asks for a password and leads straight in, in the place of who was there", async ({
    owner,
    open,
    linkFor,
    statusWith,
  }) => {
    const { token } = await linkFor("invitation");
    const app = await open(`/invitation#${token}`, owner);
    await screen.findByRole("heading", { name: say.chooseFirst });
    await choose(app, say.saveAndContinue);
    expect(await screen.findByRole("heading", { name: say.library })).toBeVisible();
    expect(app.address()).toBe("/panel");
    expect(localStorage.getItem("token")).not.toBe(owner.token);
    expect(await statusWith(password)).toBe(200);
  });

  test("that confirms an address does so by its button alone", async ({ server, client, open, linkFor }) => {
    const { email, token } = await linkFor("confirm-address");
    const calls = watchCalls();
    const { user } = await open(`/confirm-address#${token}`);
    const button = await screen.findByRole("button", { name: say.confirmAddress });
    expect(writes(calls)).toEqual([]);
    await user.click(button);
    expect(await screen.findByRole("heading", { name: say.addressConfirmed })).toBeVisible();
    expect((await server.login(email, client.password)).statusCode).toBe(200);
  });

  test("is asked for with the same answer whatever was typed, and the form stays", async ({
    open,
    linkFor,
  }) => {
    const { email } = await linkFor("reset");
    const { user } = await open("/forgot-password");
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

  test("cannot be asked for where the server sends no mails", async ({ open, mark }) => {
    mark("accounts");
    const { address } = await open("/forgot-password");
    expect(await screen.findByRole("heading", { name: say.welcome })).toBeVisible();
    expect(address()).toBe("/login");
  });
});
