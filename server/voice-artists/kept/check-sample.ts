import type { ConsentWrite, Sample, SampleWrite } from "#contract/samples.ts";
import type { Db } from "#server/db/client.ts";
import type { voices } from "#server/db/schema/catalogue.ts";
import { cleanOptionalLine, cleanOptionalLines } from "#server/http/clean-text.ts";
import { problemAt, wrongField } from "#server/http/problems/problem.ts";
import { checkConsent } from "#server/voice-artists/consent/sql.ts";
import { consentColumns, isValidOn } from "#server/voice-artists/consent/valid.ts";
import type { Typed } from "#server/voice-artists/typed.ts";
import { checkVoiceUrl } from "#server/voice-artists/voice-url.ts";

type Columns = Partial<typeof voices.$inferInsert>;

/** Whose sample is written where, on which day and in which language. */
export interface Place extends Pick<Typed, "today" | "locale"> {
  artistId: string;
  /** The place of the entry in the body, as `samples/0`. */
  field: string;
}

const writtenConsent = ({ publish, share, file }: Sample["consent"]): ConsentWrite => ({
  publish,
  share,
  fileId: file?.id ?? null,
});

async function urlColumns(tx: Db, { voiceMp3 }: SampleWrite, before: Sample | undefined, { field }: Place) {
  if (voiceMp3 === undefined && !before) throw wrongField(`${field}/voiceMp3`, "required");
  if (voiceMp3 === undefined || voiceMp3 === before?.voiceMp3) return {};
  return checkVoiceUrl(tx, voiceMp3, `${field}/voiceMp3`);
}

function titleColumns({ title }: SampleWrite, before: Sample | undefined, { field, locale }: Place): Columns {
  if (title === undefined) return {};
  const clean = cleanOptionalLine(title, `${field}/title`);
  if (clean === before?.title) return {};
  return { title: clean, titleLanguage: clean === "" ? null : locale };
}

function transcriptColumns({ transcript }: SampleWrite, { field }: Place): Columns {
  if (transcript === undefined) return {};
  const text = transcript ? cleanOptionalLines(transcript.text, `${field}/transcript/text`) : "";
  return text === "" || transcript === null
    ? { transcriptText: null, transcriptLanguage: null }
    : { transcriptText: text, transcriptLanguage: transcript.language };
}

async function consentWritten(tx: Db, { consent }: SampleWrite, before: Sample | undefined, place: Place) {
  const was = before && writtenConsent(before.consent);
  if (!consent || JSON.stringify(consent) === JSON.stringify(was)) return before ? {} : consentOfNew;
  await checkConsent(tx, consent, { artistId: place.artistId, field: `${place.field}/consent` });
  return { ...consentColumns(consent), consentSource: "stated" } as const;
}

/** Nothing is allowed of a new sample until it is said. */
const consentOfNew = { consentSource: "stated" } as const;

/**
 * Reads an entry of a save as a sample's columns; what it leaves out stays. A field that needs no check of its own, since
 * its schema allows nothing but known values, stands in the column of its name. 422 for a forbidden URL, and for a sample that
 * becomes published without valid consent; 400 for texts and days that are none.
 */
export async function checkSample(
  tx: Db,
  entry: SampleWrite,
  before: Sample | undefined,
  place: Place,
): Promise<Columns> {
  const {
    voiceId: _id,
    voiceMp3: _url,
    title: _title,
    transcript: _transcript,
    consent: _consent,
    state,
    ...others
  } = entry;
  const columns: Columns = {
    ...(await urlColumns(tx, entry, before, place)),
    ...titleColumns(entry, before, place),
    ...others,
    ...transcriptColumns(entry, place),
    ...(await consentWritten(tx, entry, before, place)),
    ...(state ? { state } : before ? {} : { state: "draft" }),
  };
  const becomesPublished = state === "published" && before?.state !== "published";
  const publish = entry.consent ? entry.consent.publish : (before?.consent.publish ?? null);
  if (becomesPublished && !isValidOn(publish, place.today))
    throw problemAt(422, "consent-missing", `${place.field}/state`);
  return columns;
}
