import type { ConsentForm, SampleForm } from "#src/features/voice-artists/kept/form/kept-form.ts";

type Days = { from: string; until: string | null } | null;

/** Whether something allowed for these days holds on this day; days are as `2026-11-22`. */
export const holdsOn = (days: Days, today: string): boolean =>
  days !== null && days.from <= today && (days.until === null || today <= days.until);

/** Whether the artist allows on this day that the sample is shown to clients. */
export const mayBePublished = (consent: ConsentForm, today: string): boolean =>
  holdsOn(consent.publish, today);

/** The samples that publishing the artist leaves out for want of consent. */
export const withoutConsent = (samples: readonly SampleForm[], today: string): SampleForm[] =>
  samples.filter(({ state, consent }) => state !== "hidden" && !mayBePublished(consent, today));
