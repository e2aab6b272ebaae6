import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect } from "vitest";
import { limits } from "#contract/constants/limits.ts";
import { fillIn } from "#test/support/app.tsx";
import { test as base } from "#test/support/app-fixtures.ts";
import { watchCalls, writes } from "#test/support/calls.ts";
import { testedLanguages } from "#test/support/languages.ts";
import { words as artistWords } from "#test/voice-artists/words.ts";

const words = {
  tr: {
    ...artistWords.tr,
    title: "Başlık",
    publish: "Yayın izni var",
    share: "Paylaşım izni var",
    byUrl: "Bağlantıyla örnek ekle",
    draft: "Taslak",
    published: "Yayında",
    asDraft: /^Taslak olarak kaydedildi/,
    openDraft: "Taslağı aç",
    viewCard: "Kartı görüntüle",
  },
  en: {
    ...artistWords.en,
    title: "Title",
    publish: "Consent to publish",
    share: "Consent to share",
    byUrl: "Add a sample by URL",
    draft: "Draft",
    published: "Published",
    asDraft: /^Saved as a draft/,
    openDraft: "Open the draft",
    viewCard: "View card",
  },
};
const urlOf = (place: number) => `https://cdn.example/new-${place}.mp3`;

const test = base.extend("openForm", ({ owner, open }) => async (name: string) => {
  const app = await open("/owner/create-voice-artist", owner);
  await screen.findByRole("heading", { level: 1, name });
  return app;
});

const box = (name: string) => screen.getByRole("checkbox", { name });
const rows = () => [...document.querySelectorAll<HTMLElement>("[data-sample]")];

describe.each(testedLanguages)("a new artist with samples, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  async function fill(user: UserEvent, name: string) {
    await fillIn(user, screen.getByLabelText(say.name), name);
    await fillIn(user, screen.getByLabelText(say.age), "40");
    await user.click(screen.getByRole("radio", { name: say.female }));
    await fillIn(user, screen.getByLabelText(say.url), urlOf(1));
    await fillIn(user, screen.getByLabelText(say.title), "Belgesel");
  }

  test("nothing is ticked or published beforehand; unsaid, the artist is a draft that leads on", async ({
    openForm,
  }) => {
    const calls = watchCalls();
    const { user, address } = await openForm(say.create);
    for (const consent of [say.publish, say.share]) expect(box(consent)).not.toBeChecked();
    expect(within(rows()[0] as HTMLElement).getByText(say.draft)).toBeVisible();
    await fill(user, `Deniz ${locale}`);
    await user.click(screen.getByRole("button", { name: say.create }));

    expect(await screen.findByText(say.asDraft)).toBeVisible();
    const [sent, ...more] = writes(calls);
    expect(more).toEqual([]);
    expect(sent?.body).toMatchObject({
      voices: [],
      samples: [
        {
          voiceMp3: urlOf(1),
          title: "Belgesel",
          state: "draft",
          consent: { publish: null, share: null, fileId: null },
        },
      ],
    });
    expect(screen.queryByRole("link", { name: say.viewCard })).toBeNull();
    await user.click(screen.getByRole("link", { name: say.openDraft }));
    await waitFor(() => expect(address()).toContain("/owner/update-voice-artist?artist="));
  });

  test("consent that is said counts for every sample, also for one that comes later", async ({
    openForm,
  }) => {
    const calls = watchCalls();
    const { user } = await openForm(say.create);
    await fill(user, `Derya ${locale}`);
    await user.click(box(say.publish));
    await user.click(screen.getByRole("button", { name: say.byUrl }));
    await fillIn(user, screen.getByLabelText(say.url), urlOf(2));
    for (const row of rows()) expect(within(row).getByText(say.published)).toBeVisible();
    await user.click(screen.getByRole("button", { name: say.create }));

    expect(await screen.findByRole("link", { name: say.viewCard })).toBeVisible();
    const said = { state: "published", consent: { publish: { until: null }, share: null } };
    expect(writes(calls)).toMatchObject([{ body: { samples: [said, said] } }]);
    expect(box(say.publish)).not.toBeChecked();
  });

  test("leaves the form at its top, with nothing of the last artist", async ({ openForm }) => {
    const scrolled: unknown[] = [];
    window.scrollTo = (...given: unknown[]) => void scrolled.push(given);
    const { user } = await openForm(say.create);
    await fill(user, `Umut ${locale}`);
    const files = document.querySelector<HTMLInputElement>("input[type=file][multiple]");
    await user.upload(
      files as HTMLInputElement,
      new File([new Uint8Array(limits.audioBytes + 1)], "uzun.mp3"),
    );
    expect(await screen.findByText("uzun.mp3")).toBeVisible();
    scrolled.length = 0;
    await user.click(screen.getByRole("button", { name: say.create }));

    expect(await screen.findByText(say.created)).toBeVisible();
    expect(screen.getByLabelText(say.name)).toHaveValue("");
    expect(screen.queryByText("uzun.mp3")).toBeNull();
    // The sample of the next artist is open, as the first one was.
    expect(screen.getByLabelText(say.title)).toHaveValue("");
    expect(scrolled).toContainEqual([{ top: 0 }]);
    expect(document.activeElement).toContainElement(screen.getByRole("heading", { level: 1 }));
    expect(document.body).not.toHaveFocus();
  });
});
