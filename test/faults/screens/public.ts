import { dialog, fields, heading, submit, type Screen } from "./screen.ts";

/** The screens that everyone may see. */
export const publicScreens = {
  landing: {
    name: "landing",
    role: null,
    path: () => "/",
    shown: (page) => heading(page, "Markanızın doğru sesi burada."),
    enter: (page) => heading(page, "Markanızın doğru sesi burada.").waitFor(),
    play: (page) => page.getByRole("button", { name: "Arapça", exact: false }).first(),
  },
  request: {
    name: "request dialog",
    role: null,
    path: () => "/",
    shown: (page) => dialog(page).getByRole("heading", { name: "Ses talebi" }),
    async enter(page) {
      await page.getByRole("button", { name: "Ses talebi gönderin" }).first().click();
      await dialog(page).locator('[name="fullName"]').waitFor();
    },
    write: {
      call: "**/api/voice-request",
      press: (page) => submit(dialog(page)).click(),
      success: "Talebiniz başarıyla gönderildi!",
    },
    draft: fields(dialog, {
      fullName: "Gökçe Altınışık",
      companyName: "Dovarel",
      email: "gokce@dovarel.example",
      phone: "+44 20 7946 0958",
      projectMedium: "Radyo spotu",
      voiceRequirements: "Sıcak, güven veren bir kadın sesi",
    }),
    isLate: true,
  },
  login: {
    name: "login",
    role: null,
    path: () => "/login",
    shown: (page) => heading(page, "Çalışma alanına hoş geldiniz"),
    enter: (page) => heading(page, "Çalışma alanına hoş geldiniz").waitFor(),
    write: {
      call: "**/api/v1/auth/login",
      press: (page) => submit(page).click(),
      success: "Ses kütüphanesi",
    },
    draft: fields((page) => page, { username: "demo-client", password: "demo-client-password" }),
    isLate: true,
  },
} satisfies Record<string, Screen>;
