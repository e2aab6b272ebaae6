import { FormikProvider, type FormikContextType } from "formik";
import type { ReactNode } from "react";
import type { KeptForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import type { SendingState } from "#src/session/sending/use-sending.ts";
import { LeaveGuard } from "#src/ui/dialog/LeaveGuard.tsx";
import styles from "./EditorForm.module.css";
import { SaveBar, type SaveBarProps } from "./SaveBar.tsx";
import { SaveMessage, type SaveMessageProps } from "./SaveMessage.tsx";

interface EditorFrameProps extends SaveMessageProps, Omit<SaveBarProps, "children"> {
  formik: FormikContextType<KeptForm>;
  /** What is known of what was sent earlier; it is said until there is an outcome. */
  sending: SendingState;
  /** Whether leaving loses something. */
  isChanged: boolean;
  /** The form, with its card. */
  children: ReactNode;
}

/** An artist's form that is a page: with the bar that saves it and says what became of that. */
export const EditorFrame = (props: EditorFrameProps) => {
  const { formik, sending, isChanged, outcome, upload, children, ...bar } = props;
  return (
    <FormikProvider value={formik}>
      <div className={styles["layout"]}>
        {children}
        <SaveBar {...bar}>
          {!outcome && <SendingNotice of={{ state: sending, error: null }} />}
          <SaveMessage outcome={outcome} upload={upload} />
        </SaveBar>
      </div>
      <LeaveGuard isChanged={isChanged} />
    </FormikProvider>
  );
};
