import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SampleForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { sampleKindNames } from "#src/voice/sample-kind-names.ts";
import { languageNames } from "#src/voice/language-names.ts";

/** How a sample is called: its title, else its place. A component that calls it also calls `useLingui()`. */
export const sampleName = ({ title }: Pick<SampleForm, "title">, place: number): string =>
  title.trim() ||
  i18n._(
    msg({ message: `Sample ${place}`, comment: "Name of a sample without a title; place is its number" }),
  );

/** "Commercial · Turkish · 0:24" under a sample’s name. */
export const sampleLine = (
  { kind, languages }: Pick<SampleForm, "kind" | "languages">,
  seconds: number | null | undefined,
): string =>
  [
    i18n._(sampleKindNames[kind]),
    languages.map((language) => i18n._(languageNames[language])).join(", "),
    seconds ? formatTime(seconds) : "",
  ]
    .filter(Boolean)
    .join(" · ");
