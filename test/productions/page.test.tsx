import { eq } from "drizzle-orm";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, vi } from "vitest";
import type { Upload } from "#contract/uploads.ts";
import { features } from "#contract/constants/enumerations.ts";
import { offerEvents } from "#server/db/schema/offers.ts";
import { takeParts, takes } from "#server/db/schema/productions.ts";
import { writeDraft } from "#src/lib/drafts/stored-drafts.ts";
import { dayIn } from "#contract/constants/wall-clock.ts";
import type { GuestReview } from "#contract/guest.ts";
import { Guest } from "#test/guest/calls.ts";
import { test as base } from "#test/support/app-fixtures.ts";
import { listenToPage } from "#test/support/jsdom/hearing.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";
import { addApproval, addProduction, addTake, type TakeDraft } from "./production-fixtures.ts";

const test = base
  .extend("options", { scope: "file" }, () => ({
    parts: { features: features.filter((feature) => feature !== "demo") },
  }))
  .extend("owner", { scope: "file" }, ({ server }) =>
    server.createOwner({ name: "Ayşe", lastName: "Erdem" }),
  );

const checks = { loudness: -19.8, truePeak: -3.1, clippedSamples: 0, headSilence: 1.8 };
const measured: TakeDraft = {
  seconds: 761,
  channels: 1,
  sampleRate: 48_000,
  bitDepth: 24,
  checks,
  peaks: "80".repeat(512),
};

/** The addresses of links that are pressed to save a file; none is fetched. */
function watchSavedLinks(): string[] {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return saved;
}

/** Sends the beginning of a file as a page did that was closed then; answers the upload's id. */
async function beginUpload(server: TestServer, { headers }: Person, { name, size }: File, start: string) {
  const begun = await server.inject({
    method: "POST",
    url: "/api/v1/uploads",
    headers,
    payload: { name, size },
  });
  const { uploadId } = begun.json<Upload>();
  await server.inject({
    method: "PUT",
    url: `/api/v1/uploads/${uploadId}?from=0`,
    headers: { ...headers, "content-type": "application/octet-stream" },
    payload: Buffer.from(start),
  });
  return uploadId;
}

test("a client hears what was handed over, and keeps a note that is begun", async ({
  server,
  client,
  open,
}) => {
  const { parts } = server;
  const offerId = await addProduction(parts, client, { state: "review", round: 2, title: "Kıyıdaki Ev" });
  await addTake(parts, offerId, { ...measured, title: "Bölüm 1" });
  await addTake(parts, offerId, { ...measured, title: "Bölüm 2", place: 1 });
  await addTake(parts, offerId, { ...measured, title: "Bölüm 1", round: 2 });
  const { user } = await open(`/offers/${offerId}`, client);

  expect(await screen.findByRole("heading", { name: "Dinlemeniz beklenen kayıtlar" })).toBeVisible();
  expect(screen.getByRole("tab", { name: /Yapım/ })).toHaveAttribute("aria-selected", "true");
  expect(screen.getByRole("heading", { name: "Sıra sizde" })).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent)).toEqual([
    "Bölüm 1",
    "Bölüm 2",
  ]);
  expect(screen.getAllByText("12:41 · −19,8 LUFS · mono, 48 kHz")).toHaveLength(2);
  expect(screen.getByText("2 / 2, anlaşmaya dâhil")).toBeVisible();

  await user.keyboard("n");
  const field = await screen.findByRole("textbox", { name: "Not · 0:00" });
  expect(field).toHaveFocus();
  await user.type(field, "Daha sıcak");
  await user.click(screen.getByRole("tab", { name: "Anlaşma" }));
  expect(await screen.findByRole("textbox", { name: "Ajansa mesaj yazın" })).toBeVisible();
  await user.click(screen.getByRole("tab", { name: /Yapım/ }));
  expect(await screen.findByRole("textbox", { name: "Not · 0:00" })).toHaveValue("Daha sıcak");

  await user.click(screen.getByRole("button", { name: "Onayla" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("list", { name: "Kayıtlar" })).toHaveTextContent("Bölüm 112:41 · take.wav");
});

