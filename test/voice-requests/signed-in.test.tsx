import { screen, waitFor, within } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { beforeEach, expect } from "vitest";
import { accounts } from "#server/db/schema/people.ts";
import { test as base } from "#test/support/app-fixtures.ts";
import type { OpenApp } from "#test/support/app.tsx";
import { words } from "./words.ts";

const say = words.tr;

const test = base.extend("client", async ({ db, server }) => {
  const client = await server.createClient({ name: "Gökçe", lastName: "Altınışık" });
  await db.update(accounts).set({ company: "Dovarel" }).where(eq(accounts.id, client.accountId));
  return client;
});

beforeEach(() => localStorage.setItem("locale", "tr"));

/** Opens the request of the public page. */
async function openRequest({ user }: OpenApp) {
  const [opener] = await screen.findAllByRole("button", { name: say.open });
  await user.click(opener as HTMLElement);
  return within(await screen.findByRole("dialog", { name: say.title }));
}

const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith("draft "));

test("a client's request has name and company, and the first field that is empty has the focus", async ({
  client,
  open,
}) => {
  const request = await openRequest(await open("/", client));
  expect(request.getByLabelText(say.fields.fullName)).toHaveValue("Gökçe Altınışık");
  expect(request.getByLabelText(say.fields.companyName)).toHaveValue("Dovarel");
  await waitFor(() => expect(request.getByLabelText(say.fields.email)).toHaveFocus());
  expect(drafts()).toEqual([]);
});

test("what a client types is a draft of that client's, which the next visitor does not see", async ({
  client,
  open,
}) => {
  const app = await open("/", client);
  const request = await openRequest(app);
  await app.user.type(request.getByLabelText(say.fields.email), "gokce@dovarel.example");
  await waitFor(() =>
    expect(drafts()).toEqual([expect.stringContaining(`draft ${client.userName} request `)]),
  );
  app.close();
  localStorage.removeItem("token");

  const visitor = await openRequest(await open("/"));
  for (const name of ["fullName", "companyName", "email"] as const)
    expect(visitor.getByLabelText(say.fields[name])).toHaveValue("");
});

test("an owner's request has nothing filled in", async ({ owner, open }) => {
  const request = await openRequest(await open("/", owner));
  for (const name of ["fullName", "companyName"] as const)
    expect(request.getByLabelText(say.fields[name])).toHaveValue("");
});
