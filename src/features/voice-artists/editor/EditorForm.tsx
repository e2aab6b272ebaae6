import type { ReactNode } from "react";
import { Form } from "#src/ui/form/Form.tsx";
import styles from "./EditorForm.module.css";
import { IdentityFields } from "./fields/IdentityFields.tsx";
import { VoiceFields } from "./fields/VoiceFields.tsx";
import { PreviewPanel } from "./preview/PreviewPanel.tsx";

interface EditorFormProps {
  id: string;
  /** Keeps what is typed. */
  draft: ReactNode;
  onChange: () => void;
  /** The fields of the samples, below those of the artist. */
  samples: ReactNode;
  card: ReactNode;
  /** What stands under the card; of one sample unless told. */
  note?: ReactNode;
}

/** The fields of an artist with its samples, beside the card that clients will see. */
export const EditorForm = ({ id, draft, onChange, samples, card, note }: EditorFormProps) => (
  <>
    <Form id={id} className={styles["form"]} onChange={onChange}>
      {draft}
      <IdentityFields />
      <VoiceFields />
      {samples}
    </Form>
    <PreviewPanel note={note}>{card}</PreviewPanel>
  </>
);
