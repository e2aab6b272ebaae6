import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { setLetterKeys, useLetterKeys } from "#src/lib/browser/letter-keys.ts";
import { useServerHas } from "#src/session/use-session.ts";
import { Dialog, DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { Switch } from "#src/ui/form/choice/Switch.tsx";
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
    <dd className={styles["does"]}>{children}</dd>
  </div>
);

/** The keys of one place, under its name. */
const Place = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
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

/** All keys, by where they work, and a switch for those of a single letter. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const hasSearch = useServerHas("search");
  const space = t({ message: "Space", comment: "Name of a key on the keyboard" });
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
        <Place name={<Trans comment="Heading: keys that work everywhere">On every page</Trans>}>
          {hasSearch && (
            <Keys keys={["/"]}>
              <Trans>Search the voices, in the library</Trans>
            </Keys>
          )}
          <Keys keys={["?"]}>
            <Trans comment="What a key does: shows the list of keys">This list</Trans>
          </Keys>
        </Place>
        <Place name={<Trans comment="Heading: where keys work">On the cards and in the player</Trans>}>
          <Keys keys={[space]}>
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
            <Trans>Back or forward one second, on the waveform</Trans>
          </Keys>
          <Keys keys={["Page ↑", "Page ↓"]}>
            <Trans>Back or forward three seconds, on the waveform</Trans>
          </Keys>
        </Place>
        {hasSearch && (
          <Place name={<Trans comment="Heading: keys that work where voices are compared">Comparing</Trans>}>
            <Keys keys={["1–6"]}>
              <Trans comment="What the keys 1 to 6 do">Switch to the voice of this number</Trans>
            </Keys>
            <Keys keys={[space]}>
              <Trans>Play or pause</Trans>
            </Keys>
            <Keys keys={["←", "→"]}>
              <Trans>Back or forward one second</Trans>
            </Keys>
            <Keys keys={["R"]}>
              <Trans comment="What a key does: plays a part of the samples again and again">
                Repeat a part, or stop repeating it
              </Trans>
            </Keys>
            <Keys keys={["L"]}>
              <Trans>Like, or take the like back</Trans>
            </Keys>
          </Place>
        )}
        <LetterKeysSwitch />
      </DialogBody>
    </Dialog>
  );
}
