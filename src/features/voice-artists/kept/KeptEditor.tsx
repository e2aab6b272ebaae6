import { FormikProvider } from "formik";
import { useId, type ReactNode } from "react";
import styles from "#src/features/voice-artists/editor/EditorForm.module.css";
import { ViewCardLink } from "#src/features/voice-artists/editor/ViewCardLink.tsx";
import type { AppLinkProps } from "#src/lib/i18n/app-link.tsx";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { FormDraft } from "#src/session/sending/FormDraft.tsx";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useDraft } from "#src/session/sending/use-draft.ts";
import { LeaveGuard } from "#src/ui/dialog/LeaveGuard.tsx";
import { KeptFields } from "./KeptFields.tsx";
import own from "./KeptEditor.module.css";
import { historyId, KeptHead } from "./KeptHead.tsx";
import { KeptMessage } from "./KeptMessage.tsx";
import { publishRefusal } from "./publish-refusal.ts";
import type { StoredKept } from "./calls/queries.ts";
import { StateBar } from "./StateBar.tsx";
import { useToday } from "./form/use-today.ts";
import { mergedForm } from "#src/features/voice-artists/conflict/merge.ts";
import type { Combine } from "#src/session/sending/draft.ts";
import type { KeptForm } from "./form/kept-form.ts";
import { useKeptEditor } from "./use-kept-editor.ts";

const ConflictDialog = lazyPart(() =>
  import("#src/features/voice-artists/conflict/ConflictDialog.tsx").then((code) => code.ConflictDialog),
);

const ArtistHistory = lazyPart(() =>
  import("#src/features/voice-artists/history/ArtistHistory.tsx").then((code) => code.ArtistHistory),
);

/** What was typed, over what others have saved since. */
const combine: Combine<KeptForm> = ({ initial, values }, now) =>
  mergedForm(initial, values, now, () => "mine");

export interface KeptEditorProps {
  stored: StoredKept;
  /** Back to the list. */
  back: ReactNode;
  cancel: Pick<AppLinkProps, "to" | "search">;
}

/** The editor of a stored artist with its samples. It reads `stored` on mount only and then keeps its own values. */
export function KeptEditor({ stored, back, cancel }: KeptEditorProps) {
  const id = useId();
  const today = useToday();
  const draft = useDraft(`kept-artist ${stored.artist.artistId}`);
  const editor = useKeptEditor(stored, draft);
  const { artist, formik, uploads, outcome, conflict } = editor;
  const isShown = artist.state === "published" && artist.samples.some(({ isVisible }) => isVisible);
  return (
    <FormikProvider value={formik}>
      <KeptHead artist={artist} back={back} />
      <div className={styles["layout"]}>
        <KeptFields
          id={id}
          artist={artist}
          draft={<FormDraft draft={draft} combine={combine} />}
          uploads={uploads}
          onChange={editor.clearOutcome}
        />
        <StateBar
          form={id}
          state={artist.state}
          cancel={cancel}
          isSaving={editor.isSaving}
          isActing={editor.isActing}
          uploading={uploads.pending}
          refusal={publishRefusal(formik.values.samples, today)}
          onSave={editor.onlySave}
          onPublish={editor.publish}
          onHide={() => editor.act("hide")}
          onRestore={() => editor.act("restore")}
        >
          {outcome ? (
            <KeptMessage
              outcome={outcome}
              form={formik.values}
              card={isShown && <ViewCardLink artist={artist} />}
            />
          ) : (
            editor.sentEarlier && <SendingNotice of={{ state: editor.sentEarlier, error: null }} />
          )}
        </StateBar>
      </div>
      <div className={own["history"]}>
        <ArtistHistory
          id={historyId}
          artistId={artist.artistId}
          etag={editor.readEtag}
          samples={artist.samples}
        />
      </div>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          onClose={editor.closeConflict}
          onResolve={editor.resolveConflict}
          onMissing={editor.closeConflict}
        />
      )}
      <LeaveGuard isChanged={editor.isChanged} />
    </FormikProvider>
  );
}
