import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished } from "vitest";
import type { ArtistPage, KeptArtist, KeptArtistWrite } from "#contract/voice-artists.ts";
import { ArtistHistory } from "#src/features/voice-artists/history/ArtistHistory.tsx";
import { test as base } from "#test/support/app-fixtures.ts";
import { artistDraft } from "#test/voice-artists/calls.ts";

const root = "/api/v1/voice-artists";

const test = base
  .extend("owner", { scope: "file" }, ({ server }) => server.createOwner({ name: "Ayşe", lastName: "Erdem" }))
  .extend(
    "get",
    ({ server, owner }) =>
      (path: string) =>
        server.inject({ url: root + path, headers: owner.headers }),
  )
  .extend(
    "read",
    ({ get }) =>
      async (artistId: string) =>
        (await get(`/${artistId}`)).json<KeptArtist>(),
  )
  .extend(
    "etagOf",
    ({ get }) =>
      async (artistId: string) =>
        String((await get(`/${artistId}`)).headers["etag"]),
  )
  .extend("make", ({ server, owner, get, read }) => async (name: string) => {
    const payload = artistDraft({ name, voices: [{ voiceMp3: "https://a.example/1.mp3" }] });
    await server.inject({ method: "POST", url: root, headers: owner.headers, payload });
    const [artist] = (await get(`?q=${encodeURIComponent(name)}`)).json<ArtistPage>().content;
    return read(artist?.artistId ?? "");
  })
  .extend("save", ({ server, owner, etagOf }) => async (artistId: string, payload: KeptArtistWrite) => {
    const headers = { ...owner.headers, "if-match": await etagOf(artistId) };
    const answer = await server.inject({ method: "POST", url: `${root}/${artistId}`, headers, payload });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  })
  // Shows the history alone, in an application whose owner is logged in.
  .extend("openHistory", ({ owner, open, etagOf, read }) => async (artistId: string) => {
    const etag = await etagOf(artistId);
    const { samples } = await read(artistId);
    const { user, queryClient } = await open("/owner/clients", owner);
    const shown = render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <ArtistHistory id="history" artistId={artistId} etag={etag} samples={samples} />
        </QueryClientProvider>
      </I18nProvider>,
    );
    onTestFinished(() => shown.unmount());
    const region = await screen.findByRole("region", { name: "İşlem geçmişi" });
    await within(region).findAllByRole("listitem");
    return { user, region, entries: () => within(region).getAllByRole("listitem") };
  });

beforeEach(() => localStorage.setItem("locale", "tr"));

