import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { mailOf, test } from "#test/browser/accounts/mail-site.ts";
import { lookAgain } from "#test/browser/offers/steps.ts";
import { someOf } from "#test/support/amount.ts";
import { axeFindings } from "#test/support/browser/axe.ts";
import { takeTime } from "#test/support/browser/take-time.ts";
import { pressNoted } from "./presses.ts";
import { requestWords } from "./words.ts";

/** What a visitor of each language tells. */
const visitors = {
  tr: {
    fullName: "Sevgi Yıldızhan",
    companyName: "Halbora",
    email: "sevgi@halbora.example",
    phone: "0532 000 71 19",
    projectMedium: "Radyo spotu",
    projectVersion: "2 versiyon",
    voiceRequirements: "Sıcak, güven veren bir kadın sesi",
  },
  en: {
    fullName: "Ruth Ashdown",
    companyName: "Merrowby",
    email: "ruth@merrowby.example",
    phone: "+44 20 7946 0958",
    projectMedium: "Radio spot",
    projectVersion: "2 versions",
    voiceRequirements: "A warm, trustworthy female voice",
  },
} as const;

/** How many presses all of them together may make. */
const most = 40;
const phone = { width: 390, height: 844, context: { hasTouch: true, isMobile: true } };

const looks = [
  { locale: "tr", theme: "light" },
  { locale: "en", theme: "dark" },
] as const;

test.for(someOf(looks, 1))(
  "from a visitor's request to an accepted offer of the voice that was wished for, in $locale, without a dead end",
  async (look, { open, openUrl, smtp }) => {
    const { locale } = look;
    const say = requestWords[locale];
    const told = visitors[locale];
    const made: string[] = [];
    const press = (target: Locator, how?: "tap" | "Enter") => pressNoted(made, target, how);

    // The visitor asks for a voice.
    const visitor = await open(locale === "en" ? "/?lang=en" : "/", look);
    await press(visitor.getByRole("button", { name: say.visitor.open }).last());
    const asking = visitor.getByRole("dialog", { name: say.visitor.title });
    for (const [field, text] of Object.entries(told))
      await asking.getByLabel(say.visitor.fields[field as keyof typeof told]).fill(text);
    await takeTime(visitor);
    await press(asking.getByRole("button", { name: say.visitor.send }));
    await asking.getByText(say.visitor.next(told.email)).waitFor();
    await press(asking.getByRole("button", { name: say.visitor.done }));

    // An owner suggests three.
    const owner = await open("/login", look);
    await owner.locator("input:focus").fill("demo-owner");
    const password = owner.locator("input[type=password]");
    await password.fill("demo-owner-password");
    await press(password, "Enter");
    await press(owner.getByRole("button", { name: told.fullName, exact: true }));
    await press(owner.getByRole("link", { name: say.openRequest(told.fullName) }));
    await press(owner.getByRole("link", { name: say.suggest }).last());
    for (const nth of [0, 1, 2]) await press(owner.getByRole("checkbox", { name: say.tick }).nth(nth));
    await owner.getByText(say.greeting(told.fullName)).waitFor();
    await owner.getByText(say.subject, { exact: true }).waitFor();
    expect(await axeFindings(owner)).toEqual([]);
    await press(owner.getByRole("button", { name: say.openRoom }));

    // The visitor opens the room on a phone and wishes for one.
    const suggestion = await mailOf(smtp, told.email, "/room");
    expect(suggestion.subject).toBe(say.subject);
    const guest = await openUrl(suggestion.link, { ...look, ...phone });
    const play = guest.getByRole("button", { name: say.play }).first();
    // Its sound is made ready meanwhile, which the page asks for every ten seconds.
    await expect.poll(() => lookAgain(guest).then(() => play.isVisible())).toBe(true);
    await press(play, "tap");
    await guest.getByRole("button", { name: say.pause }).first().waitFor();
    const wish = guest.getByRole("button", { name: say.wish }).nth(1);
    const [, wished = ""] = /: (.+)$/.exec((await wish.getAttribute("aria-label")) ?? "") ?? [];
    await press(wish, "tap");
    await guest.getByText(say.wished).waitFor();
    expect(await axeFindings(guest)).toEqual([]);

    // The owner makes a client.
    await lookAgain(owner);
    const chosen = owner.getByRole("region", { name: say.chosen });
    await chosen.getByText(wished, { exact: true }).waitFor();
    await press(owner.getByRole("button", { name: say.makeClient }));
    const making = owner.getByRole("dialog", { name: say.create });
    expect(await axeFindings(owner)).toEqual([]);
    await press(making.getByRole("button", { name: say.create }));
    await making.getByText(say.invited(told.email)).waitFor();
    await press(making.getByRole("button", { name: say.copy }));
    await press(making.getByRole("button", { name: say.visitor.close }).last());

    // The client makes the first offer, which stands filled.
    const invitation = await mailOf(smtp, told.email, "/invitation");
    expect(invitation.subject).toBe(say.invitation);
    const client = await openUrl(invitation.link, look);
    const first = client.locator("input:focus");
    await first.fill("kırmızı vapur iskelede");
    await press(first, "Enter");
    await press(
      client.getByRole("region", { name: say.filled }).getByRole("button", { name: say.openOffer }),
    );
    const offering = client.getByRole("dialog", { name: say.offer.title });
    await offering.getByText(wished, { exact: true }).first().waitFor();
    expect(await offering.locator("[name=platform]").inputValue()).toBe(told.projectMedium);
    expect(await offering.locator("[name=version]").inputValue()).toBe("2");
    expect(await axeFindings(client)).toEqual([]);
    await offering.getByLabel(say.offer.budget).fill(say.offer.first);
    await press(offering.getByRole("button", { name: say.offer.submit }));
    await press(offering.getByRole("link", { name: say.offer.toOffer }));
    await client.getByText(wished, { exact: true }).first().waitFor();

    // The owner accepts it, which wins the request.
    await lookAgain(owner);
    await press(owner.getByRole("link", { name: say.look }));
    await press(owner.getByRole("button", { name: say.offer.accept, exact: true }));
    await press(owner.getByRole("dialog").getByRole("button", { name: say.offer.accept, exact: true }));
    await owner.getByRole("heading", { level: 2, name: say.offer.accepted, exact: true }).waitFor();
    await owner.goBack();
    await lookAgain(owner);
    await owner.getByRole("region", { name: say.won }).waitFor();
    expect(await axeFindings(owner)).toEqual([]);
    await press(owner.getByRole("link", { name: new RegExp(told.fullName) }));
    await owner.getByRole("heading", { level: 1, name: told.fullName }).waitFor();
    expect(await axeFindings(owner)).toEqual([]);

    for (const page of [visitor, owner, guest, client])
      expect([...page.faults, ...page.lostFocus]).toEqual([]);
    expect(made.length).toBeLessThanOrEqual(most);
  },
);
