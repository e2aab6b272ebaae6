import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import type { RequestDetails } from "#contract/voice-requests/requests.ts";
import { sendOffer } from "#test/offers/sent-offer.ts";
import { addArtist } from "#test/support/artists.ts";
import { test as base } from "#test/voice-requests/request-fixtures.ts";

const test = base.extend("made", ({ arrive, server, owner }) => async (fullName: string) => {
  const request = await arrive({
    fullName,
    email: `${crypto.randomUUID()}@ornek.example`,
    phone: "" + crypto.randomUUID(),
  });
  const draft = {
    name: fullName,
    lastName: "Öz",
    company: "Örnek A.Ş.",
    invite: false,
    eventId: request.eventId,
  };
  const url = `/api/v1/requests/${request.id}`;
  await server.inject({ method: "POST", url: `${url}/client`, headers: owner.headers, payload: draft });
  const { client } = (await server.inject({ url, headers: owner.headers })).json<RequestDetails>();
  return { request, accountId: client?.accountId ?? "" };
});

const part = (name: string) => within(screen.getByRole("region", { name }));

test("a row of the list leads to the client, with what it asked for and offered", async ({
  open,
  owner,
  made,
  server,
}) => {
  const { accountId, request } = await made("Gökçe");
  const voiceIds = await addArtist(server.parts.db, "/audio/musteri.mp3");
  const colleague = await server.createClient({ accountId, name: "İdil", lastName: "Öz" });
  await sendOffer(server, colleague, { voiceIds, platform: "Radyo spotu" });
  const { user, address } = await open("/owner/clients?q=Gökçe", owner);
  await user.click(await screen.findByRole("link", { name: "Gökçe Öz" }));
  await waitFor(() => expect(address()).toBe(`/owner/clients/${accountId}`));
  expect(await screen.findByRole("heading", { level: 1, name: "Gökçe Öz" })).toBeVisible();
  expect(part("Ses talepleri").getByRole("link")).toHaveAttribute("href", `/owner/requests/${request.id}`);
  expect(part("Teklifler").getByText("Sıra sizde: 1")).toBeVisible();
  expect(part("Teklifler").getByRole("link", { name: "Radyo spotu" })).toBeVisible();
  expect(part("Odalar").getByText("Bu müşteri için açılmış oda yok.")).toBeVisible();
  expect(part("Kişiler").getAllByRole("listitem")).toHaveLength(2);
  const steps = part("Sıradaki adımlar");
  expect(steps.getByRole("link", { name: "Ses öner" })).toHaveAttribute(
    "href",
    `/owner/requests/${request.id}`,
  );
  await user.click(steps.getByRole("button", { name: "Yeni giriş bilgileri üret" }));
  expect(await screen.findByRole("dialog")).toHaveTextContent("Gökçe Öz");
});

test("says that an unknown client is not there", async ({ open, owner }) => {
  await open(`/owner/clients/${crypto.randomUUID()}`, owner);
  expect(await screen.findByRole("link", { name: "Müşterilere git" })).toBeVisible();
});

test("is no client's to see", async ({ open, client }) => {
  const { address } = await open(`/owner/clients/${client.accountId}`, client);
  await waitFor(() => expect(address()).toBe("/"));
});
