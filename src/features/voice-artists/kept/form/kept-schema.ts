import { msg } from "@lingui/core/macro";
import { array, object, string } from "yup";
import { limits } from "#contract/constants/limits.ts";
import { fieldsSchema, isSampleUrl } from "#src/features/voice-artists/editor/artist-schema.ts";
import { messageId } from "#src/lib/i18n/sentence.ts";
import { isBlank, type SampleForm } from "./kept-form.ts";

const sampleSchema = (storedUrls: ReadonlySet<string>) =>
  object({
    voiceMp3: string()
      .trim()
      .default("")
      .test(
        "url",
        messageId(msg`Please enter the URL of an MP3 file`),
        (url, { parent }) =>
          storedUrls.has(url) || (url === "" ? isBlank(parent as SampleForm) : isSampleUrl(url)),
      ),
    title: string()
      .default("")
      .test(
        "length",
        messageId(msg`A title can have at most 100 characters`),
        (title) => [...title.trim()].length <= limits.sample.title,
      ),
    transcript: object({
      text: string()
        .default("")
        .test(
          "length",
          messageId(msg`The text can have at most 2,000 characters`),
          (text) => [...text.trim()].length <= limits.sample.transcript,
        ),
    }),
  });

/** The form of an artist with its samples. A stored URL is valid in any shape and sent back as it is. */
export const keptSchema = (storedUrls: ReadonlySet<string>) =>
  object({ ...fieldsSchema.fields, samples: array(sampleSchema(storedUrls)).required() });
