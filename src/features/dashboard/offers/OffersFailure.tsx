import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./OffersNote.module.css";

/** Why the offers could not be loaded. */
export function OffersFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  useLingui();
  return (
    <div className={clsx(styles["note"], styles["error"])} role="alert">
      <p>{translate(sentenceOf(error, msg`Server responded with an error.`))}</p>
      <Button size="small" onClick={onRetry}>
        <Trans comment="Button after a failure">Try again</Trans>
      </Button>
    </div>
  );
}
