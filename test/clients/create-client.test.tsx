import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, vi } from "vitest";
import { fillIn, type OpenApp } from "#test/support/app.tsx";
import { test as base } from "#test/support/app-fixtures.ts";
import { watchCalls, writes } from "#test/support/calls.ts";

const words = {
  tr: {
    title: "Müşteri oluştur",
    name: "Ad",
    lastName: "Soyad",
    nameMissing: "Ad zorunludur",
    lastNameMissing: "Soyad zorunludur",
    created: "Müşteri başarıyla oluşturuldu!",
    username: "Kullanıcı adı",
    password: "Şifre",
    once: "Bu şifre yalnızca bir kez gösterilir",
    copy: "Tüm giriş bilgilerini kopyala",
    copied: "Kopyalandı",
    refused: "Kopyalanamadı, metni seçip kopyalayın",
    credentials: "Giriş bilgileri",
    another: "Bir tane daha oluştur",
    uncopied: "Kopyalamadan çıkılsın mı?",
    leave: "Çık",
    failed: "Sunucuda bir hata oluştu.",
  },
  en: {
    title: "Create client",
    name: "Name",
    lastName: "Last name",
    nameMissing: "Name is required",
    lastNameMissing: "Last name is required",
    created: "Client Created Successfully!",
    username: "Username",
    password: "Password",
    once: "This password is shown only once",
    copy: "Copy all credentials",
    copied: "Copied",
    refused: "Could not copy, select the text",
    credentials: "Credentials",
    another: "Create another",
    uncopied: "Leave without copying?",
    leave: "Leave",
    failed: "Server responded with an error.",
  },
};

const field = <T extends HTMLElement>(label: string) => screen.getByLabelText<T>(label);
const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent ?? "";

const seeTitle = async (name: string) =>
  expect(await screen.findByRole("heading", { level: 1, name })).toBeVisible();

const test = base.extend("openForm", ({ owner, open }) => async (title: string) => {
  const app = await open("/owner/create-client", owner);
  await seeTitle(title);
  return app;
});

