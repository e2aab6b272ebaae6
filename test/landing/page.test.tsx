import { testedLanguages } from "#test/support/languages.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { brandNames } from "#src/features/landing/brands/BrandStrip.tsx";
import { heroClips } from "#src/features/landing/hero/clips.ts";
import { symbolCount, symbolId } from "#src/features/landing/brands/BrandSymbols.tsx";
import { test as base } from "#test/support/app-fixtures.ts";
import { phrases, words } from "./words.ts";

const named = (name: string) => new RegExp(`^${name}`);

describe.each(testedLanguages)("the landing page, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  const test = base.extend("openLanding", ({ open }) => async () => {
    const app = await open("/");
    await screen.findByRole("heading", { level: 1, name: say.title });
    return app;
  });

  test("claims the roster, and shows exactly 52 brand marks as one list, no two alike", async ({
    openLanding,
  }) => {
    await openLanding();
    expect(screen.getByText(say.lead)).toBeVisible();
    const marks = within(screen.getByRole("list", { name: say.brands })).getAllByRole("listitem");
    expect(marks).toHaveLength(52);
    expect(marks.map((mark) => mark.textContent)).toEqual(brandNames);
    const looks = marks.map((mark) => [
      mark.querySelector("use")?.getAttribute("href"),
      mark.querySelector("span")?.className,
    ]);
    expect(new Set(looks.map(String)).size).toBe(52);
    expect(new Set(looks.map(([symbol]) => symbol)).size).toBe(13);
    expect(symbolCount).toBe(13);
    expect(document.getElementById(symbolId(0))).not.toBeNull();
  });

  test("pauses the strip", async ({ openLanding }) => {
    const { user } = await openLanding();
    const strip = screen.getByRole("region", { name: say.brands });
    await user.click(within(strip).getByRole("button", { name: say.pause }));
    expect(strip).toHaveAttribute("data-paused");
    await user.click(within(strip).getByRole("button", { name: say.resume }));
    expect(strip).not.toHaveAttribute("data-paused");
  });

  test("names six services under a heading, and seven mixing formats", async ({ openLanding }) => {
    await openLanding();
    const heading = screen.getByRole("heading", { level: 2, name: say.ourServices });
    expect(heading.closest("[class*=hidden]")).toBeNull();
    const names = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(names.filter((name) => say.services.includes(name ?? ""))).toEqual(say.services);
    const formats = within(screen.getByRole("list", { name: say.formats })).getAllByRole("listitem");
    expect(formats.map(({ textContent }) => textContent)).toEqual([
      "Mono",
      "Stereo",
      "5.1",
      "7.1",
      "9.1",
      "11.1",
      "Dolby Atmos",
    ]);
  });

  test("plays a clip for each of 18 languages, one at a time, and says when one cannot be loaded", async ({
    openLanding,
  }) => {
    const { user } = await openLanding();
    const pills = within(screen.getByRole("list", { name: say.samples }));
    expect(pills.getAllByRole("button", { name: named(say.play) })).toHaveLength(18);
    await user.click(pills.getByRole("button", { name: say.play + say.arabic }));
    expect(await pills.findByRole("button", { name: say.pauseClip + say.arabic })).toBeVisible();
    expect(pills.getAllByRole("button", { name: named(say.play) })).toHaveLength(17);
    await waitFor(() => expect(document.querySelector("q")).toHaveAttribute("lang", "ar"));
    expect(document.querySelector("q")).toHaveAttribute("dir", "rtl");
    await user.click(pills.getByRole("button", { name: say.pauseClip + say.arabic }));
    expect(pills.getAllByRole("button", { name: named(say.play) })).toHaveLength(18);
  });

  test("writes every language's code in capitals without the page's dots", async ({ openLanding }) => {
    const { user } = await openLanding();
    const pills = within(screen.getByRole("list", { name: say.samples })).getAllByRole("button");
    for (const [index, pill] of pills.entries()) {
      const code = heroClips[index]?.language.toUpperCase() ?? "";
      expect(code).toMatch(/^[A-Z]{2}$/);
      await user.click(pill);
      await waitFor(() =>
        expect(document.querySelector("q")?.previousElementSibling?.textContent).toBe(code),
      );
    }
    expect(pills).toHaveLength(18);
  });

  test("shows the demo's three phrases in their own languages at rest, plays and stops them", async ({
    openLanding,
  }) => {
    const { user } = await openLanding();
    expect(screen.getByText(say.synthetic)).toBeVisible();
    const section = within(screen.getByRole("region", { name: say.ai }));
    const shown = section.getAllByRole("listitem").map((phrase) => phrase.querySelector("q"));
    expect(shown.map((quote) => [quote?.lang, quote?.textContent])).toEqual(phrases);
    expect(section.getAllByRole("button", { name: named(say.play) })).toHaveLength(3);
    await user.click(screen.getByRole("button", { name: say.ai }));
    const stop = await screen.findByRole("button", { name: say.stop });
    await waitFor(() => expect(stop).toHaveFocus());
    expect(section.getAllByRole("button", { name: named(say.pauseClip) })).toHaveLength(1);
    await user.click(stop);
    expect(section.queryAllByRole("button", { name: named(say.pauseClip) })).toHaveLength(0);
    expect(section.getByRole("button", { name: say.show })).toBeVisible();
    await user.click(section.getByRole("button", { name: say.play + phrases[2][1] }));
    expect(section.getByRole("button", { name: say.stop })).toBeVisible();
  });

  test("leads to e-mail, WhatsApp with a prepared text, the notice and both languages", async ({
    openLanding,
  }) => {
    await openLanding();
    expect(screen.getByRole("heading", { name: say.band })).toBeVisible();
    const contact = within(screen.getByRole("region", { name: say.contact }));
    expect(contact.getByRole("link", { name: named(say.mail) })).toHaveAttribute(
      "href",
      "mailto:merhaba@tinora.example",
    );
    const whatsapp = contact.getByRole("link", { name: named(say.whatsapp) }).getAttribute("href") ?? "";
    expect(whatsapp).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
    expect(new URL(whatsapp).searchParams.get("text")).toBe(say.greeting);
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getByText(say.fictional)).toBeVisible();
    expect(footer.getByRole("link", { name: "English" })).toHaveAttribute("href", "?lang=en");
    fireEvent.click(footer.getByRole("link", { name: say.privacy }));
    expect(await screen.findByRole("heading", { level: 1, name: say.privacy })).toBeVisible();
  });
});