test("a finger marks a part, however soon it is lifted", async ({ server, client, open }) => {
  const offerId = await addProduction(server.parts, client, { state: "review", round: 1, title: "Fragman" });
  await addTake(server.parts, offerId, { ...measured, title: "Bölüm 1" });
  await open(`/offers/${offerId}`, client);
  const wave = (await screen.findByRole("slider", { name: "Oynatma konumu" })).parentElement;
  // All three come before anything is drawn anew.
  act(() => {
    for (const [kind, clientX] of Object.entries({ pointerdown: 0, pointermove: 20, pointerup: 20 }))
      wave?.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: "touch", clientX }));
  });
  expect(await screen.findByRole("textbox", { name: "Not · 0:00–12:41" })).toHaveFocus();
});

test("what was said with the last step stands where the next one is taken", async ({
  server,
  client,
  owner,
  db,
  open,
}) => {
  const offerId = await addProduction(server.parts, client, { state: "changes", round: 1 });
  await addTake(server.parts, offerId, { ...measured, title: "Bölüm 1" });
  const said = { offerId, side: "client" as const, userId: client.userId, kind: "changesAsked" as const };
  const details = { round: 1, notes: 0, text: "Girişi bir tık daha sıcak okuyalım." };
  await db.insert(offerEvents).values({ ...said, details });
  await open(`/offers/${offerId}`, owner);
  const side = within(await screen.findByRole("complementary"));
  expect(side.getByText("Girişi bir tık daha sıcak okuyalım.")).toBeVisible();
});

test("a client goes through a take by keys, writes notes on it and asks for changes", async ({
  server,
  client,
  open,
}) => {
  const { parts } = server;
  const said = listenToPage();
  const offerId = await addProduction(parts, client, { state: "review", round: 1, title: "Kıyıdaki Ev" });
  await addTake(parts, offerId, { ...measured, title: "Bölüm 1" });
  const { user } = await open(`/offers/${offerId}`, client);
  const slider = await screen.findByRole("slider", { name: "Oynatma konumu" });
  await user.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}{ArrowLeft}");
  expect(slider).toHaveAttribute("aria-valuetext", "9 / 761 saniye");

  await user.keyboard("n");
  await user.type(await screen.findByRole("textbox", { name: "Not · 0:09" }), "Daha sıcak{Escape}");
  expect(slider).toHaveFocus();
  expect(screen.queryByRole("textbox", { name: /^Not/ })).not.toBeInTheDocument();
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}n");
  const field = await screen.findByRole("textbox", { name: "Not · 0:14" });
  expect(field).toHaveValue("Daha sıcak");
  await user.click(screen.getByRole("button", { name: "Bir bölüm seç" }));
  await user.click(screen.getByRole("button", { name: "Not ekle" }));
  expect(await screen.findByRole("button", { name: "1. not, 0:14–0:19 arası, yazan: siz" })).toBeVisible();
  expect(slider).toHaveFocus();
  await waitFor(() => expect(said.join()).toContain("1. not 0:14–0:19 anına eklendi"));

  await user.click(await screen.findByRole("button", { name: "Düzeltme iste (1 not)" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Düzeltme iste" }));
  const state = await screen.findByRole("heading", { level: 2, name: "Ajanstan yanıt bekleniyor" });
  await waitFor(() => expect(state).toHaveFocus());
  expect(screen.getByText(/ · düzeltme istendi, 1 not$/)).toBeVisible();
});

test("a client who may downloads originals before an approval", async ({ server, client, open }) => {
  const { parts } = server;
  const standing = { state: "review", round: 1, sharesOriginals: true, title: "Kıyıdaki Ev" } as const;
  const offerId = await addProduction(parts, client, standing);
  await addTake(parts, offerId, { ...measured, title: "Bölüm 1" });
  const { user } = await open(`/offers/${offerId}`, client);
  const saved = watchSavedLinks();
  await user.click(await screen.findByRole("button", { name: "İndir: Bölüm 1" }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\/takes\/[\w-]+\/file$/)]));
});

