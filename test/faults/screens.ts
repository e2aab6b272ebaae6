import type { Locator, Page } from "playwright-core";
import type { World } from "./world.ts";

/** What a screen sends. */
export interface Write {
  /** The path of the call, as `page.route` understands it. */
  call: string | RegExp;
  press(page: Page): Promise<void>;
  /** What stands on screen only when it was done. */
  success: string;
}

/** What a person types into a screen. */
export interface Draft {
  type(page: Page): Promise<void>;
  /** What stands in the fields. */
  read(page: Page): Promise<string[]>;
  typed: string[];
  /** Passwords are kept nowhere once their form is gone. */
  isSecret?: boolean;
}

export interface Screen {
  name: string;
  role: "client" | "owner" | null;
  path(world: Pick<World, "artist">): string;
  /** Waits until it is shown, and opens its dialog. */
  enter(page: Page): Promise<void>;
  /** Visible when it is shown. */
  shown(page: Page): Locator;
  /** The call whose answer it shows. */
  read?: string | RegExp;
  write?: Write;
  draft?: Draft;
  /** The code of its page or dialog. */
  code: RegExp;
  /** What plays a sample. */
  play?(page: Page): Locator;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const submit = (scope: Page | Locator) => scope.locator("button[type=submit]").last();
const dialog = (page: Page) => page.locator("dialog[open]");

/** A draft of text fields by their names. */
function fields(scope: (page: Page) => Page | Locator, values: Record<string, string>): Draft {
  const field = (page: Page, name: string) => scope(page).locator(`[name="${name}"]`);
  return {
    typed: Object.values(values),
    async type(page) {
      for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
    },
    read: (page) => Promise.all(Object.keys(values).map((name) => field(page, name).inputValue())),
  };
}

async function profileMenu(page: Page): Promise<void> {
  await page.getByRole("banner").locator("button[popovertarget]").last().click();
}

const artist: Draft = {
  typed: ["41"],
  type: (page) => page.locator('[name="age"]').fill("41"),
  read: async (page) => [await page.locator('[name="age"]').inputValue()],
};

let made = 0;

/** Another name every time: two artists cannot have the same. */
const newArtist: Draft = {
  typed: [],
  async type(page) {
    made += 1;
    this.typed = [`Deneme Sesi ${made}`, "38"];
    await page.locator('[name="name"]').fill(`Deneme Sesi ${made}`);
    await page.locator('[name="age"]').fill("38");
    await page.getByRole("radio", { name: "Kadın" }).check();
  },
  read: (page) => Promise.all(["name", "age"].map((name) => page.locator(`[name="${name}"]`).inputValue())),
};

const library = (page: Page) => page.locator("ul[aria-busy=false] article").first();
const update = "**/api/v1/clients/update/**";

export const screens = {
  landing: {
    name: "landing",
    role: null,
    path: () => "/",
    shown: (page) => heading(page, "Markanızın doğru sesi burada."),
    enter: (page) => heading(page, "Markanızın doğru sesi burada.").waitFor(),
    code: /\/assets\/landing-[^/]*\.js$/,
    play: (page) => page.getByRole("button", { name: "Arapça", exact: false }).first(),
  },
  request: {
    name: "request dialog",
    role: null,
    path: () => "/",
    shown: (page) => dialog(page).getByRole("heading", { name: "Ses talebi" }),
    async enter(page) {
      await page.getByRole("button", { name: "Ses talep edin" }).last().click();
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
    code: /\/assets\/RequestDialog-[^/]*\.js$/,
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
    code: /\/assets\/login-[^/]*\.js$/,
  },
  panel: {
    name: "panel",
    role: "client",
    path: () => "/panel?languageNames=TURKISH",
    shown: (page) => heading(page, "Ses kütüphanesi"),
    enter: (page) => library(page).waitFor(),
    read: "**/api/v1/voices?*",
    code: /\/assets\/library-[^/]*\.js$/,
    play: (page) =>
      page
        .getByRole("article")
        .first()
        .getByRole("button", { name: /^(Oynat|Duraklat): / }),
  },
  liked: {
    name: "liked voices",
    role: "client",
    path: () => "/liked-voices",
    shown: (page) => heading(page, "Beğenilen sesler"),
    enter: (page) => page.getByRole("article").first().waitFor(),
    read: "**/api/v1/clients/*/liked-voices",
    code: /\/assets\/liked-voices-[^/]*\.js$/,
    play: (page) =>
      page
        .getByRole("article")
        .first()
        .getByRole("button", { name: /^(Oynat|Duraklat): / }),
  },
  offer: {
    name: "offer dialog",
    role: "client",
    path: () => "/panel?languageNames=TURKISH",
    shown: (page) => dialog(page).getByRole("heading", { name: "Teklif verin" }),
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
    code: /\/assets\/OfferDialog-[^/]*\.js$/,
    play: (page) => dialog(page).getByRole("button", { name: /^(Oynat|Duraklat): / }),
  },
  dashboard: {
    name: "dashboard",
    role: "owner",
    path: () => "/owner/dashboard",
    shown: (page) => heading(page, "Yönetim paneli"),
    enter: (page) => page.locator("aside li").first().waitFor(),
    read: "**/api/v1/offers?*",
    code: /\/assets\/dashboard-[^/]*\.js$/,
  },
  createArtist: {
    name: "create artist",
    role: "owner",
    path: () => "/owner/create-voice-artist",
    shown: (page) => heading(page, "Seslendirme sanatçısı oluştur"),
    enter: (page) => page.locator('[name="name"]').waitFor(),
    write: {
      call: "**/api/v1/voice-artists",
      press: (page) => submit(page.locator("main")).click(),
      success: "Seslendirme sanatçısı başarıyla oluşturuldu!",
    },
    draft: newArtist,
    code: /\/assets\/create-voice-artist-[^/]*\.js$/,
  },
  names: {
    name: "artists’ names",
    role: "owner",
    path: () => "/owner/update-voice-artist",
    shown: (page) => heading(page, "Seslendirme sanatçısını güncelle"),
    enter: (page) => page.getByRole("searchbox").waitFor(),
    read: "**/api/v1/voice-artists/names",
    code: /\/assets\/update-voice-artist-[^/]*\.js$/,
  },
  updateArtist: {
    name: "update artist",
    role: "owner",
    path: (world) => `/owner/update-voice-artist?artist=${encodeURIComponent(world.artist)}`,
    shown: (page) => heading(page, "Seslendirme sanatçısını güncelle"),
    enter: (page) => page.locator('[name="age"]').waitFor(),
    read: "**/api/v1/voice-artists/names/*",
    write: {
      call: "**/api/v1/voice-artists/update/*",
      press: (page) => submit(page.locator("main")).click(),
      success: "Seslendirme sanatçısı başarıyla güncellendi!",
    },
    draft: artist,
    code: /\/assets\/update-voice-artist-[^/]*\.js$/,
  },
  createClient: {
    name: "create client",
    role: "owner",
    path: () => "/owner/create-client",
    shown: (page) => heading(page, "Müşteri oluştur"),
    enter: (page) => page.locator('[name="lastName"]').waitFor(),
    write: {
      call: "**/api/v1/clients",
      press: (page) => submit(page.locator("main")).click(),
      success: "Müşteri başarıyla oluşturuldu!",
    },
    draft: fields((page) => page, { name: "Deniz", lastName: "Kaya" }),
    code: /\/assets\/create-client-[^/]*\.js$/,
  },
  password: {
    name: "password dialog",
    role: "client",
    path: () => "/liked-voices",
    shown: (page) => dialog(page).getByRole("heading", { name: "Şifre değiştir" }),
    async enter(page) {
      await page.getByRole("article").first().waitFor();
      await profileMenu(page);
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
    code: /\/assets\/PasswordDialog-[^/]*\.js$/,
  },
} satisfies Record<string, Screen>;

export const allScreens: Screen[] = Object.values(screens);
