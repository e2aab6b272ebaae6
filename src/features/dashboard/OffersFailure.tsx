import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import { sentenceOf } from "#src/lib/problem.ts";
import { say } from "#src/lib/sentence.ts";
import { Button } from "#src/ui/Button.tsx";
import { useFocusHandedOn } from "#src/ui/use-focus-handed-on.ts";
import styles from "./OffersNote.module.css";

/** Why the offers could not be had, in the sidebar. */
export function OffersFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  useLingui();
  return (
    <div
      ref={useFocusHandedOn<HTMLDivElement>()}
      className={clsx(styles["note"], styles["error"])}
      role="alert"
    >
      <p>{say(sentenceOf(error, msg`Server responded with an error.`))}</p>
      <Button size="small" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
