import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { setLetterKeys, useLetterKeys } from "#src/lib/browser/letter-keys.ts";
import { Switch } from "#src/ui/form/choice/Switch.tsx";
import { Dialog, DialogBody } from "./Dialog.tsx";
import styles from "./KeySheet.module.css";

/** Keys, and what they do. */
export const Keys = ({ keys, children }: { keys: string[]; children: ReactNode }) => (
  <div className={styles["line"]}>
    <dt className={styles["keys"]}>
      {keys.map((key) => (
        <kbd key={key} className={styles["key"]}>
          {key}
        </kbd>
      ))}
    </dt>
    <dd className={styles["does"]}>{children}</dd>
  </div>
);

/** The keys of one place, under its name. */
export const KeyPlace = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <section className={styles["place"]}>
    <h3 className={styles["name"]}>{name}</h3>
    <dl>{children}</dl>
  </section>
);

/** Turns off what a single letter, number or sign does. */
function LetterKeysSwitch() {
  const areOn = useLetterKeys((state) => state.areOn);
  return (
    <Switch
      label={
        <Trans comment="Name of a switch: whether keys that are a letter or sign do something">
          One-key shortcuts
        </Trans>
      }
      hint={
        <Trans>
          Turn these off if you use voice control or another tool that types for you. Space and arrow keys
          keep working.
        </Trans>
      }
      checked={areOn}
      onSwitch={setLetterKeys}
    />
  );
}

interface KeySheetProps {
  open: boolean;
  onClose: () => void;
  /** The places with their keys. */
  children: ReactNode;
}

/** The keys that do something, by where they work, and a switch for those of a single letter. */
export function KeySheet({ open, onClose, children }: KeySheetProps) {
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
        {children}
        <LetterKeysSwitch />
      </DialogBody>
    </Dialog>
  );
}
