import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect } from "vitest";
import { test } from "#test/support/app-fixtures.ts";

beforeEach(() => localStorage.setItem("locale", "tr"));

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

test("the heading of the page that comes has the focus, and is said", async ({ client, open }) => {
  const { user } = await open("/panel", client);
  await user.click(await screen.findByRole("link", { name: "Teklifler" }));
  const offers = await heading("Teklifler");
  await waitFor(() => expect(offers).toHaveFocus());
  await user.click(screen.getByRole("link", { name: "Listeler" }));
  const lists = await heading("Listeler");
  await waitFor(() => expect(lists).toHaveFocus());
});

test("a page that gives the focus to a field keeps it there", async ({ open }) => {
  const { user } = await open("/nowhere");
  await user.click(await screen.findByRole("link", { name: "Giriş yap" }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: /Kullanıcı adı/ })).toHaveFocus());
});

test.for(["/offers/unknown", "/rooms/unknown"])(
  "%s, which is not there, has a title",
  async (path, { client, open }) => {
    document.title = "";
    await open(path, client);
    const { textContent } = await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(document.title).toBe(`${textContent} · Tınora`));
  },
);
