import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type OpenPage, type Site } from "#test/support/site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

const open = (path: string, options = {}) => site.open(path, { as: "demo-owner", locale: "en", ...options });

/** Presses Tab until the control of this name has the focus; thirty presses at most. */
async function tabTo(page: OpenPage, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    const words = await focused.evaluate(
      (element) =>
        element.getAttribute("aria-label") ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent,
    );
    if (words?.trim() === name) return;
  }
  throw new Error(`${name} was not reached`);
}

it("an artist is created by keys alone, and nothing focused hides behind the save bar", async () => {
  const page = await open("/owner/create-voice-artist", { width: 390, height: 560 });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await tabTo(page, "Name");
  await page.keyboard.type("Klavye Sesi");
  await tabTo(page, "Age");
  await page.keyboard.type("38");
  await tabTo(page, "Male");
  await page.keyboard.press("ArrowRight");
  expect(await page.getByRole("radio", { name: "Female" }).isChecked()).toBe(true);
  for (const chip of ["Warm", "Turkish", "Adult (31–50)"]) {
    await tabTo(page, chip);
    await page.keyboard.press("Space");
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('button[type="submit"]')?.parentElement?.getBoundingClientRect();
      const focused = document.activeElement?.getBoundingClientRect();
      return !bar || !focused || focused.bottom > bar.top || focused.top < 0;
    });
    expect(covered).toBe(false);
  }
  await tabTo(page, "Voice sample URL");
  await page.keyboard.type("https://cdn.example/klavye.mp3");
  await page.keyboard.press("Enter");
  await page.getByText("Voice artist created successfully!").waitFor();
  expect(page.faults).toEqual([]);
});

it("an artist is found, opened, changed and left by keys alone", async () => {
  const page = await open("/owner/update-voice-artist");
  await page.getByRole("searchbox").waitFor();
  await tabTo(page, "Find an artist");
  await page.keyboard.type("ayla senol");
  await page.getByRole("link", { name: "Ayla Şenol" }).waitFor();
  await tabTo(page, "Ayla Şenol");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Save changes" }).waitFor();
  await tabTo(page, "Back to list");
  await tabTo(page, "Age");
  await page.keyboard.type("33");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("dialog[open]"));
  expect(await page.locator(":focus").textContent()).toBe("Back to list");
  await page.keyboard.press("Enter");
  await tabTo(page, "Leave");
  await page.keyboard.press("Enter");
  await page.getByRole("searchbox").waitFor();
});

it("a request is opened and moved by keys alone, and the focus stays in the list", async () => {
  const page = await open("/owner/dashboard");
  await page.getByRole("button", { name: "Gökçe Altınışık", exact: true }).waitFor();
  await tabTo(page, "Gökçe Altınışık");
  await page.keyboard.press("Enter");
  await page.getByText("Enerjik, genç bir kadın sesi").waitFor();
  await tabTo(page, "Status: New, Gökçe Altınışık");
  await page.keyboard.press("Enter");
  await tabTo(page, "Contacted");
  await page.keyboard.press("Escape");
  expect(await page.locator(":focus").getAttribute("aria-label")).toBe("Status: New, Gökçe Altınışık");
  await page.keyboard.press("Enter");
  await tabTo(page, "Contacted");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() =>
    document.activeElement?.getAttribute("aria-label")?.startsWith("Status: New, Umut"),
  );
  await page.getByRole("tab", { name: /^New/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Gökçe Altınışık", exact: true }).waitFor();
  expect(page.faults).toEqual([]);
});

describe("the artist form", () => {
  it("ticking never changes a chip's width", async () => {
    const page = await open("/owner/create-voice-artist", { locale: "tr" });
    const chips = page.locator("label", { has: page.getByRole("checkbox") });
    await chips.first().waitFor();
    const widths = () => chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().width));
    const before = await widths();
    expect(before).toHaveLength(38);
    for (const chip of await chips.all()) await chip.click();
    expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(38);
    for (const [place, width] of (await widths()).entries()) {
      expect(width).toBeCloseTo(before[place] ?? 0, 1);
    }
  });

  it("the browser asks before a changed form is closed, and not before an unchanged one", async () => {
    const page = await open("/owner/create-voice-artist");
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    await page.getByLabel("Name", { exact: true }).pressSequentially("N");
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
  });

  it("the browser's back button asks too", async () => {
    const page = await open("/owner/dashboard");
    await page.getByRole("link", { name: /^Create client/ }).click();
    await page.getByLabel("Last name").pressSequentially("A");
    await page.goBack();
    await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
    await page.getByRole("button", { name: "Keep editing" }).click();
    expect(page.url()).toBe(`${site.origin}/owner/create-client`);
    expect(await page.getByLabel("Last name").inputValue()).toBe("A");
  });

  it("a session that ends takes the owner to the login page without a question", async () => {
    const page = await open("/owner/create-voice-artist");
    await page.getByLabel("Name", { exact: true }).pressSequentially("N");
    await page.evaluate(() => localStorage.removeItem("token"));
    await page.getByLabel("Age", { exact: true }).fill("38");
    await page.getByRole("radio", { name: "Female" }).check();
    await page.getByRole("button", { name: "Create voice artist" }).click();
    await page.getByText("Authentication token not found. Please log in again.").waitFor();
    expect(page.url()).toBe(`${site.origin}/login?next=%2Fowner%2Fcreate-voice-artist`);
  });

  it("a logout asks first", async () => {
    const page = await open("/owner/create-voice-artist");
    await page.getByLabel("Name", { exact: true }).pressSequentially("N");
    const logOut = async () => {
      await page.getByRole("button", { name: "Ayşe Erdem" }).click();
      await page.getByRole("button", { name: "Logout" }).click();
      await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
    };
    await logOut();
    await page.getByRole("button", { name: "Keep editing" }).click();
    expect(await page.evaluate(() => localStorage.getItem("token"))).not.toBeNull();
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("N");
    await logOut();
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await page.waitForURL(`${site.origin}/login`);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  });
});
