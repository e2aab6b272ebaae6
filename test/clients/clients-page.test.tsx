import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished } from "vitest";
import { fillIn } from "#test/support/app.tsx";
import { test as base } from "#test/support/app-fixtures.ts";
import { watchCalls, writes } from "#test/support/calls.ts";
import { watchDownloads } from "#test/support/jsdom/downloads.ts";
import { heldQueries } from "#test/support/jsdom/window.ts";
import { ask, listAccounts } from "./owner-calls.ts";

beforeEach(() => localStorage.setItem("locale", "tr"));

let made = 0;

const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { mail: true } }))
  // Another owner for every test: where the clock went on, an earlier one is asked for the password again.
  .extend("ayse", ({ server }) => server.createOwner({ name: "Ayşe", lastName: "Erdem" }))
  // A client with a last name of its own, and with what the form may hold besides.
  .extend("makeClient", ({ server, ayse }) => async (draft: { company?: string; email?: string } = {}) => {
    made += 1;
    const lastName = `Şimşek${"abcdefghijklmnopqrstuvwxyz"[made % 26]}${made}`;
    const created = await ask(server, ayse, "POST", "clients", { name: "Ozan", lastName, ...draft });
    const { username, password } = created.json<{ username: string; password: string }>();
    return { name: `Ozan ${lastName}`, lastName, username, password };
  })
  .extend("accountOf", ({ server, ayse }) => async (username: string) => {
    const found = await listAccounts(server, ayse, { q: username });
    const account = found.find(({ people }) => people[0]?.userName === username);
    if (!account) throw new Error(`no account of ${username}`);
    return account;
  })
  // The list with one client in it, a new one where none is told.
  .extend(
    "openOne",
    ({ ayse, open, makeClient }) =>
      async (told?: Record<"name" | "lastName" | "username" | "password", string>) => {
        const client = told ?? (await makeClient());
        const app = await open(`/owner/clients?q=${client.lastName}`, ayse);
        const menu = await screen.findByRole("button", { name: `Diğer işlemler: ${client.name}` });
        return {
          ...app,
          client,
          act: async (name: string) => {
            await app.user.click(menu);
            await app.user.click(await screen.findByRole("button", { name }));
          },
          menu,
        };
      },
  );

const rows = () =>
  within(screen.getByRole("table", { name: "Müşteriler" }))
    .getAllByRole("row")
    .slice(1);

describe("who may see the clients", () => {
  test("is no client", async ({ client, open }) => {
    const calls = watchCalls();
    const { address } = await open("/owner/clients", client);
    await waitFor(() => expect(address()).toBe("/"));
    expect(calls.map(({ path }) => path).filter((path) => path.includes("/clients"))).toEqual([]);
  });

  test("comes to the form where the server has no list", async ({ ayse, open }) => {
    watchCalls(async ({ path }, { pass }) => {
      if (!path.endsWith("/auth/me")) return undefined;
      const profile = (await (await pass()).json()) as { features: string[] };
      return Response.json({ ...profile, features: [] });
    });
    const { address } = await open("/owner/clients", ayse);
    await waitFor(() => expect(address()).toBe("/owner/create-client"));
  });
});

