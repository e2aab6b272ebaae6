import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { fieldNames, valueName } from "#src/features/voice-artists/field-words.ts";
import type { ConsentForm, KeptForm, SampleForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { sampleName } from "#src/features/voice-artists/samples/sample-words.ts";
import { formatCalendarDay } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import type { Change, Field, Side } from "./merge.ts";

// lingui-set comment="A field of an artist, or of a sample"
const names: Record<Field["field"], MessageDescriptor> = {
  ...fieldNames,
  presence: msg`Sample`,
  voiceMp3: msg`Sound file`,
  transcript: msg`Text that is read`,
  consent: msg`The artist’s consent`,
};
// lingui-reset

const nothing = () => i18n._(msg({ message: "nothing", comment: "In place of an empty value" }));

function consentWords({ publish, share, file }: ConsentForm): string {
  const until = (days: ConsentForm["publish"]) => {
    if (!days) return nothing();
    const locale = currentLocale();
    return [days.from, days.until].map((day) => (day ? formatCalendarDay(day, locale) : "…")).join(" – ");
  };
  const [publishDays, shareDays, fileName] = [until(publish), until(share), file?.name ?? nothing()];
  return i18n._(
    msg({
      message: `Publishing: ${publishDays}; sharing: ${shareDays}; file: ${fileName}`,
      comment: "An artist’s consent in short: days, or “nothing”",
    }),
  );
}

/** A value of a field in words. A component that calls it also calls `useLingui()`. */
export function valueWords({ field }: Field, value: unknown, form: KeptForm): string {
  const nameOf = (key: string) => {
    const place = form.samples.findIndex((sample) => sample.key === key);
    const sample = form.samples[place];
    return sample ? sampleName(sample, place + 1) : "…";
  };
  if (field === "order") return (value as string[]).map(nameOf).join(", ");
  if (field === "presence")
    return value === null
      ? i18n._(msg({ message: "Removed", comment: "Of a sample, in a choice between two changes" }))
      : i18n._(msg({ message: "Changed", comment: "Of a sample, in a choice between two changes" }));
  if (field === "transcript") return (value as SampleForm["transcript"]).text.trim() || nothing();
  if (field === "consent") return consentWords(value as ConsentForm);
  if (field === "voiceMp3") return String(value).split("/").at(-1) ?? "";
  const words = [value].flat().map((one) => valueName(field, String(one)));
  return words.join(", ") || nothing();
}

/** The field’s name, with its sample’s: "Title of “Forest tale”". */
export function nameField({ sample, field }: Field, form: KeptForm): string {
  const label = i18n._(names[field]);
  if (sample === null) return label;
  const place = form.samples.findIndex(({ key }) => key === sample);
  const found = form.samples[place];
  if (!found) return label;
  const name = sampleName(found, place + 1);
  return i18n._(
    msg({
      message: `“${name}”: ${label}`,
      comment: "A field of a sample; name is the sample’s, label the field’s",
    }),
  );
}

/** What one of them changed: the field and its value now. */
export const changeWords = (change: Change, side: Side, form: KeptForm): string => {
  const field = nameField(change.at, form);
  const { base } = change;
  const now = change[side];
  if (change.at.field === "presence" && base === null)
    return i18n._(msg({ message: `${field}, added`, comment: "A sample that somebody added" }));
  const value = valueWords(change.at, now, form);
  return i18n._(
    msg({ message: `${field}, now ${value}`, comment: "A field that somebody changed, and its value" }),
  );
};
