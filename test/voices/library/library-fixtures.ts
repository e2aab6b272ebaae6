import { useVoices } from "#src/features/voices/store.ts";
import { test as base } from "#test/support/app-fixtures.ts";
import { addVoices, numbered, type VoiceDraft } from "#test/support/library.ts";

/** The application over a library; a file extends `drafts` once more where it needs other voices. */
export const test = base
  .extend("drafts", { scope: "file" }, (): VoiceDraft[] => [
    ...numbered(33),
    { name: "Rojda", languages: ["KURDISH"], gender: "Female" },
    { name: "Azad", languages: ["KURDISH", "TURKISH"], gender: "Male", voiceColors: ["DEEP"] },
  ])
  .extend("library", { scope: "file", auto: true }, ({ db, drafts }) => addVoices(db, drafts))
  // What an earlier test has drafted and chosen.
  .extend("forgotten", { auto: true }, () => useVoices.setState(useVoices.getInitialState(), true));
