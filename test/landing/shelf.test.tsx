import { testedLanguages } from "#test/support/languages.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, vi } from "vitest";
import type { Showcase, ShowcaseVoice } from "#contract/showcase.ts";
import { test as base } from "#test/support/app-fixtures.ts";
import { fillIn } from "#test/support/app.tsx";
import { watchCalls, writes } from "#test/support/calls.ts";
import { answers } from "#test/voice-requests/dialog.ts";
import { words as spokenRequest } from "#test/voice-requests/words.ts";
import { words } from "./words.ts";

const say = {
  tr: {
    shelf: "Seslerimizi dinleyin",
    request: "Bu sesi talep edin",
    chosen: "Talep edilen sesler",
    drop: (name: string) => `Çıkar: ${name}`,
    other: "İstediğim ses: Ses 3",
    line: "Türkçe · Reklam",
    wish: "İstediğim ses: Deniz A., “Banka reklamı” örneği",
    play: "Oynat: Deniz A.",
    pause: "Duraklat: Deniz A.",
    failed: "Sesler yüklenemedi.",
    retry: "Tekrar dene",
    place: "Oynatma konumu",
    showText: "Metni göster",
    hideText: "Metni gizle",
  },
  en: {
    shelf: "Hear our voices",
    request: "Request this voice",
    chosen: "Requested voices",
    drop: (name: string) => `Remove: ${name}`,
    other: "The voice I ask for: Ses 3",
    line: "Turkish · Commercial",
    wish: "The voice I ask for: Deniz A., sample “Banka reklamı”",
    play: "Play: Deniz A.",
    pause: "Pause: Deniz A.",
    failed: "The voices could not be loaded.",
    retry: "Try again",
    place: "Position",
    showText: "Show text",
    hideText: "Hide text",
  },
};

const voice = (number: number): ShowcaseVoice => ({
  voiceId: `v${number}`,
  name: number === 1 ? "Deniz A." : `Ses ${number}`,
  title: number === 1 ? "Banka reklamı" : "",
  kind: "COMMERCIAL",
  gender: "Female",
  voiceMp3: `/audio/${number}.mp3`,
  seconds: 12,
  language: "tr",
  transcript: number === 1 ? { text: "Faizsiz kredi.", language: "tr" } : null,
});

const shelfOf = (count: number): Showcase => ({
  voices: Array.from({ length: count }, (_, index) => voice(index + 1)),
});

const notWatched = () => {};

/** The page as the server marks it; `comeNear` is what scrolling does. */
function markPage(count: number): { comeNear: () => void } {
  const { documentElement } = document;
  documentElement.dataset["shelf"] = String(count);
  let comeNear = notWatched;
  const observer = vi.spyOn(globalThis, "IntersectionObserver").mockImplementation(function watch(
    this: IntersectionObserver,
    listener: IntersectionObserverCallback,
  ) {
    comeNear = () => act(() => listener([{ isIntersecting: true } as IntersectionObserverEntry], this));
    return { observe: notWatched, disconnect: notWatched } as unknown as IntersectionObserver;
  } as never);
  onTestFinished(() => {
    observer.mockRestore();
    delete documentElement.dataset["shelf"];
  });
  return { comeNear: () => comeNear() };
}

