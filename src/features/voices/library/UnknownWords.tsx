import { Trans } from "@lingui/react/macro";
import styles from "./VoiceLibrary.module.css";

/** The words of a search that no voice has: struck through, since it goes on without them. */
export const UnknownWords = ({ words }: { words: readonly string[] }) => {
  const struck = words.map((word) => <s key={word}>{word}</s>);
  return (
    <p className={styles["unknown"]}>
      <Trans comment="Over the results; struck are words of the search, struck through">
        Found nowhere, so left out: {struck}
      </Trans>
    </p>
  );
};