describe("the list", () => {
  test("shows name, company, address, offers, people, state and when somebody was here", async ({
    makeClient,
    openOne,
  }) => {
    const { client } = await openOne(await makeClient({ company: "Nerolta", email: "ozan@nerolta.example" }));
    const [row] = rows();
    expect(rows()).toHaveLength(1);
    expect(within(row as HTMLElement).getByRole("rowheader")).toHaveTextContent(`${client.name}Nerolta`);
    const cells = within(row as HTMLElement).getAllByRole("cell");
    expect(cells.map((cell) => cell.textContent)).toEqual([
      "ozan@nerolta.example",
      "0",
      "1",
      "Davet bekliyor",
      "Hiç giriş yapmadı",
      expect.anything(),
    ]);
    const count = screen.getByText(
      (_text, element) => element?.tagName === "P" && element.textContent === "1 müşteri",
    );
    expect(count).toBeVisible();
    await waitFor(() => expect(document.title).toContain("Müşteriler"));
  });

  test("says that there is no address, and shows cards on a small screen", async ({ openOne }) => {
    heldQueries.add("(width < 700px)");
    onTestFinished(() => void heldQueries.delete("(width < 700px)"));
    const { client } = await openOne();
    expect(screen.queryByRole("table")).toBeNull();
    const card = screen.getByText(client.name).closest("li");
    expect(card).toHaveTextContent(client.username);
    expect(card).toHaveTextContent("E-posta yok");
    expect(card).toHaveTextContent("Etkin");
    expect(screen.getByLabelText("Sıralama")).toHaveValue("name");
  });

  test("searches as one types, and keeps search, state and order in the address", async ({
    ayse,
    open,
    makeClient,
  }) => {
    const client = await makeClient();
    const other = await makeClient();
    const { user, address } = await open("/owner/clients", ayse);
    await screen.findByRole("table", { name: "Müşteriler" });
    await fillIn(user, screen.getByRole("searchbox"), client.lastName);
    await waitFor(() => expect(address()).toBe(`/owner/clients?q=${encodeURIComponent(client.lastName)}`));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByText(other.name)).toBeNull();
    await user.selectOptions(screen.getByLabelText("Durum"), "Kilitli");
    expect(await screen.findByRole("heading", { name: "Bu aramaya uyan müşteri yok" })).toBeVisible();
    await waitFor(() => expect(new URLSearchParams(location.search).get("state")).toBe("locked"));
    await user.selectOptions(screen.getByLabelText("Durum"), "Tümü");
    await user.click(await screen.findByRole("button", { name: "Müşteri" }));
    await waitFor(() => expect(new URLSearchParams(location.search).get("order")).toBe("-name"));
    expect(screen.getByRole("columnheader", { name: "Müşteri" })).toHaveAttribute("aria-sort", "descending");
    await user.click(screen.getByRole("button", { name: "Son görülme" }));
    await waitFor(() => expect(new URLSearchParams(location.search).get("order")).toBe("lastSeenAt"));
  });

  test("is paged in the address, and shows the last page for one past the end", async ({
    ayse,
    open,
    makeClient,
  }) => {
    const company = `Sayfa${(made += 1)}`;
    for (let count = 0; count < 16; count += 1) await makeClient({ company });
    const { user, address } = await open(`/owner/clients?q=${company}`, ayse);
    await user.click(await screen.findByRole("button", { name: "Sonraki" }));
    await waitFor(() => expect(address()).toBe(`/owner/clients?q=${company}&page=2`));
    await waitFor(() => expect(rows()).toHaveLength(1));
    const past = await open(`/owner/clients?q=${company}&page=9`, ayse);
    await waitFor(() => expect(past.address()).toBe(`/owner/clients?q=${company}&page=2`));
  });

  test("takes nonsense in the address for what is usual", async ({ ayse, open }) => {
    const calls = watchCalls();
    await open("/owner/clients?state=x&order=x&page=-3", ayse);
    await screen.findByRole("table", { name: "Müşteriler" });
    const asked = calls.find(({ path }) => path.startsWith("/api/v1/clients?"));
    expect(asked?.path).toBe("/api/v1/clients?order=name&page=0&size=15");
  });

  test("says why it cannot be shown, and tries again", async ({ ayse, open, makeClient }) => {
    const answers = [new Response("Sunucunun sözü.", { status: 400 })];
    watchCalls(({ path }) => (path.startsWith("/api/v1/clients?") ? answers.shift() : undefined));
    const client = await makeClient();
    const { user } = await open(`/owner/clients?q=${client.lastName}`, ayse);
    expect(await screen.findByRole("alert")).toHaveTextContent("Sunucunun sözü.");
    await user.click(screen.getByRole("button", { name: "Tekrar dene" }));
    expect(await screen.findByText(client.name)).toBeVisible();
  });
});

