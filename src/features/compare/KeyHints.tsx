import { Trans, useLingui } from "@lingui/react/macro";
import { useLetterKeys } from "#src/lib/browser/letter-keys.ts";
import styles from "./rows/Rows.module.css";

const Key = ({ children }: { children: string }) => <kbd className={styles["kbd"]}>{children}</kbd>;

/** The keys of the page; a finger has no use for them. */
export function KeyHints({ voices }: { voices: number }) {
  const { t } = useLingui();
  const areLettersOn = useLetterKeys((state) => state.areOn);
  return (
    <ul className={styles["hints"]}>
      {areLettersOn && (
        <li>
          <Key>1</Key>–<Key>{`${voices}`}</Key>{" "}
          <Trans comment="What the keys 1 to 6 do: switch to another voice">switch</Trans>
        </li>
      )}
      <li>
        <Key>{t({ message: "Space", comment: "Name of a key on the keyboard" })}</Key>{" "}
        <Trans comment="What the space key does">play</Trans>
      </li>
      {areLettersOn && (
        <li>
          <Key>R</Key> <Trans comment="What the key R does: repeats a part of the samples">loop a part</Trans>
        </li>
      )}
    </ul>
  );
}
