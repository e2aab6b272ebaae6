import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import type { KeptForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { shownVoice, type KnownSample } from "#src/features/voice-artists/kept/form/shown-voice.ts";
import type { SingleUpload } from "#src/features/voice-artists/kept/form/use-kept-form.ts";
import { SingleFileDrop } from "#src/features/voice-artists/upload/SingleFileDrop.tsx";
import { isUnderWay } from "#src/session/sending/use-sent-files.ts";
import { useServerHas } from "#src/session/use-session.ts";
import { EditorForm } from "./EditorForm.tsx";
import { ArtistPreview } from "./preview/ArtistPreview.tsx";
import { SingleSample } from "./fields/SingleSample.tsx";

interface SingleSampleFormProps {
  id: string;
  draft: ReactNode;
  onChange: () => void;
  /** The stored samples. */
  samples?: readonly KnownSample[];
  /** False for a stored artist without a voice, whose sample cannot be replaced. */
  isReplaceable?: boolean;
  upload: SingleUpload;
}

/** The form of an artist on a server that keeps one sample of each, with the card that clients will see. */
export function SingleSampleForm(props: SingleSampleFormProps) {
  const { id, draft, onChange, samples = [], isReplaceable = true, upload } = props;
  const canUpload = useServerHas("upload");
  const { values, errors } = useFormikContext<KeptForm>();
  const { sent } = upload;
  const isPlayable = !(sent && isUnderWay(sent)) && !errors.samples;
  const voiceMp3 = (isPlayable && values.samples[0]?.voiceMp3.trim()) || "";
  const uploaded = sent?.phase === "stored" ? [{ ...sent.stored, voiceMp3: sent.stored.url }] : [];
  const known: KnownSample | undefined = [...uploaded, ...samples].find((one) => one.voiceMp3 === voiceMp3);
  const dropZone = (
    <SingleFileDrop
      sent={sent}
      onFile={(file) => {
        onChange();
        upload.send(file);
      }}
      onRemove={() => {
        onChange();
        upload.remove();
      }}
    />
  );
  return (
    <EditorForm
      id={id}
      draft={draft}
      onChange={onChange}
      samples={<SingleSample isReplaceable={isReplaceable} dropZone={canUpload && dropZone} />}
      card={
        <ArtistPreview
          voice={{
            ...shownVoice(values, undefined, known),
            voiceId: `preview:${voiceMp3}`,
            voiceMp3,
            transcript: known?.transcript ?? null,
          }}
        />
      }
    />
  );
}
