import type { Page } from "playwright-core";
import { expect } from "vitest";
import { someOf } from "#test/support/amount.ts";
import { axeFindings } from "#test/support/browser/axe.ts";
import { tabTo } from "#test/support/browser/keyboard.ts";
import { addAuthenticator } from "#test/support/browser/virtual-authenticator.ts";
import { inviteClient, mailOf, test } from "./mail-site.ts";
import { words } from "./words.ts";

const name = /Gökçe Altınışık$/;
const first = "kırmızı vapur iskelede";
const second = "mavi vapur açık denizde";

const heading = (page: Page, text: string) =>
  page.getByRole("heading", { name: text, exact: true }).waitFor();

async function press(page: Page, wanted: string | RegExp) {
  await tabTo(page, wanted);
  await page.keyboard.press("Enter");
}

/** Opens the profile menu by keyboard and presses one of its entries. */
async function pressInMenu(page: Page, entry: string) {
  await press(page, name);
  await press(page, entry);
}

test.for(someOf(["tr", "en"] as const, 1))(
  "by keyboard alone, in %s: invited, a passkey, in by it, a forgotten password, an ended session",
  async (locale, { openUrl, site, smtp }) => {
    const say = words[locale];
    const email = `gokce.${locale}@halbora.example`;
    const userName = await inviteClient(site, email, locale);
    const { link } = await mailOf(smtp, email, "/invitation");
    const page = await openUrl(link, { locale });
    const authenticator = await addAuthenticator(page);

    // The invitation: the token leaves the address bar, and the first password leads straight in.
    await heading(page, say.invitation);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
    expect(await axeFindings(page)).toEqual([]);
    await page.locator("input:focus").waitFor();
    await page.keyboard.type(first);
    await page.keyboard.press("Enter");
    await heading(page, say.library);

    // A passkey, whose name is proposed.
    await pressInMenu(page, say.account);
    await heading(page, say.account);
    await page.getByText(email).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await press(page, say.addPasskey);
    await page.getByRole("dialog").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.getByText(say.passkeyAdded).waitFor({ state: "attached" });
    await page.getByText(say.proposedName).first().waitFor();
    await expect.poll(() => authenticator.count()).toBe(1);

    // A device that has a passkey makes no second one, and says so.
    await press(page, say.addPasskey);
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText(say.knownPasskey).waitFor();
    await page.keyboard.press("Escape");

    // In by the passkey and nothing else.
    await pressInMenu(page, say.logout);
    await heading(page, say.welcome);
    expect(await axeFindings(page)).toEqual([]);
    await authenticator.setVerified(false);
    await press(page, say.withPasskey);
    await page.getByRole("alert").getByText(say.passkeyRefused).waitFor();
    await authenticator.setVerified(true);
    await page.keyboard.press("Enter");
    await heading(page, say.library);
    await pressInMenu(page, say.logout);
    await heading(page, say.welcome);

    // A forgotten password: the form and the answer stand together.
    await press(page, say.forgot);
    await heading(page, say.forgot);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("textbox").focus();
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await page.getByText(say.checkInbox).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const { link: reset } = await mailOf(smtp, email, "/reset-password");

    // Somebody is logged in elsewhere meanwhile, with the password that goes.
    const elsewhere = await openUrl(`${site.origin}/login`, { locale });
    await elsewhere.locator("input:focus").waitFor();
    await elsewhere.keyboard.type(userName);
    await elsewhere.keyboard.press("Tab");
    await elsewhere.keyboard.type(first);
    await elsewhere.keyboard.press("Enter");
    await heading(elsewhere, say.library);

    await page.goto(reset);
    await heading(page, say.newPassword);
    expect(await axeFindings(page)).toEqual([]);
    await page.locator("input:focus").waitFor();
    await page.keyboard.type(second);
    await page.keyboard.press("Enter");
    await heading(page, say.changed);
    await press(page, say.login);
    await heading(page, say.welcome);
    await elsewhere.reload();
    await elsewhere.getByText(say.ended).waitFor();

    // The link is spent: one sentence, and a way to a new one.
    await page.goto(reset);
    await heading(page, say.newPassword);
    await page.locator("input:focus").waitFor();
    await page.keyboard.type(second);
    await page.keyboard.press("Enter");
    await heading(page, say.linkEnded);
    expect(await axeFindings(page)).toEqual([]);

    // One session ends another one.
    await elsewhere.locator("input:focus").waitFor();
    await elsewhere.keyboard.type(email);
    await elsewhere.keyboard.press("Tab");
    await elsewhere.keyboard.type(second);
    await elsewhere.keyboard.press("Enter");
    await heading(elsewhere, say.library);
    await page.goto(`${site.origin}/login?next=/account`);
    await press(page, say.withPasskey);
    await heading(page, say.account);
    await press(page, say.endSession);
    await page.getByRole("button", { name: say.endSession }).waitFor({ state: "detached" });
    await elsewhere.reload();
    await elsewhere.getByText(say.ended).waitFor();
    expect([...page.faults, ...elsewhere.faults]).toEqual([]);
  },
);
