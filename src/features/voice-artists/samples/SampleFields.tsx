import { Trans, useLingui } from "@lingui/react/macro";
import CircleCheck from "lucide-react/icons/circle-check";
import EyeOff from "lucide-react/icons/eye-off";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import { languages, sampleKinds } from "#contract/constants/enumerations.ts";
import { languageTags } from "#contract/constants/language-tags.ts";
import type { Language, Transcript } from "#contract/voices/voices.ts";
import type { KeptForm, SampleForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { transcriptLanguage } from "#src/features/voice-artists/kept/calls/kept-write.ts";
import { FilePicker } from "#src/features/voice-artists/upload/FilePicker.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import { Field } from "#src/ui/form/Field.tsx";
import { SelectInput } from "#src/ui/form/SelectInput.tsx";
import { TextAreaField } from "#src/ui/form/text/TextAreaField.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import { useFormField } from "#src/ui/form/use-form-field.ts";
import { sampleKindNames } from "#src/voice/sample-kind-names.ts";
import { languageNames } from "#src/voice/language-names.ts";
import { OwnValues } from "./OwnValues.tsx";
import { useServerHas } from "#src/session/use-session.ts";
import styles from "./SampleFields.module.css";
import { useSamples } from "./use-samples.ts";

/** The kind of a sample. */
function KindField({ name }: { name: string }) {
  const { i18n } = useLingui();
  const field = useFormField(`${name}.kind`);
  return (
    <Field label={<Trans comment="Label of a field: what a sample is an example of">Kind</Trans>}>
      {(control) => (
        <SelectInput {...field} {...control}>
          {sampleKinds.map((kind) => (
            <option key={kind} value={kind}>
              {i18n._(sampleKindNames[kind])}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}

/** What is said in the sample, and in which language. */
function TranscriptFields({ name, sample, heard }: Pick<SampleFieldsProps, "name" | "sample" | "heard">) {
  const { i18n } = useLingui();
  const { values } = useFormikContext<KeptForm>();
  const { update } = useSamples();
  const field = useFormField(`${name}.transcript.language`);
  const language = transcriptLanguage(sample, values.languages);
  return (
    <>
      <TextAreaField
        name={`${name}.transcript.text`}
        label={
          <Trans comment="Label of a field: the words that are spoken in a sample">Text that is read</Trans>
        }
        optional
        lang={languageTags[language]}
      />
      {heard && !sample.transcript.text.trim() && (
        <div className={styles["heard"]}>
          <p className={styles["hint"]}>
            <Trans comment="Before what is known to be said in a sound file">Heard in the file:</Trans>
          </p>
          <p lang={heard.language} dir="auto">
            {heard.text}
          </p>
          <Button
            size="small"
            onClick={() =>
              update(sample.key, {
                transcript: { text: heard.text, language: languageOfTag(heard.language) ?? language },
              })
            }
          >
            <Trans comment="Button: what is heard in the file becomes the text of the sample">
              Use this text
            </Trans>
          </Button>
        </div>
      )}
      {sample.transcript.text.trim() && (
        <Field label={<Trans>Language of the text</Trans>}>
          {(control) => (
            <SelectInput {...field} {...control} value={language}>
              {Object.entries(languageNames).map(([one, words]) => (
                <option key={one} value={one}>
                  {i18n._(words)}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      )}
    </>
  );
}

/** The language that a BCP 47 tag names, whatever its region; undefined where it is none of ours. */
const languageOfTag = (tag: string): Language | undefined =>
  languages.find((language) => languageTags[language] === tag.split("-")[0]);

interface SampleFieldsProps {
  sample: SampleForm;
  /** What is known to be said in its file; null where nothing is. */
  heard: Transcript | null;
  /** Its path in the form, such as `samples.0`. */
  name: string;
  isReplacing: boolean;
  mayPublish: boolean;
  /** The consent that the artist gave for it. */
  consent: ReactNode;
  onFile: (file: File) => void;
  onState: (state: SampleForm["state"]) => void;
}

/** The own fields of the opened sample. */
export function SampleFields(props: SampleFieldsProps) {
  const { sample, name, heard, isReplacing, mayPublish, consent, onFile, onState } = props;
  const canUpload = useServerHas("upload");
  const isUploaded = sample.voiceMp3.startsWith("/audio/");
  return (
    <>
      {!isUploaded && (
        <TextField
          name={`${name}.voiceMp3`}
          label={<Trans>Voice sample URL</Trans>}
          rule={<Trans>Please enter the URL of an MP3 file</Trans>}
          optional
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <div className={styles["row"]}>
        <TextField
          name={`${name}.title`}
          label={<Trans comment="Label of a field: the title of a sample">Title</Trans>}
          autoComplete="off"
          data-sample-title=""
        />
        <KindField name={name} />
      </div>
      <OwnValues sample={sample} />
      <TranscriptFields name={name} sample={sample} heard={heard} />
      {consent}
      <div className={styles["acts"]}>
        {canUpload && isUploaded && (
          <FilePicker
            icon={<RefreshCw size={18} aria-hidden="true" />}
            aria-description={sample.title.trim()}
            busy={isReplacing}
            onFile={onFile}
          >
            <Trans comment="Button: another sound file for the same sample">Replace file</Trans>
          </FilePicker>
        )}
        {sample.state === "published" ? (
          <Button
            look="quiet"
            icon={<EyeOff size={18} aria-hidden="true" />}
            onClick={() => onState("hidden")}
          >
            <Trans comment="Button: a sample is no longer shown to clients">Hide</Trans>
          </Button>
        ) : (
          mayPublish && (
            <Button
              look="quiet"
              icon={<CircleCheck size={18} aria-hidden="true" />}
              onClick={() => onState("published")}
            >
              <Trans comment="Button: shows a sample to clients">Publish</Trans>
            </Button>
          )
        )}
        {sample.state === "draft" && (
          <Button
            look="quiet"
            icon={<EyeOff size={18} aria-hidden="true" />}
            onClick={() => onState("hidden")}
          >
            <Trans comment="Button: a sample is no longer shown to clients">Hide</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
