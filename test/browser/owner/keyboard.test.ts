import { expect } from "vitest";
import { test } from "#test/support/browser/fixtures.ts";
import { focusedName, tabTo } from "#test/support/browser/keyboard.ts";

const look = { as: "demo-owner", locale: "en" } as const;

test("an artist is created by keys alone, and nothing focused hides behind the save bar", async ({
  open,
}) => {
  const page = await open("/owner/create-voice-artist", { ...look, width: 390, height: 560 });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await tabTo(page, "Name");
  await page.keyboard.type("Klavye Sesi");
  await tabTo(page, "Age");
  await page.keyboard.type("38");
  await tabTo(page, "Male");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.getByRole("radio", { name: "Female" }).isChecked()).toBe(true);
  for (const chip of ["Warm", "Turkish", "Adult (31–50)"]) {
    await tabTo(page, chip);
    await page.keyboard.press("Space");
  }
  await tabTo(page, "Voice sample URL");
  await page.keyboard.type("https://cdn.example/klavye.mp3");
  await page.keyboard.press("Enter");
  await page.getByText("Voice artist created successfully!").waitFor();
  expect(page.faults).toEqual([]);
});

test("an artist is found, opened, changed and left by keys alone", async ({ open }) => {
  const page = await open("/owner/update-voice-artist", look);
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
  await tabTo(page, "Back to list", "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Leave without saving?" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => focusedName(page)).toBe("Back to list");
  await page.keyboard.press("Enter");
  await tabTo(page, "Leave");
  await page.keyboard.press("Enter");
  await page.getByRole("searchbox").waitFor();
});

test("a letter leads to the artists under it, and the focus goes there too", async ({ open }) => {
  const page = await open("/owner/update-voice-artist", look);
  await page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "S" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("names-S");
  await page.keyboard.press("Tab");
  await expect.poll(() => focusedName(page)).toMatch(/^S/);
  expect(page.faults).toEqual([]);
});

test("a request is opened and moved by keys alone, and the focus stays in the list", async ({ open }) => {
  const page = await open("/owner/dashboard", look);
  await page.getByRole("button", { name: "Gökçe Altınışık", exact: true }).waitFor();
  await tabTo(page, "Gökçe Altınışık");
  await page.keyboard.press("Enter");
  await page.getByText("Enerjik, genç bir kadın sesi").waitFor();
  await tabTo(page, "Status: New, Gökçe Altınışık");
  await page.keyboard.press("Enter");
  await tabTo(page, "Contacted");
  await page.keyboard.press("Escape");
  await expect.poll(() => focusedName(page)).toBe("Status: New, Gökçe Altınışık");
  await page.keyboard.press("Enter");
  await tabTo(page, "Contacted");
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedName(page)).toMatch(/^Status: New, (?!Gökçe)/);
  await page.getByRole("tab", { name: /^New/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Gökçe Altınışık", exact: true }).waitFor();
  expect(page.faults).toEqual([]);
});
