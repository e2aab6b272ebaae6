/** The pages that are rendered when the site is built, once in each language; the server serves `file` for `path`. */
export const publicPages = {
  landing: { path: "/", file: "index.html", entry: "src/landing.tsx", content: "src/app/PublicLanding.tsx" },
  privacy: {
    path: "/privacy",
    file: "privacy.html",
    entry: "src/privacy.tsx",
    content: "src/app/PublicPrivacy.tsx",
  },
} as const;

export type PageName = keyof typeof publicPages;
export const pageNames = Object.keys(publicPages) as PageName[];

export const locales = ["tr", "en"] as const;
export type Locale = (typeof locales)[number];

/** The address of a page in a language, below the site's own. */
export const addressOf = (page: PageName, locale: Locale): string =>
  publicPages[page].path + (locale === "en" ? "?lang=en" : "");
