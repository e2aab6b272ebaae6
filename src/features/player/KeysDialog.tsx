import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Dialog, DialogBody } from "#src/ui/dialog/Dialog.tsx";
import styles from "./KeysDialog.module.css";

const Keys = ({ keys, children }: { keys: string[]; children: ReactNode }) => (
  <div className={styles["line"]}>
    <dt className={styles["keys"]}>
      {keys.map((key) => (
        <kbd key={key} className={styles["key"]}>
          {key}
        </kbd>
      ))}
    </dt>
    <dd>{children}</dd>
  </div>
);

/** The player's keys. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t({
        message: "Keyboard shortcuts",
        comment: "Heading of a dialog, and the button that opens it",
      })}
      opensOnTitle
    >
      <DialogBody>
        <p className={styles["note"]}>
          <Trans>They work while the focus is on the cards or in the player.</Trans>
        </p>
        <dl>
          <Keys keys={[t({ message: "Space", comment: "Name of a key on the keyboard" })]}>
            <Trans>Play or pause</Trans>
          </Keys>
          <Keys keys={["J"]}>
            <Trans>Next voice</Trans>
          </Keys>
          <Keys keys={["K"]}>
            <Trans>Previous voice</Trans>
          </Keys>
          <Keys keys={["L"]}>
            <Trans>Like, or take the like back</Trans>
          </Keys>
          <Keys keys={["←", "→"]}>
            <Trans>One second back or on, on the waveform</Trans>
          </Keys>
          <Keys keys={["Page ↑", "Page ↓"]}>
            <Trans>Three seconds back or on, on the waveform</Trans>
          </Keys>
          <Keys keys={["?"]}>
            <Trans comment="What a key does: shows the list of keys">This list</Trans>
          </Keys>
        </dl>
      </DialogBody>
    </Dialog>
  );
}