describe("the history of an artist", () => {
  test("says who changed what, with the values before and after", async ({ make, save, openHistory }) => {
    const { artistId, samples } = await make("İpek Arslan");
    const voiceId = samples[0]?.voiceId ?? "";
    await save(artistId, {
      age: 83,
      languages: ["TURKISH", "GERMAN"],
      samples: [{ voiceId, title: "Orman masalı" }],
    });
    const { entries } = await openHistory(artistId);
    const [newest, oldest] = entries();
    expect(newest).toHaveTextContent("Ayşe Erdem");
    expect(newest).toHaveTextContent("Şimdiki durum");
    expect(newest).toHaveTextContent(/YaşÖnce: \d+ ?Şimdi: 83/);
    expect(newest).toHaveTextContent(/Türkçe ?Şimdi: Türkçe, Almanca/);
    expect(newest).toHaveTextContent(/“Orman masalı”: BaşlıkÖnce: yok ?Şimdi: Orman masalı/);
    expect(oldest).toHaveTextContent("Sanatçı eklendi");
  });

  test("says in which order the samples stood and stand, by their titles, also of one that is gone", async ({
    read,
    make,
    save,
    openHistory,
  }) => {
    const { artistId } = await make("Sıra Sever");
    await save(artistId, {
      samples: [
        { voiceMp3: "https://a.example/2.mp3", title: "Krem" },
        { voiceMp3: "https://a.example/3.mp3", title: "Masal" },
      ],
    });
    const { samples } = await read(artistId);
    const idOf = (title: string) => samples.find((sample) => sample.title === title)?.voiceId ?? "";
    await save(artistId, { samples: [{ voiceId: idOf("Masal") }, { voiceId: idOf("Krem") }] });
    await save(artistId, { removed: [idOf("Krem")] });
    const { entries } = await openHistory(artistId);
    expect(entries()[1]).toHaveTextContent(
      /Örneklerin sırasıÖnce: Krem, Masal, Adsız örnek ?Şimdi: Masal, Krem, Adsız örnek/,
    );
  });

  test("says what restoring would do, and does it as a new entry", async ({
    read,
    make,
    save,
    openHistory,
  }) => {
    const { artistId, age, samples } = await make("Nehir Soysal");
    await save(artistId, { age: 83, samples: [{ voiceMp3: "https://a.example/2.mp3", title: "Yeni" }] });
    const { user, region, entries } = await openHistory(artistId);
    await user.click(within(region).getByRole("button", { name: /^Bu duruma dön: / }));
    const panel = screen.getByRole("region", { name: "Bu duruma dönerseniz" });
    expect(within(panel).getByRole("heading", { name: "Bu duruma dönerseniz" })).toHaveFocus();
    expect(panel).toHaveTextContent(new RegExp(`YaşÖnce: 83 ?Şimdi: ${age}`));
    expect(panel).toHaveTextContent("“Yeni”Silinmez; listenin sonuna geçer");
    await user.click(within(panel).getByRole("button", { name: "Vazgeç" }));
    expect((await read(artistId)).age).toBe(83);
    await user.click(within(region).getByRole("button", { name: /^Bu duruma dön: / }));
    await user.click(
      within(screen.getByRole("region", { name: "Bu duruma dönerseniz" })).getByRole("button", {
        name: "Bu duruma dön",
      }),
    );
    expect(await within(region).findByText("Eski duruma dönüldü.")).toBeVisible();
    await waitFor(() => expect(entries()).toHaveLength(3));
    expect(within(entries()[2] as HTMLElement).getByRole("button")).toHaveFocus();
    expect(entries()[0]).toHaveTextContent("Sanatçının önceki hâli geri yüklendi");
    const restored = await read(artistId);
    expect(restored.age).toBe(age);
    expect(restored.samples.map(({ title }) => title)).toEqual([samples[0]?.title, "Yeni"]);
  });

  test("is not restored over what another owner saved meanwhile, and shows that", async ({
    read,
    make,
    save,
    openHistory,
  }) => {
    const { artistId } = await make("Tuna Ertem");
    await save(artistId, { age: 83 });
    const { user, region, entries } = await openHistory(artistId);
    await user.click(within(region).getByRole("button", { name: /^Bu duruma dön: / }));
    const panel = screen.getByRole("region", { name: "Bu duruma dönerseniz" });
    await save(artistId, { age: 84 });
    await user.click(within(panel).getByRole("button", { name: "Bu duruma dön" }));
    expect(await within(panel).findByRole("alert")).toHaveTextContent("Sayfayı yenileyip tekrar deneyin");
    expect((await read(artistId)).age).toBe(84);
    await waitFor(() => expect(entries()).toHaveLength(3));
    expect(panel).toHaveTextContent(/YaşÖnce: 84/);
  });

  test("says why it cannot be restored where the name is taken by now", async ({
    read,
    make,
    save,
    openHistory,
  }) => {
    const { artistId } = await make("Eski Ad");
    await save(artistId, { name: "Yeni Ad" });
    await make("Eski Ad");
    const { user, region } = await openHistory(artistId);
    await user.click(within(region).getByRole("button", { name: /^Bu duruma dön: / }));
    const panel = screen.getByRole("region", { name: "Bu duruma dönerseniz" });
    await user.click(within(panel).getByRole("button", { name: "Bu duruma dön" }));
    expect(await within(panel).findByRole("alert")).not.toBeEmptyDOMElement();
    expect((await read(artistId)).name).toBe("Yeni Ad");
  });
});
