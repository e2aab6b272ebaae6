import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { eq } from "drizzle-orm";
import { audioFiles, voices as voiceRows } from "#server/db/schema/catalogue.ts";
import type { Sample, SampleWrite } from "#contract/samples.ts";
import type { ArtistPage, KeptArtist, KeptArtistWrite } from "#contract/voice-artists.ts";
import { fillIn } from "#test/support/app.tsx";
import { test as base } from "#test/support/app-fixtures.ts";
import { artistCalls, artistDraft } from "#test/voice-artists/calls.ts";

const button = (name: string) => screen.getByRole("button", { name });
const root = "/api/v1/voice-artists";
const urlOf = (place: number) => `https://cdn.example/${place}.mp3`;

const test = base
  .extend("owner", { scope: "file" }, ({ server }) => server.createOwner({ name: "Ayşe", lastName: "Erdem" }))
  .extend("other", { scope: "file" }, ({ server }) => server.createOwner({ name: "Mert", lastName: "Aydın" }))
  .extend("artists", { scope: "file" }, ({ server, owner }) => artistCalls(server, owner))
  // The artist as an owner keeps it.
  .extend("read", ({ server, owner }) => async (artistId: string) => {
    const answer = await server.inject({ url: `${root}/${artistId}`, headers: owner.headers });
    return { artist: answer.json<KeptArtist>(), etag: String(answer.headers["etag"]) };
  })
  // The id of the first artist whose name has these words.
  .extend("idOf", ({ server, owner }) => async (q: string) => {
    const url = `${root}?${new URLSearchParams({ q })}`;
    const found = await server.inject({ url, headers: owner.headers });
    return found.json<ArtistPage>().content[0]?.artistId ?? "";
  })
  // Another owner’s save, from what is stored now.
  .extend(
    "saveAsOther",
    ({ server, other, read }) =>
      async (artistId: string, write: (artist: KeptArtist) => KeptArtistWrite) => {
        const { artist, etag } = await read(artistId);
        const answer = await server.inject({
          method: "POST",
          url: `${root}/${artistId}`,
          headers: { ...other.headers, "if-match": etag },
          payload: write(artist),
        });
        if (answer.statusCode !== 200) throw new Error(answer.body);
      },
  )
  // A stored artist with samples of these titles.
  .extend(
    "store",
    ({ artists, idOf, saveAsOther }) =>
      async (name: string, titles: string[], more: SampleWrite = {}) => {
        const voices = titles.map((_title, place) => ({ voiceMp3: urlOf(place) }));
        await artists.create(artistDraft({ name, voices }));
        const artistId = await idOf(name);
        await saveAsOther(artistId, ({ samples }) => ({
          samples: samples.map(({ voiceId }, place) => ({ voiceId, title: titles[place] ?? "", ...more })),
        }));
        return artistId;
      },
  )
  .extend("openEditor", ({ owner, open }) => async (artist: string, save: string) => {
    const app = await open(`/owner/update-voice-artist?${new URLSearchParams({ artist })}`, owner);
    await screen.findByRole("button", { name: save }, { timeout: 10_000 });
    return app;
  });

const words = {
  tr: {
    save: "Değişiklikleri kaydet",
    updated: "Seslendirme sanatçısı başarıyla güncellendi!",
    age: "Yaş",
    name: "Ad",
    title: "Başlık",
    kind: "Tür",
    book: "Sesli kitap",
    move: (name: string) => `Taşı: ${name}`,
    place: "Sıra: 1 / 3",
    conflict: "Bu bilgiler siz düzenlerken değişti",
    chosen: (count: number) => `Seçilen: ${count} / 1 alan`,
    saveChosen: "Seçilenleri kaydet",
    back: "Düzenlemeye dön",
    together: /Mert Aydın.*değişiklikler de korundu/,
    publish: "Yayımla",
    edit: (name: string) => `Kullanım iznini düzenle: ${name}`,
    allow: "Müşteriler örneği dinleyebilir",
    apply: "Uygula",
    missing: (name: string) => `Kullanım izni eksik: ${name}`,
    published: "Yayında, müşteriler görüyor",
    url: "Ses örneği bağlantısı",
    viewCard: "Kartı görüntüle",
    count: "3 örnek",
    textsMissing: (count: number) => `${count} örneğin metni yok`,
    writeText: "Metni yaz",
    text: "Okunan metin",
    replace: "Dosyayı değiştir",
    useText: "Bu metni kullan",
  },
  en: {
    save: "Save changes",
    updated: "Voice artist updated successfully!",
    age: "Age",
    name: "Name",
    title: "Title",
    kind: "Kind",
    book: "Audiobook",
    move: (name: string) => `Move: ${name}`,
    place: "Place 1 of 3",
    conflict: "These details changed while you were editing",
    chosen: (count: number) => `Chosen: ${count} of 1 fields`,
    saveChosen: "Save selected",
    back: "Back to editing",
    together: /Mert Aydın’s changes were kept too/,
    publish: "Publish",
    edit: (name: string) => `Edit consent: ${name}`,
    allow: "Clients may hear the sample",
    apply: "Apply",
    missing: (name: string) => `Consent is missing: ${name}`,
    published: "Published, visible to clients",
    url: "Voice sample URL",
    viewCard: "View card",
    count: "3 samples",
    textsMissing: (count: number) => (count === 1 ? "1 sample has no text" : `${count} samples have no text`),
    writeText: "Write the text",
    text: "Text that is read",
    replace: "Replace file",
    useText: "Use this text",
  },
};

