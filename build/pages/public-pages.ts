import { defaultLocale, type Locale } from "#contract/constants/site-languages.ts";

/**
 * The prerendered pages, one file per language; the server serves `file` for `path`. A room's page is for whoever has its
 * link: nobody links to it or finds it.
 */
export const publicPages = {
  landing: { path: "/", file: "index.html", entry: "src/landing.tsx", content: "src/app/PublicLanding.tsx" },
  privacy: {
    path: "/privacy",
    file: "privacy.html",
    entry: "src/privacy.tsx",
    content: "src/app/PublicPrivacy.tsx",
  },
  accessibility: {
    path: "/accessibility",
    file: "accessibility.html",
    entry: "src/accessibility.tsx",
    content: "src/app/PublicAccessibility.tsx",
  },
  guest: { path: "/room", file: "room.html", entry: "src/guest.tsx", content: "src/app/PublicRoom.tsx" },
} as const;

export type PageName = keyof typeof publicPages;
export const pageNames = Object.keys(publicPages) as PageName[];
/** Those that search engines may find. */
export const listedPages: PageName[] = pageNames.filter((name) => name !== "guest");

/** A page's path and query in a language. */
export const addressOf = (page: PageName, locale: Locale): string =>
  publicPages[page].path + (locale === defaultLocale ? "" : `?lang=${locale}`);
