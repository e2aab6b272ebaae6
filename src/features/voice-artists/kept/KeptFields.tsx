import { useFormikContext } from "formik";
import { Trans } from "@lingui/react/macro";
import type { KeptArtist } from "#contract/voice-artists.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { EditorForm } from "#src/features/voice-artists/editor/EditorForm.tsx";
import { ArtistPreview } from "#src/features/voice-artists/editor/preview/ArtistPreview.tsx";
import { SamplePlayer } from "#src/voice/player/SamplePlayer.tsx";
import { SamplesSection } from "#src/features/voice-artists/samples/SamplesSection.tsx";
import type { SampleUploads } from "#src/features/voice-artists/samples/use-sample-uploads.ts";
import type { KeptForm, SampleForm } from "./form/kept-form.ts";
import { shownVoice, soundOf, shownFirst } from "./form/shown-voice.ts";
import { useOpenSample } from "./form/use-open-sample.ts";
import { useToday } from "./form/use-today.ts";
import type { ReactNode } from "react";

interface KeptFieldsProps {
  id: string;
  /** As it is stored; undefined before the first save. */
  artist: KeptArtist | undefined;
  /** Keeps what is typed. */
  draft: ReactNode;
  uploads: SampleUploads;
  onChange: () => void;
}

/** The fields of an artist with its samples, and the card that clients will see. */
export function KeptFields({ id, artist, draft, uploads, onChange }: KeptFieldsProps) {
  const { values } = useFormikContext<KeptForm>();
  const today = useToday();
  const [open, setOpen] = useOpenSample();
  const voiceOf = (sample: SampleForm) => shownVoice(values, sample, soundOf(sample, artist, uploads.known));
  const first = shownFirst(values.samples, today);

  const play = (sample: SampleForm, name: string, isOpen: boolean) => {
    const stored = artist?.samples.find(({ voiceId }) => voiceId === sample.voiceId);
    const isVisible = artist?.state === "published" && stored?.isVisible === true;
    const isPrivate =
      stored !== undefined &&
      !isVisible &&
      sample.voiceMp3 === stored.voiceMp3 &&
      sample.voiceMp3.startsWith("/audio/");
    const voice = voiceOf(sample);
    const playable: Voice = { ...voice, gender: voice.gender ?? "Female" }; // the player needs one, also before it is chosen
    return <SamplePlayer voice={playable} name={name} isPrivate={isPrivate} isOpen={isOpen} />;
  };
  const visible = values.samples.filter(({ state }) => state === "published").length;
  return (
    <EditorForm
      id={id}
      draft={draft}
      onChange={onChange}
      samples={
        <SamplesSection
          artist={artist}
          today={today}
          open={open}
          onOpen={setOpen}
          secondsOf={(sample) => voiceOf(sample).seconds ?? null}
          player={play}
          uploads={uploads}
        />
      }
      note={
        visible > 1 ? (
          <Trans>Clients see the card with the first published sample; the others open on the card.</Trans>
        ) : (
          <Trans>Clients see the card with the first published sample.</Trans>
        )
      }
      card={
        <ArtistPreview
          voice={
            first ? { ...voiceOf(first), ...(visible > 0 && { sampleCount: visible }) } : shownVoice(values)
          }
        />
      }
    />
  );
}
