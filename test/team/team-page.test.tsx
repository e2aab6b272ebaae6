import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { fillIn } from "#test/support/app.tsx";
import { test as base } from "#test/support/app-fixtures.ts";
import { watchCalls, writes } from "#test/support/calls.ts";

beforeEach(() => localStorage.setItem("locale", "tr"));

const rowOf = (userName: string) => {
  const row = screen.getByText(userName).closest("tr");
  if (!row) throw new Error(`no row of ${userName}`);
  return within(row);
};

const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { mail: true } }))
  // Another owner for every test: where the clock went on, an earlier one is asked for the password again.
  .extend("ayse", ({ server }) => server.createOwner({ name: "Ayşe", lastName: "Erdem" }))
  .extend("openTeam", ({ ayse, open }) => async () => {
    const app = await open("/owner/team", ayse);
    await screen.findByRole("table", { name: "Ekip" });
    return app;
  })
  .extend("openInvitation", ({ openTeam }) => async () => {
    const app = await openTeam();
    await app.user.click(screen.getByRole("button", { name: "Ekibe davet et" }));
    const element = await screen.findByRole("dialog", { name: "Ekibe davet et" });
    return { ...app, dialog: within(element), element };
  });

test("is no page of clients", async ({ client, open }) => {
  const { address } = await open("/owner/team", client);
  await waitFor(() => expect(address()).toBe("/"));
});

test("shows every owner with state and second factor, and nobody can remove themselves", async ({
  server,
  ayse,
  openTeam,
}) => {
  const other = await server.createOwner({ name: "Mert", lastName: "Aydın", isLocked: true });
  await openTeam();
  expect(rowOf(ayse.userName).getByText("Ayşe Erdem (siz)")).toBeVisible();
  expect(rowOf(ayse.userName).getByText("Yalnızca şifre")).toBeVisible();
  expect(rowOf(ayse.userName).queryByRole("button")).toBeNull();
  expect(rowOf(other.userName).getByText("Kilitli")).toBeVisible();
  expect(rowOf(other.userName).getByRole("button", { name: "Ekipten çıkar: Mert Aydın" })).toBeVisible();
});

test("shows who has a second factor", async ({ openTeam }) => {
  watchCalls(({ path }) =>
    path === "/api/v1/team"
      ? Response.json([
          {
            userName: "mert",
            name: "Mert Aydın",
            email: null,
            state: "active",
            hasSecondFactor: true,
            lastSeenAt: null,
            isYou: false,
          },
        ])
      : undefined,
  );
  await openTeam();
  expect(rowOf("mert").getByText("Açık")).toBeVisible();
  expect(rowOf("mert").getByText("E-posta yok")).toBeVisible();
});

