import type { Plugin } from "vite";
import { pageSentences } from "./page-sentences.ts";
import type { Locale } from "./public-pages.ts";

const id = /^virtual:sentences\/(library|workspace)\/(tr|en)$/;
const resolved = /^\0virtual:sentences\/(library|workspace)\/(tr|en)$/;

/**
 * What comes with a first use, or with another page of a client: it waits for the workspace's (`completeWorkspace`). Not
 * the player, beside whose sample nothing more may be fetched.
 */
const used = new RegExp(
  `^src/features/(${[
    "session/(Login|Password|login|password)",
    "offers/(?!OfferButton|OfferForManyButton)",
    "liked-voices/(?!LikeButton|LikeFailure)",
    "voices/(FilterSheet|SelectedList|SelectionBar|Suggestion)",
    "navigation/ProfileLinks",
  ].join("|")})|^src/ui/(Field|LeaveGuard|PasswordField|PortraitChips)|^src/lib/refused-fields`,
);

/** Features whose routes bring the whole catalogue themselves (`completeCatalogue`). */
const later = /^src\/features\/(landing|privacy|voice-requests|dashboard|voice-artists|clients)\//;

const isSpokenInWorkspace = (file: string) => file.startsWith("src/") && !later.test(file);
const isSpokenInLibrary = (file: string) => isSpokenInWorkspace(file) && !used.test(file);

/**
 * The sentences that a client's workspace needs, a third of the catalogue, and those of them that the library's first
 * load says. While developing and testing both are the whole catalogue, so that nothing has to be started anew after an
 * extraction.
 */
export function workspaceSentences(): Plugin {
  let isBuild = false;
  return {
    name: "tinora-workspace-sentences",
    enforce: "pre",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: { filter: { id }, handler: (source) => `\0${source}` },
    load: {
      filter: { id: resolved },
      async handler(source) {
        const [, part, locale] = resolved.exec(source) ?? [];
        if (!isBuild) return `export { messages } from "/locales/${locale}.po";`;
        const text = await pageSentences(
          part === "library" ? isSpokenInLibrary : isSpokenInWorkspace,
          locale as Locale,
        );
        return `export const messages = JSON.parse(${JSON.stringify(text)});`;
      },
    },
  };
}
