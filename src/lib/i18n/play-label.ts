import { t } from "@lingui/core/macro";

/** What a button does that plays what is called `name`. A component that calls it also calls `useLingui()`. */
export const playLabel = (name: string, isPlaying: boolean): string =>
  isPlaying
    ? t({
        message: `Pause: ${name}`,
        comment: "Name of a button for screen readers; name is a voice, a language, a phrase or a file",
      })
    : t({
        message: `Play: ${name}`,
        comment: "Name of a button for screen readers; name is a voice, a language, a phrase or a file",
      });
