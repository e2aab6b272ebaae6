import { expect } from "vitest";
import { namesOf } from "#test/browser/journeys/client-steps.ts";
import { someOf } from "#test/support/amount.ts";
import { axeFindings, axeFindingsInBothThemes } from "#test/support/browser/axe.ts";
import { test } from "#test/support/browser/fixtures.ts";
import { focusedName, tabTo } from "#test/support/browser/keyboard.ts";
import { offScreen, scrollsSideways } from "#test/support/browser/layout.ts";
import { logIn, post } from "#test/support/built/callers.ts";
import { artist as anArtist } from "#test/voice-artists/artist.ts";

const label = "Ses, nitelik veya metin arayın";

test("a client searches with the keyboard alone: words, a suggestion, a chip, an order, and a way on", async ({
  client: page,
}) => {
  await namesOf(page);
  const field = page.getByRole("combobox", { name: label });
  const list = page.getByRole("listbox");
  await tabTo(page, label);
  await page.keyboard.type("sıcak türkçe");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Kelime olarak ara: Türkçe" }).waitFor();
  await page.getByRole("button", { name: "Ses renkleri · 1" }).waitFor();

  await page.keyboard.type("kar");
  await list.waitFor();
  await page.keyboard.press("ArrowDown");
  const active = () => field.getAttribute("aria-activedescendant");
  const chosen = await list.getByRole("option", { selected: true }).getAttribute("id");
  await expect.poll(active).toBe(chosen);
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  const artist = list.getByRole("option", { name: /^Elif Karaçay/ });
  for (let at = chosen; at !== (await artist.getAttribute("id")); at = await active()) {
    await page.keyboard.press("ArrowDown");
    await expect.poll(active).not.toBe(at);
  }
  await page.keyboard.press("Enter");
  await expect.poll(() => field.inputValue()).toBe('"Elif Karaçay"');
  await expect.poll(async () => new Set(await namesOf(page))).toEqual(new Set(["Elif Karaçay"]));
  await expect.poll(() => focusedName(page)).toBe(label);

  await tabTo(page, "Kelime olarak ara: Sıcak", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedName(page)).toBe(label);
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe('"sıcak" türkçe "Elif Karaçay"');
  await page.getByRole("heading", { name: "Bu aramaya uyan ses bulunamadı" }).waitFor();
  await page.getByRole("button", { name: /^Kelimeyi kaldır: “sıcak”\s*\d+ ses$/ }).waitFor();
  expect(await axeFindingsInBothThemes(page)).toEqual([]);
  await tabTo(page, /^Kelimeyi kaldır: “sıcak”/);
  await page.keyboard.press("Enter");
  await expect.poll(async () => new Set(await namesOf(page))).toEqual(new Set(["Elif Karaçay"]));

  await page.reload();
  await page.getByRole("button", { name: "Kelime olarak ara: Türkçe" }).waitFor();
  await expect.poll(() => field.inputValue()).toBe('"Elif Karaçay"');
  expect(page.faults).toEqual([]);
});

test("the accessibility tree has a combobox, its list in groups and the option that Enter would choose", async ({
  open,
}) => {
  const page = await open("/panel?q=s%C4%B1cak", { as: "demo-client" });
  await namesOf(page);
  await page.getByRole("combobox", { name: label }).pressSequentially("kar");
  await page.getByRole("listbox").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("listbox").getByRole("option", { selected: true }).waitFor();
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  type Node = (typeof nodes)[number];
  const named = (role: string, name: string) => {
    const found = nodes.filter((node) => node.role?.value === role && node.name?.value === name);
    if (found.length !== 1 || !found[0]) throw new Error(`There are ${found.length} of ${role} ${name}`);
    return found[0];
  };
  const property = (node: Node, name: string) => node.properties?.find((one) => one.name === name)?.value;
  const within = (node: Node): Node[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = nodes.find(({ nodeId }) => nodeId === id);
      return child ? [child, ...within(child)] : [];
    });
  const ofRole = (node: Node, role: string) => within(node).filter((one) => one.role?.value === role);

  const field = named("combobox", label);
  const list = named("listbox", "Öneriler");
  expect([property(field, "expanded")?.value, property(field, "focused")?.value]).toEqual([true, true]);
  expect([property(field, "autocomplete")?.value, property(field, "hasPopup")?.value]).toEqual([
    "list",
    "listbox",
  ]);
  const related = (name: string) => property(field, name)?.relatedNodes?.map((one) => one.backendDOMNodeId);
  expect(related("controls")).toEqual([list.backendDOMNodeId]);
  expect(ofRole(list, "group").map(({ name }) => name?.value)).toEqual([
    "Nitelikler",
    "Sanatçılar",
    "Örneklerde geçen",
  ]);
  const options = ofRole(list, "option");
  expect(options[0]?.name?.value).toMatch(/^Karizmatik Ses rengi \d+ ses$/);
  const chosen = options.filter((option) => property(option, "selected")?.value === true);
  expect(chosen).toEqual([options[0]]);
  expect(related("activedescendant")).toEqual([options[0]?.backendDOMNodeId]);
  expect(nodes.map(({ name }) => name?.value)).toContain(`${options.length} öneri`);
  named("button", "Kelime olarak ara: Sıcak");
});

test.for(someOf([390, 320], 1))("at %i pixels the list stays within the window", async (width, { open }) => {
  const page = await open("/panel?q=s%C4%B1cak+t%C3%BCrk%C3%A7e", { as: "demo-client", width, height: 844 });
  await namesOf(page);
  await page.getByRole("combobox", { name: label }).pressSequentially("kar");
  const list = page.getByRole("listbox");
  await list.waitFor();
  await expect.poll(() => list.getByRole("option").count()).toBeGreaterThan(2);
  await expect.poll(() => offScreen(page, list)).toEqual([]);
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  expect(await axeFindings(page)).toEqual([]);
});

test("heard voices stand before those that only speak the language, in one order for the player", async ({
  open,
  site,
}) => {
  const owner = await logIn(site.origin, "demo-owner");
  const created = await post(site.origin, owner, "/api/v1/voice-artists", {
    ...anArtist,
    name: "Yalnız Konuşan",
    languages: ["TURKISH", "GERMAN"],
    voiceColors: ["COMPASSIONATE"],
    voices: [{ voiceMp3: "https://cdn.example/konusan.mp3" }],
  });
  expect(created.status).toBe(201);
  const page = await open("/panel?languageNames=GERMAN&voiceColorNames=COMPASSIONATE", { as: "demo-client" });
  await page
    .getByRole("heading", { name: "Bunlar da Almanca konuşuyor; örnek başka bir dilde olabilir" })
    .waitFor();
  const names = await namesOf(page);
  expect(names).toHaveLength(4);
  expect(names.at(-1)).toBe("Yalnız Konuşan");
  expect(await axeFindings(page)).toEqual([]);
  const grids = page.locator("ul[data-player-keys]");
  expect(await grids.count()).toBe(2);
  const last = grids.first().getByRole("article").last();
  await last.getByRole("button", { name: /^Oynat: / }).click();
  await last.getByRole("button", { name: /^Duraklat: / }).waitFor();
  await page.keyboard.press("j");
  // Its sound lies where nobody answers: it is the one that the player turns to, and plays no longer than that takes.
  await page.getByRole("region", { name: "Oynatıcı" }).getByText("Yalnız Konuşan").waitFor();
});