describe.each(testedLanguages)("creating a client, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  const submit = () => screen.getByRole("button", { name: say.title });

  async function create(app: OpenApp, name: string, lastName: string) {
    await fillIn(app.user, field(say.name), name);
    await fillIn(app.user, field(say.lastName), lastName);
    await app.user.click(submit());
    await screen.findByText(say.created);
    return { ...app, username: valueOf(say.username), password: valueOf(say.password) };
  }

  test("says what is missing once submit is pressed, no sooner, and sends nothing", async ({ openForm }) => {
    const calls = watchCalls();
    const { user } = await openForm(say.title);
    expect(screen.queryByText(say.nameMissing)).toBeNull();

    await user.click(field(say.lastName));
    await user.tab();
    expect(field(say.lastName)).not.toHaveAttribute("aria-invalid");
    expect(screen.queryByText(say.lastNameMissing)).toBeNull();

    await user.click(submit());
    expect(await screen.findByText(say.nameMissing)).toBeVisible();
    expect(screen.getByText(say.lastNameMissing)).toBeVisible();
    await waitFor(() => expect(field(say.name)).toHaveFocus());
    expect(field(say.name)).toHaveAccessibleDescription(say.nameMissing);
    expect(writes(calls)).toEqual([]);
  });

  test("sends exactly the name and the last name, and shows credentials that work in the form's place", async ({
    server,
    openForm,
  }) => {
    const calls = watchCalls();
    const { username, password } = await create(await openForm(say.title), "  Gökçe ", "Altınışık");

    expect(writes(calls)).toEqual([
      { method: "POST", path: "/api/v1/clients", body: { name: "Gökçe", lastName: "Altınışık" } },
    ]);
    expect(screen.getByText(say.once)).toBeVisible();
    expect(screen.queryByLabelText(say.name)).toBeNull();
    expect(username).toMatch(/^gokce-altinisik/);
    expect((await server.login(username, password)).statusCode).toBe(200);
  });

  test("copies exactly two lines", async ({ openForm }) => {
    const { user, username, password } = await create(await openForm(say.title), "Deniz", "Aksoy");
    await user.click(screen.getByRole("button", { name: say.copy }));

    expect(await screen.findByRole("button", { name: say.copied })).toHaveFocus();
    expect(await navigator.clipboard.readText()).toBe(
      `${say.username}: ${username}\n${say.password}: ${password}`,
    );
  });

  test("shows the lines, selected, where the clipboard is refused", async ({ openForm }) => {
    const { user, username, password } = await create(await openForm(say.title), "Deniz", "Aksoy");
    const denied = new DOMException("denied", "NotAllowedError");
    const spy = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(denied);
    onTestFinished(() => spy.mockRestore());
    await user.click(screen.getByRole("button", { name: say.copy }));

    expect(await screen.findByText(say.refused)).toBeVisible();
    const lines = `${say.username}: ${username}\n${say.password}: ${password}`;
    expect(field(say.credentials)).toHaveValue(lines);
    await waitFor(() => expect(field(say.credentials)).toHaveFocus());
    expect(field<HTMLTextAreaElement>(say.credentials).selectionEnd).toBe(lines.length);
  });

  test("asks before it opens an empty form for another one and forgets the uncopied password", async ({
    openForm,
  }) => {
    const { user, password } = await create(await openForm(say.title), "Deniz", "Aksoy");
    await user.click(screen.getByRole("button", { name: say.another }));
    const question = await screen.findByRole("dialog", { name: say.uncopied });
    await user.click(within(question).getByRole("button", { name: say.leave }));

    expect(field(say.name)).toHaveValue("");
    expect(field(say.lastName)).toHaveValue("");
    await waitFor(() => expect(field(say.name)).toHaveFocus());
    expect(document.body).not.toHaveTextContent(password);
  });

  test("shows the server's sentence, else the fixed one, keeps the values, and takes it back on editing", async ({
    openForm,
  }) => {
    const answers = [new Response("Sunucunun sözü.", { status: 422 }), new Response("", { status: 500 })];
    watchCalls(({ method }) => (method === "POST" ? answers.shift() : undefined));
    const { user } = await openForm(say.title);
    await fillIn(user, field(say.name), "Deniz");
    await fillIn(user, field(say.lastName), "Aksoy");

    await user.click(submit());
    expect(await screen.findByRole("alert")).toHaveTextContent("Sunucunun sözü.");
    expect(field(say.name)).toHaveValue("Deniz");
    await fillIn(user, field(say.name), "a");
    expect(screen.queryByRole("alert")).toBeNull();

    await user.click(submit());
    expect(await screen.findByRole("alert")).toHaveTextContent(say.failed);
  });
});

test("keeps the password in no cache, no storage and no address", async ({ openForm }) => {
  localStorage.setItem("locale", "en");
  const { user, queryClient, address } = await openForm(words.en.title);
  await fillIn(user, await screen.findByLabelText("Name"), "Deniz");
  await user.type(screen.getByLabelText("Last name"), "Aksoy{Enter}");
  await screen.findByText("Client Created Successfully!");
  const password = valueOf("Password");
  expect(password.length).toBeGreaterThanOrEqual(16);

  const queries = queryClient.getQueryCache().getAll();
  const mutations = queryClient.getMutationCache().getAll();
  const cached = JSON.stringify([queries, mutations].map((all) => all.map(({ state }) => state)));
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]);
  expect(cached + stored + address()).not.toContain(password);
});

test("refuses a name of 101 characters with a sentence, before anything is sent", async ({ openForm }) => {
  const calls = watchCalls();
  const { user } = await openForm(words.tr.title);
  await user.click(await screen.findByLabelText("Ad"));
  await user.paste("ş".repeat(101));
  await user.click(screen.getByLabelText("Soyad"));
  await user.paste("😀".repeat(101));
  await user.tab();
  expect(await screen.findByText("Ad en fazla 100 karakter olabilir")).toBeVisible();
  expect(await screen.findByText("Soyad en fazla 100 karakter olabilir")).toBeVisible();
  expect(writes(calls)).toEqual([]);
});