describe("inviting an owner", () => {
  test("asks for a name, and sends nothing without", async ({ openInvitation }) => {
    const calls = watchCalls();
    const { user, dialog } = await openInvitation();
    await fillIn(user, dialog.getByLabelText("E-posta"), "nonsense");
    await user.click(dialog.getByRole("button", { name: "Ekibe davet et" }));
    expect(await dialog.findByText("Ad zorunludur")).toBeVisible();
    expect(dialog.getByText("Geçerli bir e-posta adresi girin")).toBeVisible();
    expect(writes(calls)).toEqual([]);
  });

  test("shows the credentials once, says that an invitation is on its way, and guards what was not copied", async ({
    server,
    openInvitation,
  }) => {
    const calls = watchCalls();
    const { user, dialog, element, address } = await openInvitation();
    await fillIn(user, dialog.getByLabelText("Ad soyad"), "Selin Tunç");
    await fillIn(user, dialog.getByLabelText("E-posta"), "selin@tinora.example");
    await user.click(dialog.getByRole("button", { name: "Ekibe davet et" }));
    const password = (await dialog.findByText("Şifre")).nextElementSibling?.textContent ?? "";
    const userName = dialog.getByText("Kullanıcı adı").nextElementSibling?.textContent ?? "";
    expect(dialog.getByText("Davet gönderildi: selin@tinora.example")).toBeVisible();
    expect(writes(calls)).toEqual([
      { method: "POST", path: "/api/v1/team", body: { name: "Selin Tunç", email: "selin@tinora.example" } },
    ]);
    expect((await server.login(userName, password)).statusCode).toBe(200);

    await user.keyboard("{Escape}");
    const question = await screen.findByRole("dialog", { name: "Kopyalamadan çıkılsın mı?" });
    await user.click(within(question).getByRole("button", { name: "Çık" }));
    await waitFor(() => expect(element).not.toBeVisible());
    await waitFor(() => expect(screen.getByRole("button", { name: "Ekibe davet et" })).toHaveFocus());
    expect(document.body).not.toHaveTextContent(password);
    expect(rowOf(userName).getByText("Selin Tunç")).toBeVisible();
    expect(address()).toBe("/owner/team");
  });

  test("asks for no address where no letters can be sent", async ({ openInvitation }) => {
    watchCalls(async ({ path }, { pass }) => {
      if (!path.endsWith("/auth/me")) return undefined;
      const profile = (await (await pass()).json()) as { features: string[] };
      return Response.json({
        ...profile,
        features: profile.features.filter((feature) => feature !== "mail"),
      });
    });
    const { dialog } = await openInvitation();
    expect(dialog.queryByLabelText("E-posta")).toBeNull();
  });

  test("asks first who it is where that was shown long ago, and does nothing when that is refused", async ({
    server,
    openInvitation,
  }) => {
    const { user, dialog } = await openInvitation();
    server.clock.forward(11);
    await fillIn(user, dialog.getByLabelText("Ad soyad"), "Selin Tunç");
    const calls = watchCalls();
    await user.click(dialog.getByRole("button", { name: "Ekibe davet et" }));
    const question = await screen.findByRole("dialog", { name: "Siz olduğunuzu doğrulayın" });
    await user.click(within(question).getByRole("button", { name: "Vazgeç" }));
    await waitFor(() => expect(question).not.toBeVisible());
    expect(dialog.getByLabelText("Ad soyad")).toHaveValue("Selin Tunç");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(writes(calls).map(({ path }) => path)).toEqual(["/api/v1/team"]);
  });
});

describe("removing an owner", () => {
  test("asks, and ends their sessions", async ({ server, openTeam }) => {
    const other = await server.createOwner({ name: "Mert", lastName: "Aydın" });
    const { user } = await openTeam();
    await user.click(rowOf(other.userName).getByRole("button", { name: "Ekipten çıkar: Mert Aydın" }));
    const dialog = await screen.findByRole("dialog", { name: "Mert Aydın ekipten çıkarılsın mı?" });
    await user.click(within(dialog).getByRole("button", { name: "Çıkar" }));
    await waitFor(() => expect(screen.queryByText(other.userName)).toBeNull());
    const asked = await server.inject({ url: "/api/v1/auth/me", headers: other.headers });
    expect(asked.statusCode).toBe(401);
  });

  test("says the server's sentence when it refuses", async ({ server, openTeam }) => {
    const other = await server.createOwner({ name: "Mert", lastName: "Aydın" });
    const { user } = await openTeam();
    watchCalls(({ method }) => (method === "DELETE" ? new Response("Olmaz.", { status: 422 }) : undefined));
    await user.click(rowOf(other.userName).getByRole("button", { name: "Ekipten çıkar: Mert Aydın" }));
    const dialog = await screen.findByRole("dialog", { name: "Mert Aydın ekipten çıkarılsın mı?" });
    await user.click(within(dialog).getByRole("button", { name: "Çıkar" }));
    expect(await within(dialog).findByRole("alert")).toHaveTextContent("Olmaz.");
    await user.click(within(dialog).getByRole("button", { name: "Vazgeç" }));
    expect(rowOf(other.userName).getByText("Mert Aydın")).toBeVisible();
  });
});
