import { FormikProvider } from "formik";
import { useId, type ReactNode } from "react";
import { DropZone } from "#src/features/voice-artists/upload/DropZone.tsx";
import type { AppLinkProps } from "#src/lib/i18n/app-link.tsx";
import type { Draft } from "#src/session/sending/draft.ts";
import { FormDraft } from "#src/session/sending/FormDraft.tsx";
import { LeaveGuard } from "#src/ui/dialog/LeaveGuard.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import type { ShownVoice } from "#src/voice/voice.ts";
import { IdentityFields } from "./fields/IdentityFields.tsx";
import { previewOf, type KnownSample } from "./preview/preview-voice.ts";
import { PreviewPanel } from "./preview/PreviewPanel.tsx";
import { SampleFields } from "./fields/SampleFields.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { SaveMessage, type ViewCard } from "./SaveMessage.tsx";
import { useArtistEditor, type EditorOptions } from "./use-artist-editor.ts";
import { VoiceFields } from "./fields/VoiceFields.tsx";
import styles from "./ArtistEditor.module.css";

/** Renders the card of the entered voice; `voiceMp3` is empty while there is nothing to play. */
export type Preview = (voice: ShownVoice) => ReactNode;

interface ArtistEditorProps extends EditorOptions {
  /** Holds what is typed. */
  draft: Draft;
  /** Says what is known of what was sent earlier, until there is an outcome. */
  sentEarlier?: ReactNode;
  /** False for a stored artist without a voice, whose sample cannot be replaced. */
  isReplaceable?: boolean;
  canUpload: boolean;
  /** The stored sample. */
  samples?: readonly KnownSample[];
  preview: Preview;
  viewCard: ViewCard;
  cancel: Pick<AppLinkProps, "to" | "search">;
  saveLabel: ReactNode;
}

/** The form of a voice artist, with upload, preview and save bar. */
export function ArtistEditor({
  draft,
  sentEarlier,
  isReplaceable = true,
  canUpload,
  samples = [],
  preview,
  viewCard,
  cancel,
  saveLabel,
  ...options
}: ArtistEditorProps) {
  const id = useId();
  const { formik, upload, sendFile, removeFile, outcome, clearOutcome, isSaving, isChanged } =
    useArtistEditor(options);
  const isPlayable = upload.phase !== "sending" && !formik.errors.sampleUrl;
  const uploaded = upload.phase === "stored" ? [{ ...upload.audio, voiceMp3: upload.audio.url }] : [];
  const shown = isPlayable ? formik.values : { ...formik.values, sampleUrl: "" };
  return (
    <FormikProvider value={formik}>
      <div className={styles["layout"]}>
        <Form id={id} className={styles["form"]} onChange={clearOutcome}>
          <FormDraft draft={draft} />
          <IdentityFields />
          <VoiceFields />
          <SampleFields
            isReplaceable={isReplaceable}
            dropZone={canUpload && <DropZone state={upload} onFile={sendFile} onRemove={removeFile} />}
          />
        </Form>
        <PreviewPanel>{preview(previewOf(shown, [...uploaded, ...samples]))}</PreviewPanel>
        <SaveBar form={id} cancel={cancel} isSaving={isSaving} label={saveLabel}>
          {!outcome && sentEarlier}
          <SaveMessage outcome={outcome} upload={upload} viewCard={viewCard} />
        </SaveBar>
      </div>
      <LeaveGuard isChanged={isChanged} />
    </FormikProvider>
  );
}
