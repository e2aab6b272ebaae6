import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import type { ArtistPage } from "#contract/voice-artists.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { Importer, sheetOf } from "#test/imports/importer.ts";
import { test as base } from "#test/support/app-fixtures.ts";
import { testedLanguages } from "#test/support/languages.ts";
import { artistCalls, artistDraft } from "#test/voice-artists/calls.ts";

const words = {
  tr: {
    dashboard: "Yönetim paneli",
    done: /^Aktarım bitti: sanatcilar\.csv/,
    report: "Raporu göster",
    imported: "1 satır aktarıldı",
    ending: /^1 sanatçının kullanım izni 30 gün içinde bitiyor veya bitti\./,
    artists: "Sanatçıları göster",
  },
  en: {
    dashboard: "Dashboard",
    done: /^Import finished: sanatcilar\.csv/,
    report: "Show report",
    imported: "1 row was imported",
    ending: /^The consent of 1 artist ends within 30 days or has ended\./,
    artists: "Show artists",
  },
};

describe.each(testedLanguages)("the notices of the dashboard, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => {
    localStorage.removeItem("import-seen");
    localStorage.setItem("locale", locale);
  });

  const test = base.extend("openDashboard", ({ owner, open }) => async () => {
    const app = await open("/owner/dashboard", owner);
    await screen.findByRole("heading", { level: 1, name: say.dashboard });
    return app;
  });

  test("say that an import ended until its report was seen", async ({ server, owner, openDashboard }) => {
    const importer = new Importer(server, owner);
    const sheet = sheetOf(["ad;yaş;cinsiyet", `Işıl ${locale};24;Kadın`], "sanatcilar.csv");
    const { importId } = await importer.check([sheet]);
    await importer.run(importId);
    const { user, address, queryClient } = await openDashboard();
    expect(await screen.findByText(say.done)).toBeVisible();
    await user.click(screen.getByRole("link", { name: say.report }));
    await waitFor(() => expect(address()).toBe(`/owner/import?import=${importId}`));
    expect(await screen.findByText(say.imported)).toBeVisible();

    history.back();
    await screen.findByRole("heading", { level: 1, name: say.dashboard });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(say.done)).toBeNull();
  });

  test("say whose consent ends, with the way to them", async ({ server, owner, openDashboard }) => {
    const name = `Kaya ${locale}`;
    const voices = [{ voiceMp3: "https://cdn.example/a.mp3" }];
    await artistCalls(server, owner).create(artistDraft({ name, voices }));
    const call = { headers: owner.headers };
    const root = "/api/v1/voice-artists";
    const list = await server.inject({ ...call, url: `${root}?q=${encodeURIComponent(name)}` });
    const [{ artistId } = { artistId: "" }] = list.json<ArtistPage>().content;
    const kept = await server.inject({ ...call, url: `${root}/${artistId}` });
    const [sample] = kept.json<{ samples: { voiceId: string }[] }>().samples;
    const today = agencyToday(server.parts);
    const consent = { publish: { from: "2020-01-01", until: today }, share: null, fileId: null };
    const saved = await server.inject({
      method: "POST",
      url: `${root}/${artistId}`,
      headers: { ...owner.headers, "if-match": String(kept.headers["etag"]) },
      payload: { samples: [{ voiceId: sample?.voiceId, consent }] },
    });
    expect(saved.statusCode).toBe(200);

    const { user, address } = await openDashboard();
    expect(await screen.findByText(say.ending)).toBeVisible();
    await user.click(screen.getByRole("link", { name: say.artists }));
    await waitFor(() => expect(address()).toBe("/owner/voice-artists?consent=ending"));
    expect(await screen.findByRole("link", { name })).toBeVisible();
  });
});