describe.each(testedLanguages)("the shelf of the landing page, in %s", (locale) => {
  const {
    shelf,
    request,
    chosen,
    drop,
    line,
    wish,
    other,
    play,
    pause,
    failed,
    retry,
    place,
    showText,
    hideText,
  } = say[locale];
  const requestWords = spokenRequest[locale];
  const { title } = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  const test = base.extend("openLanding", ({ open }) => async (answer: () => Response) => {
    const calls = watchCalls(({ path }) => (path === "/api/v1/showcase" ? answer() : undefined));
    const app = await open("/");
    await screen.findByRole("heading", { level: 1, name: title });
    return { ...app, asked: () => calls.filter(({ path }) => path.includes("showcase")).length };
  });

  test("asks nothing without the server's mark", async ({ openLanding }) => {
    const { asked } = await openLanding(() => Response.json(shelfOf(8)));
    expect(asked()).toBe(0);
    expect(screen.queryByRole("region", { name: shelf })).toBeNull();
  });

  test("comes when it is near the view, with eight voices at most, and plays one", async ({
    openLanding,
  }) => {
    const { comeNear } = markPage(8);
    const { user, asked } = await openLanding(() => Response.json(shelfOf(9)));
    expect(asked()).toBe(0);
    comeNear();
    const region = within(await screen.findByRole("region", { name: shelf }));
    expect(asked()).toBe(1);
    expect(region.getAllByRole("article")).toHaveLength(8);
    const first = within(region.getByRole("article", { name: "Deniz A." }));
    expect(first.getByText("Banka reklamı")).toBeVisible();
    expect(first.getByText(line)).toBeVisible();
    await user.click(first.getByRole("button", { name: play }));
    expect(await first.findByRole("button", { name: pause })).toBeVisible();
    await user.click(region.getByRole("button", { name: play.replace("Deniz A.", "Ses 2") }));
    expect(await first.findByRole("button", { name: play })).toBeVisible();
  });

  test("shows what is said in a voice, once it is wanted", async ({ openLanding }) => {
    const { comeNear } = markPage(3);
    const { user } = await openLanding(() => Response.json(shelfOf(3)));
    comeNear();
    const first = within(await screen.findByRole("article", { name: "Deniz A." }));
    expect(first.queryByText("Faizsiz kredi.")).toBeNull();
    await user.click(first.getByRole("button", { name: showText, expanded: false }));
    expect(first.getByText("Faizsiz kredi.")).toHaveAttribute("lang", "tr");
    await user.click(first.getByRole("button", { name: hideText, expanded: true }));
    expect(first.queryByText("Faizsiz kredi.")).toBeNull();
    expect(screen.getAllByRole("button", { name: showText })).toHaveLength(1);
  });

  test("plays a voice from where its still waveform is pressed", async ({ openLanding }) => {
    const { comeNear } = markPage(3);
    const { user } = await openLanding(() => Response.json(shelfOf(3)));
    comeNear();
    const first = within(await screen.findByRole("article", { name: "Deniz A." }));
    const slider = first.getByRole("slider", { name: place });
    vi.spyOn(slider, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 120, 40));
    fireEvent.pointerUp(slider, { clientX: 50 });
    expect(await first.findByRole("button", { name: pause })).toBeVisible();
    expect(slider).toHaveValue("5");
    slider.focus();
    await user.keyboard("{PageUp}");
    expect(slider).toHaveValue("8");
  });

  test("tells in words which voices it has, as the page was served, until their cards are there", async ({
    openLanding,
  }) => {
    const { comeNear } = markPage(3);
    const served = document.createElement("div");
    served.dataset["shelfPlace"] = "";
    served.innerHTML = "<ul><li><h3>Deniz A. & Ege</h3><p>Türkçe · Reklam</p></li></ul>";
    document.body.append(served);
    onTestFinished(() => served.remove());
    await openLanding(() => Response.json(shelfOf(3)));
    served.remove();
    expect(screen.getByRole("heading", { level: 2, name: shelf })).toBeVisible();
    expect(screen.getByRole("heading", { level: 3, name: "Deniz A. & Ege" })).toBeVisible();
    expect(screen.getByText("Türkçe · Reklam")).toBeVisible();
    comeNear();
    expect(await screen.findAllByRole("article")).toHaveLength(3);
    expect(screen.getAllByRole("heading", { level: 2, name: shelf })).toHaveLength(1);
    expect(screen.queryByText("Deniz A. & Ege")).toBeNull();
  });

  test("asks for voices, which stand on top, are heard there and can be dropped", async ({ openLanding }) => {
    const { comeNear } = markPage(3);
    const { user } = await openLanding(() => Response.json(shelfOf(3)));
    const calls = watchCalls(({ path }) =>
      path === "/api/v1/showcase" ? Response.json(shelfOf(3)) : undefined,
    );
    comeNear();
    const buttons = await screen.findAllByRole("button", { name: request });
    for (const button of buttons.slice(0, 3)) {
      await user.click(button);
      await screen.findByRole("textbox", { name: requestWords.fields.fullName });
      if (button !== buttons[2]) await user.keyboard("{Escape}");
    }
    const dialog = within(screen.getByRole("dialog"));
    const asked = () => within(dialog.getByRole("list", { name: chosen })).getAllByRole("listitem");
    await waitFor(() => expect(asked()).toHaveLength(3));
    const [first] = asked();
    expect(first).toHaveTextContent(/^Deniz A\.Banka reklamı · /);
    await user.click(await within(first as HTMLElement).findByRole("button", { name: play }));
    expect(await within(first as HTMLElement).findByRole("button", { name: pause })).toBeVisible();
    await user.click(dialog.getByRole("button", { name: drop("Ses 2") }));
    expect(asked()).toHaveLength(2);
    expect(dialog.getByLabelText(requestWords.fields.fullName)).toHaveFocus();

    for (const name of ["fullName", "companyName", "email", "phone", "projectMedium"] as const)
      await fillIn(user, dialog.getByLabelText(requestWords.fields[name]), answers[name]);
    await user.click(dialog.getByRole("button", { name: requestWords.send }));
    await dialog.findByText(requestWords.sent);
    expect(writes(calls)[0]?.body).toMatchObject({ voiceRequirements: `${wish}\n${other}` });
  });

  test("gives its room back where fewer than three are left", async ({ openLanding }) => {
    const { comeNear } = markPage(3);
    const { asked } = await openLanding(() => Response.json(shelfOf(2)));
    comeNear();
    await waitFor(() => expect(document.documentElement.dataset["shelf"]).toBeUndefined());
    expect(asked()).toBe(1);
    expect(screen.queryByRole("region", { name: shelf })).toBeNull();
  });

  test("says when it cannot be loaded, and tries again", async ({ openLanding }) => {
    const { comeNear } = markPage(3);
    let isDown = true;
    const { user } = await openLanding(() =>
      isDown ? new Response("", { status: 503 }) : Response.json(shelfOf(3)),
    );
    comeNear();
    expect(await screen.findByText(failed)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole("button", { name: retry }));
    expect(await screen.findByRole("article", { name: "Deniz A." })).toBeVisible();
  });
});
