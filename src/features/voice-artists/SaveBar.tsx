import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#src/ui/Button.tsx";
import { LinkButton } from "#src/ui/LinkButton.tsx";
import type { AppPath } from "#src/lib/app-link.tsx";
import { useReservedHeight } from "#src/ui/use-reserved-height.ts";
import styles from "./SaveBar.module.css";

interface SaveBarProps {
  /** The id of the form that is saved. */
  form: string;
  /** Where Cancel leads. */
  cancelTo: AppPath;
  isSaving: boolean;
  /** The words of the button that saves. */
  label: ReactNode;
  /** What came of the last submission, or how far an upload is. */
  children: ReactNode;
}

/** Stays at the bottom of the screen while the form scrolls. */
export const SaveBar = ({ form, cancelTo, isSaving, label, children }: SaveBarProps) => (
  <div ref={useReservedHeight("--save-bar-height")} className={styles["bar"]}>
    <div className={styles["message"]}>{children}</div>
    <LinkButton to={cancelTo}>
      <Trans>Cancel</Trans>
    </LinkButton>
    <Button type="submit" form={form} look="primary" busy={isSaving}>
      {isSaving ? <Trans>Submitting...</Trans> : label}
    </Button>
  </div>
);
