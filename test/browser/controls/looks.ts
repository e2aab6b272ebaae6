import type { Page } from "playwright-core";
import { beginChoosing, cards, playOn } from "#test/browser/journeys/client-steps.ts";
import type { DemoUser } from "#test/support/browser/site.ts";
import { shortSound } from "#test/support/short-sound.ts";

/** One look at a page: by whom, at which address (a word in braces is made by the tests), and what is done there first. */
interface Look {
  as?: DemoUser | "new-client";
  address?: string;
  first?: (page: Page) => Promise<void>;
}

const client = { as: "demo-client" } as const;
const owner = { as: "demo-owner" } as const;

/** A sheet with a wrong cell and a file that is missing, checked. */
async function checkSheet(page: Page): Promise<void> {
  const sheet = [
    "ad;yaş;cinsiyet;renkler;diller;örnekler",
    "Ayşe;24;Kadın;Parlak;Türkçe;1.wav",
    "Can;yaş;Erkek;Parlak;Türkçe;2.wav",
  ];
  await page.locator('input[type="file"]').setInputFiles([
    { name: "sanatcilar.csv", mimeType: "text/csv", buffer: Buffer.from(sheet.join("\r\n")) },
    { name: "1.wav", mimeType: "audio/wav", buffer: shortSound(90, 1) },
  ]);
  await page.getByRole("button", { name: /^(Kontrol et|Check)$/ }).click();
  await page
    .getByRole("button", { name: /^(Düzelt|Correct)/ })
    .first()
    .waitFor();
}

/** A voice plays and two are chosen: dock and selection float above the page. */
async function playAndChoose(page: Page): Promise<void> {
  await playOn(cards(page).first()).click();
  await beginChoosing(page);
  for (const place of [0, 1])
    await page
      .getByRole("checkbox", { name: /^(Seç|Select): / })
      .nth(place)
      .click();
}

/** A note begins where the sound stands; its form opens below the waveform, on phones as a sheet. */
async function beginNote(page: Page): Promise<void> {
  await page.locator('[id^="wave-"] input').first().focus();
  await page.keyboard.press("n");
  await page.getByRole("textbox", { name: /^(Not|Note) · / }).waitFor();
}

const changeAge = (page: Page) => page.locator("input[name=age]").fill("33");

/** Every page of the demo's site with the looks at it that are tried. */
export const looks: Record<string, Look[]> = {
  "/": [{}],
  "/privacy": [{}],
  "/accessibility": [{}],
  "/login": [{}],
  "/reset-password": [{ address: "/reset-password?token=x" }],
  "/invitation": [{ address: "/invitation?token=x" }],
  "/confirm-address": [{ address: "/confirm-address?token=x" }],
  "/first-password": [{ as: "new-client" }],
  "/account": [client, owner],
  "/panel": [
    client,
    owner,
    { ...client, first: playAndChoose },
    { ...client, address: "/panel?q=s%C4%B1cak+kara%C3%A7ay&gender=Male" },
  ],
  "/compare": [{ ...client, address: "/compare?{compared}" }, client],
  "/liked-voices": [client],
  "/lists": [client, owner],
  "/lists/$listId": [{ ...client, address: "/lists/{list}" }],
  "/offers": [client, owner],
  "/offers/$offerId": [
    { ...client, address: "/offers/{offer}" },
    { ...owner, address: "/offers/{offer}" },
    { ...owner, address: "/offers/{recording}" },
    { ...client, address: "/offers/{review}" },
    { ...client, address: "/offers/{review}", first: beginNote },
    { ...owner, address: "/offers/{review}" },
    { ...owner, address: "/offers/{approved}" },
  ],
  "/rooms/$roomId": [
    { ...client, address: "/rooms/{new}" },
    { ...client, address: "/rooms/{answered}" },
  ],
  "/owner/clients": [owner],
  "/owner/clients/$accountId": [{ ...owner, address: "/owner/clients/{client}" }],
  "/owner/create-client": [owner],
  "/owner/create-voice-artist": [owner],
  "/owner/dashboard": [owner],
  "/owner/history": [owner],
  "/owner/insights": [owner],
  "/owner/import": [owner, { ...owner, first: checkSheet }],
  "/owner/requests": [owner, { ...owner, address: "/owner/requests?tab=contacted" }],
  "/owner/requests/$requestId": [{ ...owner, address: "/owner/requests/{request}" }],
  "/owner/requests/$requestId/suggest": [{ ...owner, address: "/owner/requests/{request}/suggest" }],
  "/owner/showcase": [owner],
  "/owner/team": [owner],
  "/owner/update-voice-artist": [
    owner,
    { ...owner, address: "/owner/update-voice-artist?artist=Ayla+Şenol", first: changeAge },
  ],
  "/owner/voice-artists": [owner],
  "/room/…": [{ address: "/room/{guest}" }, { address: "/room/{reviewing}" }],
};

/** What only a server shows that sends letters and asks owners for a second factor. */
export const strictLooks: Record<string, Look[]> = {
  "/forgot-password": [{}],
  "/second-factor-setup": [owner],
};
/** Such looks in a row, by the address or the path of each. */
export const visitsOf = (of: typeof looks) =>
  Object.entries(of).flatMap(([path, all]) =>
    all.map((look, nth) => ({ nth, as: "nobody" as const, ...look, path, address: look.address ?? path })),
  );
export type Visit = ReturnType<typeof visitsOf>[number] & { locale: string };
