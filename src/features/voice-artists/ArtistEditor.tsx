import { FormikProvider } from "formik";
import { useId, type ReactNode } from "react";
import { KeptDraft } from "#src/features/session/KeptDraft.tsx";
import type { AppPath } from "#src/lib/app-link.tsx";
import type { ShownVoice } from "#src/lib/voice.ts";
import { Form } from "#src/ui/Form.tsx";
import { LeaveGuard } from "#src/ui/LeaveGuard.tsx";
import { DropZone } from "./DropZone.tsx";
import { IdentityFields } from "./IdentityFields.tsx";
import { previewOf } from "./preview-voice.ts";
import { PreviewPanel } from "./PreviewPanel.tsx";
import { SampleFields } from "./SampleFields.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { SaveMessage } from "./SaveMessage.tsx";
import { useArtistEditor, type EditorOptions } from "./use-artist-editor.ts";
import { VoiceFields } from "./VoiceFields.tsx";
import styles from "./ArtistEditor.module.css";

/** The card of a voice that is being entered; without `voiceMp3` there is nothing to play. */
export type Preview = (voice: ShownVoice) => ReactNode;

interface ArtistEditorProps extends EditorOptions {
  /** Tells its drafts from those of other forms. */
  draftName: string;
  /** An artist without a voice has no sample to replace. */
  isReplaceable?: boolean;
  canUpload: boolean;
  preview: Preview;
  cancelTo: AppPath;
  saveLabel: ReactNode;
}

export function ArtistEditor({
  draftName,
  isReplaceable = true,
  canUpload,
  preview,
  cancelTo,
  saveLabel,
  ...options
}: ArtistEditorProps) {
  const id = useId();
  const { formik, upload, sendFile, removeFile, outcome, clearOutcome, isSaving, isChanged } =
    useArtistEditor(options);
  const isPlayable = upload.phase !== "sending" && !formik.errors.sampleUrl;
  const shown = isPlayable ? formik.values : { ...formik.values, sampleUrl: "" };
  return (
    <FormikProvider value={formik}>
      <div className={styles["layout"]}>
        <Form id={id} className={styles["form"]} onChange={clearOutcome}>
          <IdentityFields />
          <VoiceFields />
          <SampleFields
            isReplaceable={isReplaceable}
            dropZone={canUpload && <DropZone state={upload} onFile={sendFile} onRemove={removeFile} />}
          />
        </Form>
        <PreviewPanel>
          {preview(previewOf(shown, upload.phase === "stored" ? upload.audio : undefined))}
        </PreviewPanel>
        <SaveBar form={id} cancelTo={cancelTo} isSaving={isSaving} label={saveLabel}>
          <SaveMessage outcome={outcome} upload={upload} />
        </SaveBar>
      </div>
      <KeptDraft name={draftName} />
      <LeaveGuard isChanged={isChanged} />
    </FormikProvider>
  );
}
