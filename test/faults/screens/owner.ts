import { fields, heading, submit, type Draft, type Screen } from "./screen.ts";

let made = 0;

/** Another age every time, so that there is something to save. */
const otherAge: Draft = {
  typed: [],
  async type(page) {
    made += 1;
    this.typed = [`${18 + (made % 80)}`];
    await page.locator('[name="age"]').fill(this.typed[0] ?? "");
  },
  read: async (page) => [await page.locator('[name="age"]').inputValue()],
};

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

/** The screens of an owner. */
export const ownerScreens = {
  dashboard: {
    name: "dashboard",
    role: "owner",
    path: () => "/owner/dashboard",
    shown: (page) => heading(page, "Yönetim paneli"),
    enter: (page) => page.locator("aside li").first().waitFor(),
    read: "**/api/v1/offers?*",
    isLate: true,
  },
  createArtist: {
    name: "create artist",
    role: "owner",
    path: () => "/owner/create-voice-artist",
    shown: (page) => heading(page, "Seslendirme sanatçısı ekle"),
    enter: (page) => page.locator('[name="name"]').waitFor(),
    write: {
      call: "**/api/v1/voice-artists",
      press: (page) => submit(page.locator("main")).click(),
      success: "Seslendirme sanatçısı başarıyla eklendi!",
    },
    draft: newArtist,
    isLate: true,
  },
  names: {
    name: "artists’ names",
    role: "owner",
    path: () => "/owner/update-voice-artist",
    shown: (page) => heading(page, "Seslendirme sanatçısını güncelle"),
    enter: (page) => page.getByRole("searchbox").waitFor(),
    read: "**/api/v1/voice-artists/names",
    isLate: true,
  },
  updateArtist: {
    name: "update artist",
    role: "owner",
    path: (world) => `/owner/update-voice-artist?artist=${encodeURIComponent(world.artist)}`,
    // Its heading is the artist's name where the server keeps a catalogue.
    shown: (page) => page.getByRole("link", { name: "Listeye dön" }),
    enter: (page) => page.locator('[name="age"]').waitFor(),
    // By name, or by the id that a server with a catalogue has for it.
    read: /\/api\/v1\/voice-artists\/(names\/[^/]+|[\da-f-]{36})$/,
    write: {
      call: /\/api\/v1\/voice-artists\/(update\/[^/]+|[\da-f-]{36})$/,
      press: (page) => submit(page.locator("main")).click(),
      success: "Seslendirme sanatçısı başarıyla güncellendi!",
    },
    draft: otherAge,
    isLate: true,
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
    isLate: true,
  },
} satisfies Record<string, Screen>;
