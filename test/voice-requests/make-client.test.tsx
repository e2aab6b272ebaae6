import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import type { RequestDetails } from "#contract/voice-requests/requests.ts";
import { fillIn } from "#test/support/app.tsx";
import { test as base } from "./request-fixtures.ts";

const test = base
  .extend("contacted", ({ arrive, act }) => async (fullName: string) => {
    const request = await arrive({
      fullName,
      email: `${crypto.randomUUID()}@ornek.example`,
      phone: "" + crypto.randomUUID(),
    });
    return act(request.id, { kind: "contact", eventId: request.eventId, by: "phone" });
  })
  .extend(
    "read",
    ({ server, owner }) =>
      async (id: string) =>
        (
          await server.inject({ url: `/api/v1/requests/${id}`, headers: owner.headers })
        ).json<RequestDetails>(),
  );

const makeIt = "Müşteri oluştur";
const openDialog = async (user: UserEvent) => {
  await user.click(await screen.findByRole("button", { name: "Müşteri yap" }));
  return within(await screen.findByRole("dialog", { name: makeIt }));
};

test("a client is made with what the visitor told, its credentials shown once, and linked", async ({
  open,
  owner,
  contacted,
  read,
}) => {
  const { id, email } = await contacted("Ayşe Nur Öz");
  const { user } = await open(`/owner/requests/${id}`, owner);
  const dialog = await openDialog(user);
  expect(await dialog.findByRole("textbox", { name: "Ad" })).toHaveValue("Ayşe Nur");
  expect(dialog.getByRole("textbox", { name: "Soyad" })).toHaveValue("Öz");
  expect(dialog.getByRole("textbox", { name: /^Şirket adı/ })).toHaveValue("Örnek A.Ş.");
  expect(dialog.getByRole("textbox", { name: /^E-posta/ })).toHaveValue(email);
  await user.click(dialog.getByRole("button", { name: makeIt }));
  expect(await dialog.findByText("Müşteri başarıyla oluşturuldu!")).toBeVisible();
  // This server sends no letters.
  expect(dialog.queryByText(/[Dd]avet/)).toBeNull();
  await user.click(dialog.getByRole("button", { name: /kopyala/i }));
  const [close] = dialog.getAllByRole("button", { name: "Kapat" });
  if (close) await user.click(close);
  const { accountId } = (await read(id)).client ?? {};
  const panel = within(await screen.findByRole("region", { name: "Müşteri" }));
  expect(panel.getByRole("link", { name: /Ayşe Nur Öz/ })).toHaveAttribute(
    "href",
    `/owner/clients/${accountId}`,
  );
  expect(screen.queryByRole("button", { name: "Müşteri yap" })).toBeNull();
});

test("keeps what was typed and says what is new where somebody was faster", async ({
  open,
  owner,
  contacted,
  act,
  read,
}) => {
  const { id, eventId } = await contacted("Hızlı Biri");
  const { user } = await open(`/owner/requests/${id}`, owner);
  const dialog = await openDialog(user);
  const company = await dialog.findByRole("textbox", { name: /^Şirket adı/ });
  await user.clear(company);
  await fillIn(user, company, "Yeni Şirket");
  await act(id, { kind: "assign", eventId, assignee: owner.userName });
  await user.click(dialog.getByRole("button", { name: makeIt }));
  expect(await dialog.findByText(/^Talep bu sırada değişti\./)).toBeVisible();
  expect(company).toHaveValue("Yeni Şirket");
  await user.click(dialog.getByRole("button", { name: makeIt }));
  await dialog.findByText("Müşteri başarıyla oluşturuldu!");
  await waitFor(async () => expect((await read(id)).client).toMatchObject({ company: "Yeni Şirket" }));
});