test("the agency prepares takes with what was measured of them, and hands them over", async ({
  server,
  owner,
  client,
  open,
}) => {
  const { parts } = server;
  const brief = { targetSeconds: 700 };
  const offerId = await addProduction(parts, client, { title: "Kıyıdaki Ev", brief });
  const spoken = { ...checks, spokenSeconds: 640 };
  await addTake(parts, offerId, { ...measured, checks: spoken, title: "Bölüm 1" });
  const { user } = await open(`/offers/${offerId}`, owner);

  expect(await screen.findByRole("heading", { name: "1. tura hazırlanan kayıtlar" })).toBeVisible();
  const shown = within(screen.getByRole("list", { name: "Ölçülenler" }));
  expect(shown.getAllByRole("listitem").map((check) => check.textContent)).toEqual([
    "iyi:−19,8 LUFS",
    "iyi:−3,1 dBTP",
    "bakın:başta 1,8 sn. sessizlik",
    "iyi:kırpılma yok",
    "iyi:10:40 konuşma, hedef 11:40",
    "iyi:mono, 48 kHz, 24 bit",
  ]);
  await user.click(screen.getByRole("button", { name: "Dinlemeye sun (1 kayıt)" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Bölüm 1")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Dinlemeye sun" }));
  expect(await screen.findByRole("heading", { level: 2, name: "Müşteriden yanıt bekleniyor" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Geri al" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Geri al" }));
  expect(await screen.findByRole("heading", { name: "1. tura hazırlanan kayıtlar" })).toBeVisible();
});

test("a take that could not be read is sent again, from where a closed page stopped", async ({
  server,
  owner,
  client,
  open,
}) => {
  const { parts } = server;
  const offerId = await addProduction(parts, client, { title: "Kıyıdaki Ev" });
  await addTake(parts, offerId, { title: "Bölüm 1", state: "failed", failure: "damaged" });
  const file = new File(["0123456789"], "bolum-1.wav", { type: "audio/wav" });
  const uploadId = await beginUpload(server, owner, file, "01234");
  const { name, size, lastModified } = file;
  writeDraft(owner.userName, `take uploads ${offerId}`, {
    key: uploadId,
    at: Date.now(),
    initial: { begun: [] },
    values: { begun: [{ name, size, lastModified, uploadId }] },
  });
  const { user } = await open(`/offers/${offerId}`, owner);
  expect(await screen.findByText(/bu dosyayı yeniden seçin/)).toBeVisible();
  const again = screen.getByRole("button", { name: "Yeniden gönder: Bölüm 1" });
  await user.upload(again.nextElementSibling as HTMLInputElement, file);
  await waitFor(async () => {
    const rows = await parts.db.select().from(takes).where(eq(takes.offerId, offerId));
    expect(rows).toMatchObject([{ title: "Bölüm 1", fileName: "bolum-1.wav", bytes: 10 }]);
    const lengths = await parts.db
      .select()
      .from(takeParts)
      .where(eq(takeParts.takeId, rows[0]?.id ?? ""));
    expect(lengths.map(({ bytes }) => bytes)).toEqual([5, 5]);
  });
  await waitFor(() => expect(screen.queryByText("bolum-1.wav", { exact: true })).not.toBeInTheDocument());
});

