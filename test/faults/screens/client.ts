import type { Page } from "playwright-core";
import { dialog, fields, firstPlay, heading, profileButton, submit, type Screen } from "./screen.ts";

const library = (page: Page) => page.locator("ul[aria-busy=false] article").first();
const update = "**/api/v1/clients/update/**";

/** The screens of a client. */
export const clientScreens = {
  panel: {
    name: "panel",
    role: "client",
    path: () => "/panel?languageNames=TURKISH",
    shown: (page) => heading(page, "Ses kütüphanesi"),
    enter: (page) => library(page).waitFor(),
    read: "**/api/v1/voices?*",
    play: firstPlay,
  },
  liked: {
    name: "liked voices",
    role: "client",
    path: () => "/liked-voices",
    shown: (page) => heading(page, "Beğenilen sesler"),
    enter: (page) => page.getByRole("article").first().waitFor(),
    read: "**/api/v1/clients/*/liked-voices",
    isLate: true,
    play: firstPlay,
  },
  offer: {
    name: "offer dialog",
    role: "client",
    path: () => "/panel?languageNames=TURKISH",
    shown: (page) => dialog(page).getByRole("heading", { name: "Teklif ver" }),
    async enter(page) {
      await library(page).waitFor();
      await page.getByRole("article").first().getByRole("button", { name: "Teklif ver" }).click();
      await dialog(page).locator('[name="budget"]').waitFor();
    },
    write: {
      call: update,
      press: (page) => submit(dialog(page)).click(),
      success: "Teklif başarıyla oluşturuldu!",
    },
    draft: fields(dialog, { budget: "1.250,50", platform: "Radyo", version: "2" }),
    isLate: true,
    play: (page) => dialog(page).getByRole("button", { name: /^(Oynat|Duraklat): / }),
  },
  password: {
    name: "password dialog",
    role: "client",
    path: () => "/liked-voices",
    shown: (page) => dialog(page).getByRole("heading", { name: "Şifre değiştir" }),
    async enter(page) {
      await page.getByRole("article").first().waitFor();
      await profileButton(page).click();
      await page.getByRole("button", { name: "Şifre değiştir" }).click();
      await dialog(page).locator('[name="newPassword"]').waitFor();
    },
    write: {
      call: "**/api/v1/auth/password",
      press: (page) => submit(dialog(page)).click(),
      success: "Şifreniz değiştirildi.",
    },
    draft: {
      ...fields(dialog, { currentPassword: "the one I have", newPassword: "the one I want to have" }),
      isSecret: true,
    },
    isLate: true,
  },
} satisfies Record<string, Screen>;
