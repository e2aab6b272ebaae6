import { Trans } from "@lingui/react/macro";
import X from "lucide-react/icons/x";
import { useEffect, type ReactNode } from "react";
import type { AppLinkProps } from "#src/lib/i18n/app-link.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import { BackButton } from "#src/ui/page/BackButton.tsx";
import { useReservedHeight } from "#src/ui/use-reserved-height.ts";
import styles from "./SaveBar.module.css";

export interface SaveBarProps {
  /** The id of the form that it submits. */
  form: string;
  /** Where Cancel leads. */
  cancel: Pick<AppLinkProps, "to" | "search">;
  isSaving: boolean;
  /** The save button's text. */
  label: ReactNode;
  /** The outcome of the last submission, or the progress of an upload. */
  children: ReactNode;
}

/** Cancel and save, fixed at the bottom of the screen while the form scrolls. */
export function SaveBar({ form, cancel, isSaving, label, children }: SaveBarProps) {
  const height = useReservedHeight("--save-bar-height");
  // In a low window other bars give way to it.
  useEffect(() => {
    document.documentElement.toggleAttribute("data-save-bar", true);
    return () => void document.documentElement.removeAttribute("data-save-bar");
  }, []);
  return (
    <div ref={height} className={styles["bar"]}>
      <div className={styles["message"]}>{children}</div>
      <BackButton {...cancel} className={styles["cancel"]} icon={<X size={20} aria-hidden="true" />}>
        <Trans>Cancel</Trans>
      </BackButton>
      <Button type="submit" form={form} look="primary" busy={isSaving}>
        {isSaving ? (
          <span>
            <Trans>Submitting...</Trans>
          </span>
        ) : (
          label
        )}
      </Button>
    </div>
  );
}
