import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeFindings } from "#test/support/axe.ts";
import { openSite, type OpenPage, type PageOptions, type Site } from "#test/support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

const words = {
  tr: {
    name: "Ad",
    age: "Yaş",
    female: "Kadın",
    lastName: "Soyad",
    create: "Seslendirme sanatçısı oluştur",
    save: "Değişiklikleri kaydet",
    client: "Müşteri oluştur",
    missing: "Ad zorunludur",
    uploaded: "Yüklendi",
    created: "Seslendirme sanatçısı başarıyla oluşturuldu!",
    copy: "Tüm giriş bilgilerini kopyala",
    refused: "Kopyalanamadı, metni seçip kopyalayın",
    collapse: "Kenar çubuğunu daralt",
    offers: "Teklifler",
    back: "Listeye dön",
    leave: "Kaydetmeden çıkılsın mı?",
    notFound: "Seslendirme sanatçısı bulunamadı.",
    none: "Bu adda bir sanatçı bulunamadı",
  },
  en: {
    name: "Name",
    age: "Age",
    female: "Female",
    lastName: "Last name",
    create: "Create voice artist",
    save: "Save changes",
    client: "Create client",
    missing: "Name is required",
    uploaded: "Uploaded",
    created: "Voice artist created successfully!",
    copy: "Copy all credentials",
    refused: "Could not copy, select the text",
    collapse: "Collapse sidebar",
    offers: "Offers",
    back: "Back to list",
    leave: "Leave without saving?",
    notFound: "Voice artist not found.",
    none: "No artist has this name",
  },
} as const;

/** Every two of language, theme and width meet in one of these; `NIGHTLY=1` takes all eight. */
const pairs = [
  { locale: "tr", theme: "light", width: 1440 },
  { locale: "tr", theme: "dark", width: 390 },
  { locale: "en", theme: "light", width: 390 },
  { locale: "en", theme: "dark", width: 1440 },
] as const;
const otherTheme = { light: "dark", dark: "light" } as const;
const all = pairs.flatMap((look) => [look, { ...look, theme: otherTheme[look.theme] }]);
const looks = process.env["NIGHTLY"] === "1" ? all : pairs;

const open = (path: string, options: PageOptions) => site.open(path, { as: "demo-owner", ...options });
const isWithin = (page: OpenPage) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

async function expectClean(page: OpenPage): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await isWithin(page)).toBe(true);
}

describe.each(looks)("in $locale, the $theme theme and $width pixels, axe finds nothing", (look) => {
  const say = words[look.locale];

  it("on the dashboard: details, the menu of states, the sidebar folded", async () => {
    const page = await open("/owner/dashboard", look);
    const request = page.getByRole("button", { name: "Gökçe Altınışık", exact: true });
    await request.waitFor();
    await page.getByText("YouTube reklamı").waitFor();
    await expectClean(page);
    await request.click();
    await page.locator("[data-status-button]").first().click();
    await page.locator("[popover]:popover-open").waitFor();
    await expectClean(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: say.collapse }).click();
    await expectClean(page);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  it("on the page that creates an artist: errors, an uploaded file, the success", async () => {
    const page = await open("/owner/create-voice-artist", look);
    await page.getByRole("button", { name: say.create }).click();
    await page.getByText(say.missing, { exact: true }).waitFor();
    await expectClean(page);
    await page.locator('input[type="file"]').setInputFiles("test/audio/fixtures/variable.mp3");
    await page.getByRole("main").getByText(say.uploaded, { exact: true }).first().waitFor();
    await page.getByLabel(say.name, { exact: true }).fill(`Axe ${Object.values(look).join(" ")}`);
    await page.getByLabel(say.age, { exact: true }).fill("38");
    await page.getByRole("radio", { name: say.female }).check();
    await page.getByRole("checkbox").first().check();
    await expectClean(page);
    await page.getByRole("button", { name: say.create }).click();
    await page.getByText(say.created).waitFor();
    await expectClean(page);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  it("on the page that updates an artist: names, none found, the form, the question, a stranger", async () => {
    const page = await open("/owner/update-voice-artist", look);
    await page.getByRole("link", { name: "Ayla Şenol" }).waitFor();
    await expectClean(page);
    await page.getByRole("searchbox").fill("xyzxyz");
    await page.getByText(say.none).waitFor();
    await expectClean(page);
    await page.getByRole("searchbox").fill("ayla");
    await page.getByRole("link", { name: "Ayla Şenol" }).click();
    await page.getByRole("button", { name: say.save }).waitFor();
    await expectClean(page);
    await page.getByLabel(say.age, { exact: true }).fill("33");
    await page.getByRole("link", { name: say.back }).click();
    await page.getByRole("dialog", { name: say.leave }).waitFor();
    await expectClean(page);
    await page.keyboard.press("Escape");
    const stranger = await open("/owner/update-voice-artist?artist=Kimse", look);
    await stranger.getByText(say.notFound).waitFor();
    await expectClean(stranger);
    expect(page.faults).toEqual([]);
    await Promise.all([page.context().close(), stranger.context().close()]);
  });

  it("on the page that creates a client: errors, the credentials, a refused clipboard", async () => {
    const page = await open("/owner/create-client", look);
    await page.getByRole("button", { name: say.client }).click();
    await page.getByText(say.missing, { exact: true }).waitFor();
    await expectClean(page);
    await page.getByLabel(say.name, { exact: true }).fill("Deniz");
    await page.getByLabel(say.lastName).fill("Aksoy");
    await page.keyboard.press("Enter");
    const copy = page.getByRole("button", { name: say.copy });
    await copy.waitFor();
    await expectClean(page);
    await page.evaluate(() =>
      Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error("denied")) }),
    );
    await copy.click();
    await page.getByText(say.refused).waitFor();
    await expectClean(page);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});

describe.each(["dashboard", "create-voice-artist", "update-voice-artist", "create-client"])("%s", (name) => {
  it.each([
    [320, "100%"],
    [1280, "200%"],
  ])("needs no sideways scrolling at %i pixels and text of %s", async (width, size) => {
    const page = await open(`/owner/${name}`, { width });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.evaluate((text) => document.documentElement.style.setProperty("font-size", text), size);
    expect(await isWithin(page)).toBe(true);
    await page.context().close();
  });
});
