import { test } from "./demo-lists.ts";
const looks = [
  { locale: "tr", width: 1440, theme: "light" },
  { locale: "en", width: 1440, theme: "dark" },
  { locale: "en", width: 768, theme: "light" },
  { locale: "tr", width: 390, theme: "light" },
  { locale: "tr", width: 320, theme: "dark" },
] as const;
test("shots", async ({ open, makeList }) => {
  const as = "demo-client" as const;
  const dir = "/tmp/lists-shots";
  let page = await open("/lists", { as });
  await page.getByText("Henüz listeniz yok").waitFor();
  await page.screenshot({ path: `${dir}/empty.png` });
  const list = await makeList("Orvanta sonbahar kampanyası", 6);
  const empty = await makeList("Boş", 0);
  await makeList("Masal anlatıcıları", 12);
  await makeList("Santral, Türkçe ve Almanca", 4);
  await makeList("Radyo spotu adayları", 1);
  for (const look of looks) {
    const n = `${look.locale}-${look.width}-${look.theme}`;
    page = await open("/lists", { as, ...look });
    await page.locator("main h2").first().waitFor();
    await page.screenshot({ path: `${dir}/lists-${n}.png` });
    page = await open(`/lists/${list.listId}`, { as, ...look });
    await page.locator("main h2").first().waitFor();
    await page.screenshot({ path: `${dir}/list-${n}.png` });
    await page.locator("main ol li button[aria-pressed]").nth(1).focus();
    await page.keyboard.press(" ");
    await page.screenshot({ path: `${dir}/lifted-${n}.png` });
    await page.keyboard.press("Escape");
    page = await open(`/panel`, { as, ...look });
    await page.locator("article").first().waitFor();
    const add = page.getByRole("button", { name: /^(Listeye ekle|Add to list): / });
    await add.nth(look.width > 1000 ? 1 : 0).click();
    await page.getByRole("checkbox").first().waitFor();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${dir}/menu-${n}.png` });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^(Çoklu seçim|Select multiple)$/ }).click();
    for (const i of [0, 1, 2]) await page.locator("article").nth(i).getByRole("checkbox").click();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${dir}/bar-${n}.png` });
  }
  page = await open(`/lists/${empty.listId}`, { as });
  await page.locator("main h2").first().waitFor();
  await page.screenshot({ path: `${dir}/list-empty.png` });
  page = await open(`/panel`, { as: "demo-owner" });
  await page.locator("article").first().waitFor();
  await page.screenshot({ path: `${dir}/owner.png` });
});