describe("the menu of a client", () => {
  test("ends with deleting, and invites again only who has an address and was never here", async ({
    makeClient,
    openOne,
  }) => {
    const invited = await makeClient({ email: "ozan@nerolta.example" });
    const { user, menu, close } = await openOne(invited);
    await user.click(menu);
    const popover = document.getElementById(menu.getAttribute("aria-controls") ?? "") as HTMLElement;
    const names = within(popover)
      .getAllByRole("button")
      .map((button) => button.textContent);
    expect(names).toEqual([
      "Yeniden davet et",
      "Yeni giriş bilgileri üret",
      "Adı düzenle",
      "Kişileri göster",
      "Kilitle",
      "Devre dışı bırak",
      "Verilerini indir",
      "Sil",
    ]);
    close();
    const { user: next, menu: other } = await openOne();
    await next.click(other);
    expect(screen.queryByRole("button", { name: "Yeniden davet et" })).toBeNull();
  });

  test("invites again", async ({ makeClient, openOne }) => {
    const { client, act } = await openOne(await makeClient({ email: "ozan@nerolta.example" }));
    const calls = watchCalls();
    await act("Yeniden davet et");
    expect(await screen.findByText(`Davet gönderildi: ${client.name}`)).toBeVisible();
    expect(writes(calls)).toEqual([
      { method: "POST", path: `/api/v1/clients/${client.username}/invitation`, body: undefined },
    ]);
  });

  test("locks the account and opens it again", async ({ accountOf, openOne }) => {
    const { client, act } = await openOne();
    await act("Kilitle");
    expect(await screen.findByText(`Kilitlendi: ${client.name}`)).toBeVisible();
    expect(await screen.findByText("Kilitli", { selector: "table *" })).toBeVisible();
    expect((await accountOf(client.username)).isLocked).toBe(true);
    await act("Kilidi aç");
    expect(await screen.findByText(`Kilidi açıldı: ${client.name}`)).toBeVisible();
    expect((await accountOf(client.username)).isLocked).toBe(false);
  });

  test("deactivates and activates", async ({ server, openOne }) => {
    const { client, act } = await openOne();
    await act("Devre dışı bırak");
    expect(await screen.findByText("Devre dışı", { selector: "table *" })).toBeVisible();
    expect((await server.login(client.username, client.password)).statusCode).toBe(401);
    await act("Etkinleştir");
    expect(await screen.findByText("Etkin", { selector: "table *" })).toBeVisible();
    expect((await server.login(client.username, client.password)).statusCode).toBe(200);
  });

  test("says the server's sentence where an act is refused", async ({ accountOf, openOne }) => {
    const { client, act } = await openOne();
    watchCalls(({ method }) => (method === "POST" ? new Response("Olmaz.", { status: 409 }) : undefined));
    await act("Kilitle");
    expect(await screen.findByRole("alert")).toHaveTextContent("Olmaz.");
    expect((await accountOf(client.username)).isLocked).toBe(false);
  });

  test("changes names and company, and sends only what changed", async ({
    makeClient,
    accountOf,
    openOne,
  }) => {
    const { client, user, act } = await openOne(await makeClient({ company: "Eski" }));
    await act("Adı düzenle");
    const dialog = await screen.findByRole("dialog", { name: "Adı düzenle" });
    const company = within(dialog).getByLabelText("Şirket adı");
    expect(within(dialog).getByLabelText("Ad")).toHaveValue("Ozan");
    await user.clear(within(dialog).getByLabelText("Soyad"));
    await user.click(within(dialog).getByRole("button", { name: "Değişiklikleri kaydet" }));
    expect(await within(dialog).findByText("Soyad zorunludur")).toBeVisible();
    await fillIn(user, within(dialog).getByLabelText("Soyad"), client.lastName);
    await user.clear(company);
    await fillIn(user, company, "Yeni Şirket");
    const calls = watchCalls();
    await user.click(within(dialog).getByRole("button", { name: "Değişiklikleri kaydet" }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    const { accountId } = await accountOf(client.username);
    expect(writes(calls)).toEqual([
      { method: "POST", path: `/api/v1/clients/accounts/${accountId}`, body: { company: "Yeni Şirket" } },
    ]);
    expect(await screen.findByText("Yeni Şirket")).toBeVisible();
  });

  test("shows the people, and locks one of them alone", async ({
    server,
    makeClient,
    accountOf,
    openOne,
  }) => {
    const client = await makeClient();
    const { accountId } = await accountOf(client.username);
    const colleague = await server.createClient({ accountId, name: "Burak", lastName: "Yılmazer" });
    const { user, act } = await openOne(client);
    await act("Kişileri göster");
    const dialog = await screen.findByRole("dialog", { name: `Kişiler: ${client.name}` });
    await user.click(within(dialog).getByRole("button", { name: "Kilitle: Burak Yılmazer" }));
    expect(await within(dialog).findByRole("button", { name: "Kilidi aç: Burak Yılmazer" })).toBeVisible();
    expect(within(dialog).getByRole("button", { name: `Kilitle: ${client.name}` })).toBeVisible();
    expect((await server.login(colleague.userName, colleague.password)).statusCode).toBe(401);
    expect((await server.login(client.username, client.password)).statusCode).toBe(200);
  });
});

describe("new credentials", () => {
  test("are shown once, and are not left uncopied without a question", async ({ server, openOne }) => {
    const { client, user, act, menu } = await openOne();
    await act("Yeni giriş bilgileri üret");
    const dialog = await screen.findByRole("dialog", { name: `Yeni giriş bilgileri: ${client.name}` });
    await user.click(within(dialog).getByRole("button", { name: "Yeni giriş bilgileri üret" }));
    const password = (await within(dialog).findByText("Şifre")).nextElementSibling?.textContent ?? "";
    expect((await server.login(client.username, client.password)).statusCode).toBe(401);
    expect((await server.login(client.username, password)).statusCode).toBe(200);

    const [foot] = within(dialog).getAllByRole("button", { name: "Kapat" }).slice(-1);
    await user.click(foot as HTMLElement);
    const question = await screen.findByRole("dialog", { name: "Kopyalamadan çıkılsın mı?" });
    await user.click(within(question).getByRole("button", { name: "Bu sayfada kal" }));
    expect(dialog).toHaveTextContent(password);
    await user.click(within(dialog).getByRole("button", { name: "Tüm giriş bilgilerini kopyala" }));
    expect(await navigator.clipboard.readText()).toContain(password);
    await user.click(foot as HTMLElement);
    await waitFor(() => expect(dialog).not.toBeVisible());
    expect(document.body).not.toHaveTextContent(password);
    await waitFor(() => expect(menu).toHaveFocus());
  });

  test("ask first who it is where that was shown long ago", async ({ server, ayse, openOne }) => {
    const { client, user, act } = await openOne();
    server.clock.forward(11);
    await act("Yeni giriş bilgileri üret");
    const dialog = await screen.findByRole("dialog", { name: `Yeni giriş bilgileri: ${client.name}` });
    await user.click(within(dialog).getByRole("button", { name: "Yeni giriş bilgileri üret" }));
    const question = await screen.findByRole("dialog", { name: "Siz olduğunuzu doğrulayın" });
    await user.type(within(question).getByLabelText("Şifre"), `${ayse.password}{Enter}`);
    expect(await within(dialog).findByText(client.username)).toBeVisible();
  });
});

describe("deleting a client", () => {
  test("offers the data first, and then deletes the account with its people", async ({ server, openOne }) => {
    const { client, user, act } = await openOne();
    const downloads = watchDownloads();
    await act("Sil");
    const dialog = await screen.findByRole("dialog", { name: `${client.name} silinsin mi?` });
    expect(within(dialog).getByText("Bu kişi artık giriş yapamaz.", { exact: false })).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Verilerini indir" }));
    expect(await within(dialog).findByText("Veriler indirildi.")).toBeVisible();
    expect(downloads.map(({ name }) => name)).toEqual([expect.stringMatching(/\.zip$/)]);
    await user.click(within(dialog).getByRole("button", { name: "Sil" }));
    await waitFor(() => expect(screen.queryByText(client.username)).toBeNull());
    expect(await screen.findByRole("heading", { name: "Bu aramaya uyan müşteri yok" })).toBeVisible();
    expect((await server.login(client.username, client.password)).statusCode).toBe(401);
  });

  test("changes nothing when it is given up, and the focus goes back to the menu", async ({ openOne }) => {
    const { client, user, act, menu } = await openOne();
    const calls = watchCalls();
    await act("Sil");
    const dialog = await screen.findByRole("dialog", { name: `${client.name} silinsin mi?` });
    expect(dialog).toHaveAccessibleDescription(/artık giriş yapamaz.*Bu işlem geri alınamaz/);
    await user.click(within(dialog).getByRole("button", { name: "Vazgeç" }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    expect(writes(calls)).toEqual([]);
    expect(screen.getByText(client.name)).toBeVisible();
    await waitFor(() => expect(menu).toHaveFocus());
  });
});

test("whose row is deleted by keys is followed by the next one's menu", async ({
  ayse,
  open,
  makeClient,
}) => {
  const company = `Sırada${(made += 1)}`;
  const clients = [await makeClient({ company }), await makeClient({ company })];
  const [first, second] = clients.toSorted((one, other) => one.name.localeCompare(other.name, "tr"));
  const { user } = await open(`/owner/clients?q=${company}`, ayse);
  (await screen.findByRole("button", { name: `Diğer işlemler: ${first?.name}` })).focus();
  await user.keyboard("{Enter}");
  (await screen.findByRole("button", { name: "Sil" })).focus();
  await user.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog", { name: `${first?.name} silinsin mi?` });
  await user.click(within(dialog).getByRole("button", { name: "Sil" }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  const next = screen.getByRole("button", { name: `Diğer işlemler: ${second?.name}` });
  await waitFor(() => expect(next).toHaveFocus());
});

describe("the form of a new client", () => {
  test("takes company and address, and says beside the credentials that an invitation is on its way", async ({
    ayse,
    open,
  }) => {
    const calls = watchCalls();
    const { user } = await open("/owner/create-client", ayse);
    await fillIn(user, await screen.findByLabelText("Ad"), "Gökçe");
    await fillIn(user, screen.getByLabelText("Soyad"), "Altınışık");
    await fillIn(user, screen.getByLabelText("Şirket adı"), " Dovarel ");
    await fillIn(user, screen.getByLabelText("E-posta"), "gokce@dovarel");
    await user.click(screen.getByRole("button", { name: "Müşteri oluştur" }));
    expect(await screen.findByText("Geçerli bir e-posta adresi girin")).toBeVisible();
    expect(writes(calls)).toEqual([]);
    await fillIn(user, screen.getByLabelText("E-posta"), ".example");
    await user.click(screen.getByRole("button", { name: "Müşteri oluştur" }));
    expect(await screen.findByText("Müşteri başarıyla oluşturuldu!")).toBeVisible();
    expect(screen.getByText("Davet gönderildi: gokce@dovarel.example")).toBeVisible();
    expect(writes(calls).map(({ body }) => body)).toEqual([
      { name: "Gökçe", lastName: "Altınışık", company: "Dovarel", email: "gokce@dovarel.example" },
    ]);
  });
});