describe.each(["tr", "en"] as const)("the editor of an artist with many samples, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  test("asks for the text of samples that have none, and offers what is heard in the file", async ({
    db,
    read,
    store,
    openEditor,
  }) => {
    const artistId = await store(`Irmak ${locale}`, ["Krem", "Masal", "Santral"]);
    const { artist } = await read(artistId);
    const file = `duyulan-${locale}.mp3`;
    await db.insert(audioFiles).values({
      name: file,
      storageKey: file,
      mediaType: "audio/mpeg",
      byteLength: 1,
      sha256: file,
      transcriptText: "Once upon a time.",
      transcriptLanguage: "en-GB",
    });
    const heard = artist.samples[1]?.voiceId ?? "";
    await db
      .update(voiceRows)
      .set({ url: `/audio/${file}`, audioName: file })
      .where(eq(voiceRows.id, heard));
    const { user } = await openEditor(`Irmak ${locale}`, say.save);

    expect(screen.getByText(say.textsMissing(2))).toBeVisible();
    await user.click(button(say.writeText));
    const field = screen.getByRole("textbox", { name: RegExp(say.text) });
    expect(field).toHaveFocus();
    await user.keyboard("Cildiniz");
    expect(await screen.findByText(say.textsMissing(1))).toBeVisible();

    await user.click(screen.getByRole("button", { name: /^Masal/, expanded: false }));
    expect(await screen.findByText("Once upon a time.")).toHaveAttribute("lang", "en-GB");
    expect(button(say.replace)).toHaveAccessibleDescription("Masal");
    await user.click(button(say.useText));
    const taken = screen.getByRole("textbox", { name: RegExp(say.text) });
    expect(taken).toHaveValue("Once upon a time.");
    expect(screen.queryByRole("button", { name: say.useText })).toBeNull();
    await user.click(button(say.save));
    await waitFor(async () =>
      expect((await read(artistId)).artist.samples.map(({ transcript }) => transcript)).toEqual([
        { text: "Cildiniz", language: "TURKISH" },
        { text: "Once upon a time.", language: "ENGLISH" },
        null,
      ]),
    );
  });

  test("opens by name, changes a sample’s own fields and the order by keys, and saves nothing else", async ({
    read,
    store,
    openEditor,
  }) => {
    const artistId = await store(`Nehir ${locale}`, ["Krem", "Masal", "Santral"]);
    const { user, address } = await openEditor(`Nehir ${locale}`, say.save);
    expect(address()).toBe(`/owner/update-voice-artist?artist=${artistId}`);
    const before = await read(artistId);

    await user.click(screen.getByRole("button", { name: /^Masal/, expanded: false }));
    const title = await screen.findByLabelText(say.title);
    await waitFor(() => expect(screen.getByLabelText(say.url)).toHaveFocus());
    await user.clear(title);
    await fillIn(user, title, "Kasaba hikâyeleri");
    await user.selectOptions(screen.getByLabelText(say.kind), say.book);

    button(say.move("Santral")).focus();
    await user.keyboard(" {ArrowUp}{ArrowUp}");
    expect(screen.getByText(say.place)).toBeInTheDocument();
    await user.keyboard(" ");
    expect(button(say.move("Santral"))).toHaveFocus();

    await user.click(button(say.save));
    expect(await screen.findByText(say.updated)).toBeVisible();
    expect(screen.getByRole("link", { name: say.viewCard })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/panel\?gender=Female/),
    );
    expect(screen.getByText(say.count)).toBeVisible(); // on the card of the preview
    const { artist } = await read(artistId);
    expect(artist.samples.map((sample) => sample.title)).toEqual(["Santral", "Krem", "Kasaba hikâyeleri"]);
    const changed = artist.samples.find((sample) => sample.title === "Kasaba hikâyeleri");
    const { title: _title, kind, ...rest } = changed ?? ({} as Sample);
    expect(kind).toBe("AUDIOBOOK");
    expect(before.artist.samples[1]).toMatchObject(rest);
    expect(button(say.save)).toBeEnabled();
  });

  test("keeps what another owner changed elsewhere and says so; asks where both changed the same", async ({
    read,
    saveAsOther,
    store,
    openEditor,
  }) => {
    const name = `İpek ${locale}`;
    const artistId = await store(name, ["Krem", "Masal"]);
    const { user } = await openEditor(artistId, say.save);
    await saveAsOther(artistId, () => ({ age: 51 }));
    await fillIn(user, screen.getByLabelText(say.name), " Aydın");
    await user.click(button(say.save));
    expect(await screen.findByText(say.together)).toBeVisible();
    expect(screen.getByLabelText(say.age)).toHaveValue("51");
    expect((await read(artistId)).artist).toMatchObject({ name: `${name} Aydın`, age: 51 });

    await saveAsOther(artistId, () => ({ age: 52, gender: "Male" }));
    await user.clear(screen.getByLabelText(say.age));
    await fillIn(user, screen.getByLabelText(say.age), "53");
    await user.click(button(say.save));
    const dialog = await screen.findByRole("dialog", { name: say.conflict });
    expect(within(dialog).getByRole("radiogroup", { name: say.age })).toBeVisible();
    expect(within(dialog).queryAllByRole("radio", { checked: true })).toEqual([]);
    expect(within(dialog).getByText(say.chosen(0))).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: say.saveChosen }));
    expect((await read(artistId)).artist.age).toBe(52); // nothing is saved without a choice
    expect(within(dialog).getByRole("radio", { name: /53/ })).toHaveFocus();

    await user.click(within(dialog).getByRole("button", { name: say.back }));
    expect(screen.getByLabelText(say.age)).toHaveValue("53");
    await user.click(button(say.save));
    const again = await screen.findByRole("dialog", { name: say.conflict });
    await user.click(within(again).getByRole("radio", { name: /53/ }));
    await user.click(within(again).getByRole("button", { name: say.saveChosen }));
    expect(await screen.findByText(say.together)).toBeVisible();
    expect((await read(artistId)).artist).toMatchObject({ age: 53, gender: "Male" });
  });

  test("publishes once the consent is stated", async ({ server, other, read, store, openEditor }) => {
    const artistId = await store(`Kaya ${locale}`, ["Krem"], {
      state: "draft",
      consent: { publish: null, share: null, fileId: null },
    });
    await server.inject({
      method: "POST",
      url: `${root}/state`,
      headers: other.headers,
      payload: { artistIds: [artistId], to: "hide" },
    });
    const { user } = await openEditor(artistId, say.save);
    expect(screen.getByText(say.missing("Krem"))).toBeVisible();
    const bar = () => screen.getAllByRole("button", { name: say.publish }).at(-1) ?? button(say.publish);
    expect(bar()).toHaveAttribute("aria-disabled", "true");

    await user.click(button(say.edit("Krem")));
    await user.click(await screen.findByRole("checkbox", { name: say.allow }));
    await user.click(button(say.apply));
    await waitFor(() => expect(bar()).not.toHaveAttribute("aria-disabled"));
    await user.click(bar());
    expect(await screen.findByText(say.published, {}, { timeout: 5000 })).toBeVisible();
    const { artist } = await read(artistId);
    expect(artist.state).toBe("published");
    expect(artist.samples[0]).toMatchObject({ state: "published", isVisible: true });
    expect(artist.samples[0]?.consent).toMatchObject({ share: null, source: "stated" });
  });
});
