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
  ].join("|")})|^src/ui/(Field|LeaveGuard|PasswordField|PortraitChips)|^src/lib/(lost-answer|refused-fields)`,
);

/** Features whose routes bring the whole catalogue themselves (`completeCatalogue`). */
const later = /^src\/features\/(landing|privacy|voice-requests|dashboard|voice-artists|clients)\//;

/** Whether a source file speaks in a client's workspace. */
export const isSpokenInWorkspace = (file: string): boolean => file.startsWith("src/") && !later.test(file);

/** Whether a source file speaks in the library's first load. */
export const isSpokenInLibrary = (file: string): boolean => isSpokenInWorkspace(file) && !used.test(file);
