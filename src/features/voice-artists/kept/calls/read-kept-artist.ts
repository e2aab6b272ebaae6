import { artistFieldNames } from "#contract/constants/artist-fields.ts";
import {
  artistStates,
  consentSources,
  languages,
  sampleKinds,
  sampleStates,
  voiceColors,
} from "#contract/constants/enumerations.ts";
import type { Consent, ConsentFile, Sample } from "#contract/samples.ts";
import type { KeptArtist } from "#contract/voice-artists.ts";
import { readArtistFields } from "#src/features/voice-artists/read-fields.ts";
import { optionalText, readList, readNumber, readRecord, readText, readOne } from "#src/lib/http/parse.ts";
import { readNames } from "#src/voice/read-names.ts";
import { readSound } from "#src/voice/voice.ts";

const readDays = (value: Record<string, unknown>, part: string) => ({
  from: readText(value["from"], part),
  until: optionalText(value["until"], part) ?? null,
});

/** Null where nothing is allowed. */
const orNull = <T>(value: unknown, read: (value: Record<string, unknown>) => T, part: string): T | null =>
  value === null || value === undefined ? null : read(readRecord(value, part));

/** Reads the name and size of a file of consent. */
export function readConsentFile(value: unknown, part = "file"): ConsentFile {
  const file = readRecord(value, part);
  return {
    id: readText(file["id"], part),
    name: readText(file["name"], part),
    byteLength: readNumber(file["byteLength"], part),
  };
}

// The order of the properties is that of the form, which compares them as text.
function readConsent(value: unknown, part: string): Consent {
  const consent = readRecord(value, part);
  return {
    publish: orNull(consent["publish"], (days) => readDays(days, part), part),
    share: orNull(
      consent["share"],
      (days) => ({ ...readDays(days, part), wholeName: days["wholeName"] === true }),
      part,
    ),
    file: orNull(consent["file"], (file) => readConsentFile(file, part), part),
    source: readOne(consent["source"], part, consentSources),
  };
}

function readSample(value: unknown, part: string): Sample {
  const sample = readRecord(value, part);
  const {
    transcript: heard,
    language: _language,
    ...sound
  } = readSound({
    ...sample,
    transcript: sample["heard"],
  });
  return {
    voiceId: readText(sample["voiceId"], `${part}.voiceId`),
    voiceMp3: readText(sample["voiceMp3"], `${part}.voiceMp3`),
    title: readText(sample["title"], `${part}.title`),
    kind: readOne(sample["kind"], `${part}.kind`, sampleKinds),
    languages: readNames(sample["languages"], `${part}.languages`, languages),
    voiceColors: readNames(sample["voiceColors"], `${part}.voiceColors`, voiceColors),
    transcript: orNull(
      sample["transcript"],
      ({ text, language }) => ({
        text: readText(text, `${part}.transcript`),
        language: readOne(language, `${part}.transcript`, languages),
      }),
      `${part}.transcript`,
    ),
    state: readOne(sample["state"], `${part}.state`, sampleStates),
    consent: readConsent(sample["consent"], `${part}.consent`),
    isVisible: sample["isVisible"] === true,
    isInOffers: sample["isInOffers"] === true,
    publishedAt: optionalText(sample["publishedAt"], `${part}.publishedAt`) ?? null,
    ...sound,
    heard,
  };
}

/** Reads an artist as its owners keep it. */
export function readKeptArtist(value: unknown): KeptArtist {
  const artist = readRecord(value, "artist");
  return {
    artistId: readText(artist["artistId"], "artist.artistId"),
    ...readArtistFields(artist, "artist", { fields: artistFieldNames }),
    state: readOne(artist["state"], "artist.state", artistStates),
    samples: readList(artist["samples"], "artist.samples", readSample),
    canBeErased: artist["canBeErased"] === true,
    changedAt: readText(artist["changedAt"], "artist.changedAt"),
    changedBy: optionalText(artist["changedBy"], "artist.changedBy") ?? null,
  };
}
