import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { mayBePublished, withoutConsent } from "#src/features/voice-artists/samples/consent/valid-consent.ts";
import { sampleName } from "#src/features/voice-artists/samples/sample-words.ts";
import { isBlank, type SampleForm } from "./form/kept-form.ts";

/** Says what of an artist stays unseen for want of consent; `isWhole` where nothing could be seen at all. */
export function publishRefusal(
  samples: readonly SampleForm[],
  today: string,
): { sentence: string; isWhole: boolean } | undefined {
  const there = samples.filter((sample) => !isBlank(sample));
  const [first, ...others] = withoutConsent(there, today);
  if (!first) return undefined;
  const name = sampleName(first, samples.indexOf(first) + 1);
  const count = others.length;
  const sentence =
    count === 0
      ? i18n._(msg({ message: `Consent is missing: ${name}`, comment: "name is a sample’s" }))
      : i18n._(
          msg({
            message: `Consent is missing: ${name} and ${count} more`,
            comment: "name is a sample’s, count how many others",
          }),
        );
  const isWhole = !there.some(({ state, consent }) => state !== "hidden" && mayBePublished(consent, today));
  return { sentence, isWhole };
}
