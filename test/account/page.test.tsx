import { testedLanguages } from "#test/support/languages.ts";
import { eq } from "drizzle-orm";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { exampleAgency } from "#contract/constants/agency.ts";
import { accounts, users } from "#server/db/schema/people.ts";
import { fillIn, openApp, startAppServer } from "#test/support/app.tsx";
import { watchCalls } from "#test/support/calls.ts";
import { listenToPage } from "#test/support/jsdom/hearing.ts";
import { test as base } from "./app-fixtures.ts";
import { words } from "./page-words.ts";

const withRow = base
  // Another server, which sends no mails.
  .extend("withoutMail", { scope: "file" }, async ({}, { onCleanup }) => {
    const withoutMail = await startAppServer();
    onCleanup(() => withoutMail.close());
    return withoutMail;
  })
  // What is stored of the client.
  .extend("findRow", ({ db, client }) => async () => {
    const [row] = await db.select().from(users).where(eq(users.id, client.userId));
    return row;
  });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const group = (name: string) => within(screen.getByRole("region", { name }));
const groups = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

describe.each(testedLanguages)("the account page, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  const test = withRow.extend(
    "openAccount",
    ({ origin, client }) =>
      async ({ token } = client, at = origin) => {
        const app = await openApp(at, "/account", token);
        await screen.findByRole("heading", { name: say.groups.data });
        return app;
      },
  );

  test("of a client has every group", async ({ db, client, openAccount }) => {
    await db.update(accounts).set({ company: "Halbora" }).where(eq(accounts.id, client.accountId));
    await openAccount();
    const { passwordOnly: _, ...all } = say.groups;
    expect(groups()).toEqual(Object.values(all));
    expect(screen.getByText(`Deniz Ada · Halbora · ${client.userName}`)).toBeVisible();
  });

  test("of an owner has no people of a company", async ({ owner, openAccount }) => {
    await openAccount(owner);
    expect(groups()).not.toContain(say.groups.people);
  });

  test("offers nothing that needs mails where the server sends none", async ({
    withoutMail,
    openAccount,
  }) => {
    await openAccount(await withoutMail.createClient(), withoutMail.origin);
    expect(groups()).not.toContain(say.groups.mails);
    expect(groups()).toContain(say.groups.passwordOnly);
    expect(screen.queryByRole("button", { name: say.invite })).toBeNull();
    expect(screen.queryByRole("button", { name: say.addAddress })).toBeNull();
    expect(group(say.groups.people).getByText(say.noInvitations)).toBeVisible();
    expect(group(say.groups.people).getByRole("link", { name: exampleAgency.email })).toBeVisible();
  });

  test("tells an owner why the server sends no mails, and where it is written how it does", async ({
    withoutMail,
    openAccount,
  }) => {
    await openAccount(await withoutMail.createOwner(), withoutMail.origin);
    expect(group(say.sending).getByText("SMTP_URL")).toBeVisible();
    expect(group(say.sending).getByText("docs/deploy.md")).toBeVisible();
  });

  test("is not there against a server without accounts, and asks it for nothing", async ({
    client,
    open,
  }) => {
    const calls = watchCalls(async (call, { pass }) => {
      if (call.path !== "/api/v1/auth/me") return undefined;
      const profile = (await (await pass()).json()) as object;
      return Response.json({ ...profile, features: ["password"] });
    });
    const { address, user } = await open("/account", client);
    const profile = await screen.findByRole("button", { name: "Deniz Ada" });
    expect(address()).toBe("/panel");
    await user.click(profile);
    expect(screen.queryByRole("link", { name: say.title })).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain("/api/v1/account");
    expect(calls.map(({ path }) => path)).not.toContain("/api/v1/sessions");
  });

  test("asks who it is before a sensitive act, does the act then, and returns the focus to it", async ({
    server,
    client,
    openAccount,
  }) => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:saved" }));
    server.clock.forward(11);
    const { user } = await openAccount();
    const act = screen.getByRole("button", { name: say.download });
    await user.click(act);
    const dialog = within(await screen.findByRole("dialog", { name: say.proof }));
    const field = dialog.getByLabelText(say.password);
    await waitFor(() => expect(field).toHaveFocus());
    await fillIn(user, field, "not the password");
    await user.click(dialog.getByRole("button", { name: say.confirm }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(say.wrongPassword);
    expect(saved).toEqual([]);
    await user.clear(field);
    await user.type(field, `${client.password}{Enter}`);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatch(/\.zip$/);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(act).toHaveFocus());
  });

  test("does nothing, and says nothing, where that question is closed", async ({ server, openAccount }) => {
    server.clock.forward(11);
    const { user } = await openAccount();
    const calls = watchCalls();
    await user.click(screen.getByRole("button", { name: say.download }));
    const dialog = within(await screen.findByRole("dialog", { name: say.proof }));
    await user.click(dialog.getByRole("button", { name: say.cancel }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("alert")).toBeNull();
    expect(calls.filter(({ path }) => path === "/api/v1/account/export")).toHaveLength(1);
  });

  test("stores which mails to get, and takes it back where that fails", async ({ findRow, openAccount }) => {
    const { user } = await openAccount();
    const offers = screen.getByRole("switch", { name: say.offers });
    expect(offers).toBeChecked();
    await user.click(offers);
    await waitFor(async () => expect((await findRow())?.mailsOffers).toBe(false));
    expect((await findRow())?.mailsRooms).toBe(true);
    expect(offers).not.toBeChecked();
    await user.click(screen.getByRole("switch", { name: say.rooms }));
    await waitFor(async () => expect((await findRow())?.mailsRooms).toBe(false));
    watchCalls(({ method }) => (method === "POST" ? new Response("No.", { status: 500 }) : undefined));
    await user.click(offers);
    expect(await screen.findByRole("alert")).toHaveTextContent("No.");
    await waitFor(() => expect(offers).not.toBeChecked());
  });

  test("switches the language at once and stores it, and the theme, which may follow the system", async ({
    findRow,
    openAccount,
  }) => {
    const { user } = await openAccount();
    await user.click(screen.getByRole("radio", { name: say.dark }));
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    await user.click(screen.getByRole("radio", { name: say.system }));
    expect(document.documentElement.dataset["theme"]).toBeUndefined();
    expect(localStorage.getItem("theme")).toBeNull();
    await user.click(screen.getByRole("radio", { name: say.english }));
    expect(await screen.findByRole("heading", { name: say.otherTitle })).toBeVisible();
    await waitFor(async () => expect((await findRow())?.locale).toBe(locale === "tr" ? "en" : "tr"));
  });

  test("lists the sessions, ends one, and ends all others", async ({ server, client, openAccount }) => {
    const tokens: string[] = [];
    for (let number = 0; number < 3; number += 1)
      tokens.push((await server.login(client.userName, client.password)).body);
    const isLive = async (token: string) =>
      (await server.inject({ url: "/api/v1/auth/me", headers: { authorization: `Bearer ${token}` } }))
        .statusCode === 200;
    const live = async () => (await Promise.all(tokens.map(isLive))).filter(Boolean).length;
    const { user } = await openAccount();
    const sessions = group(say.groups.sessions);
    expect(await sessions.findAllByRole("listitem")).toHaveLength(4);
    expect(sessions.getAllByText(say.here)).toHaveLength(1);
    const [end] = sessions.getAllByRole("button", { name: say.endOne });
    if (end) await user.click(end);
    await waitFor(() => expect(sessions.getAllByRole("listitem")).toHaveLength(3));
    expect(await live()).toBe(2);
    await user.click(sessions.getByRole("button", { name: say.endOthers }));
    await waitFor(() => expect(sessions.getAllByRole("listitem")).toHaveLength(1));
    expect(await live()).toBe(0);
    expect(await isLive(client.token)).toBe(true);
  });

  test("asks for another address, which waits for its link", async ({ findRow, openAccount }) => {
    const said = listenToPage();
    const { user } = await openAccount();
    await user.click(screen.getByRole("button", { name: say.addAddress }));
    const dialog = within(await screen.findByRole("dialog", { name: say.addAddress }));
    await user.type(await dialog.findByLabelText(say.newAddress), "no address{Enter}");
    expect(await dialog.findByText(say.invalidEmail)).toBeVisible();
    const email = `yeni.${locale}@halbora.example`;
    await user.clear(dialog.getByLabelText(say.newAddress));
    await user.type(dialog.getByLabelText(say.newAddress), `${email}{Enter}`);
    expect(await dialog.findByText(new RegExp(email))).toBeVisible();
    await waitFor(() => expect(said.filter((one) => one.includes(email))).toHaveLength(1));
    expect(await screen.findByText(say.waiting + email)).toBeInTheDocument();
    expect(await findRow()).toMatchObject({ email: null, pendingEmail: email });
  });

  test("lets the first person invite and remove others, and nobody else", async ({
    server,
    db,
    client,
    openAccount,
  }) => {
    const { user, close } = await openAccount();
    await user.click(screen.getByRole("button", { name: say.invite }));
    const dialog = within(await screen.findByRole("dialog", { name: say.invite }));
    await fillIn(user, await dialog.findByLabelText(say.name), "Burak");
    await fillIn(user, dialog.getByLabelText(say.lastName), "Yılmazer");
    await fillIn(user, dialog.getByLabelText(say.email), `burak.${locale}@halbora.example`);
    await user.click(dialog.getByRole("button", { name: say.sendInvitation }));
    const people = group(say.groups.people);
    expect(await people.findByText("Burak Yılmazer")).toBeVisible();
    close();

    const second = await server.createClient({ name: "Ece", lastName: "Er" });
    const { accountId } = client;
    await db.update(users).set({ accountId }).where(eq(users.id, second.userId));
    const app = await openAccount(second);
    expect(screen.queryByRole("button", { name: say.remove })).toBeNull();
    expect(screen.queryByRole("button", { name: say.invite })).toBeNull();
    app.close();

    const again = await openAccount();
    await again.user.click(screen.getByRole("button", { name: /Burak/ }));
    const question = within(await screen.findByRole("dialog"));
    await again.user.click(question.getByRole("button", { name: say.removeAct }));
    await waitFor(() => expect(screen.queryByText("Burak Yılmazer")).toBeNull());
    expect(screen.getByText("Ece Er")).toBeVisible();
  });
});