test("others are asked by a link, and their notes become the client’s once they are taken over", async ({
  server,
  client,
  open,
}) => {
  const { parts } = server;
  const offerId = await addProduction(parts, client, { state: "review", round: 1, title: "Kıyıdaki Ev" });
  const take = await addTake(parts, offerId, { ...measured, title: "Bölüm 1" });
  const { user } = await open(`/offers/${offerId}`, client);

  await user.click(await screen.findByRole("button", { name: "Bağlantı oluştur" }));
  const link = await screen.findByRole("textbox", { name: "Konuk bağlantısı" });
  const guest = new Guest(server, (link as HTMLInputElement).value.split("/room/")[1] ?? "");
  await guest.send("");
  const note = { noteId: crypto.randomUUID(), takeId: take.id, from: 5000, text: "Biraz yavaş", name: "Ece" };
  expect((await guest.post("/notes", note)).statusCode).toBe(200);
  // The page asks for what is new by itself, and after what is done here.
  await user.click(screen.getByRole("switch", { name: "Şifre koruması" }));
  expect(await screen.findByRole("textbox", { name: /^Konuk şifresi/ })).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Notlarıma ekle: Ece, 0:05" }));
  expect(await screen.findByText(/· Ece \(konuk\) ·/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Konukların notları" })).toBeNull());
  const heading = screen.getByRole("heading", { name: "Başkalarına sor" });
  expect(heading).toHaveFocus();

  await user.click(screen.getByRole("switch", { name: "Şifre koruması" }));
  await waitFor(() => expect(screen.queryByRole("textbox", { name: /^Konuk şifresi/ })).toBeNull());

  // What guests read first, and until when they may come.
  await user.click(screen.getByRole("button", { name: "Son gün ve mesaj" }));
  const settings = within(await screen.findByRole("dialog"));
  await user.click(settings.getByRole("radio", { name: "14 gün" }));
  await user.type(settings.getByRole("textbox", { name: /^Konuklara mesaj/ }), "Hangisi daha sıcak?");
  await user.click(settings.getByRole("button", { name: "Kaydet" }));
  expect(await screen.findByText("Hangisi daha sıcak?", { selector: "p" })).toBeVisible();
  const heard = async () => (await guest.send("")).json<GuestReview>();
  const day = dayIn(parts.settings.agencyTimeZone, new Date(parts.clock().getTime() + 14 * 86_400_000));
  expect((await heard()).closesAt).toContain(day);

  await guest.post("/notes", { ...note, noteId: crypto.randomUUID(), text: "Reklam" });
  await user.click(screen.getByRole("switch", { name: "Şifre koruması" }));
  await user.click(await screen.findByRole("button", { name: "Konuğu çıkar: Ece" }));
  const removal = within(await screen.findByRole("dialog"));
  await user.click(removal.getByRole("button", { name: "Çıkar" }));
  await waitFor(() => expect(screen.queryByText("Reklam")).toBeNull());
  expect(heading).toHaveFocus();
  expect(screen.getByText(/· Ece \(konuk\) ·/)).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Bağlantıyı iptal et" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Bağlantıyı iptal et" }));
  expect(await screen.findByRole("button", { name: "Bağlantı oluştur" })).toBeVisible();
  expect(heading).toHaveFocus();
  expect((await guest.send("")).statusCode).toBe(410);
});

test("both sides find approved files with their sums", async ({ server, client, open }) => {
  const { parts } = server;
  const offerId = await addProduction(parts, client, {
    state: "approved",
    round: 1,
    keptUntil: "2027-12-02",
    title: "Kıyıdaki Ev",
  });
  const take = await addTake(parts, offerId, { ...measured, title: "Bölüm 1" });
  await addApproval(parts, offerId, [take]);
  await open(`/offers/${offerId}`, client);

  expect(await screen.findByRole("heading", { name: "Onaylandı" })).toBeVisible();
  expect(screen.getByText(`sha256 ${take.sha256.slice(0, 12)}…`)).toBeVisible();
  expect(screen.getByRole("button", { name: "İndir: Bölüm 1" })).toBeVisible();
  expect(screen.getByText(/^Kıyıdaki Ev_Bölüm 1\.wav · /)).toBeVisible();
  await waitFor(() => expect(screen.getByText(/2 Ara 2027/)).toBeVisible());
});
