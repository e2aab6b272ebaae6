import { Trans } from "@lingui/react/macro";
import { Fragment } from "react";
import styles from "./VoiceLibrary.module.css";

/** The words of a search that no voice has: struck through, since it goes on without them. */
export const UnknownWords = ({ words }: { words: readonly string[] }) => {
  const struck = words.map((word, nth) => (
    <Fragment key={word}>
      {nth > 0 && ", "}
      <s>{word}</s>
    </Fragment>
  ));
  return (
    <p className={styles["unknown"]}>
      <Trans comment="Over the results; struck are words of the search, struck through">
        Found nowhere, so left out: {struck}
      </Trans>
    </p>
  );
};
