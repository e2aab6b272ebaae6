import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { termsOf } from "#src/features/offers/conversation/offer-events.ts";
import { isStated } from "#src/features/offers/conversation/terms/changed-terms.ts";
import { TermRows } from "#src/features/offers/conversation/terms/TermRows.tsx";
import { budgetWords, type TermName } from "#src/features/offers/conversation/terms/terms.ts";
import type { ActDialogProps } from "./act-dialog.ts";
import styles from "./Acts.module.css";
import { AskDialog } from "./AskDialog.tsx";
import { useAct } from "./use-act.ts";

const named: TermName[] = ["budget", "voiceIds", "usage", "rounds", "deliverBy"];

/** Says what will hold, and accepts it. */
export function AcceptDialog(props: ActDialogProps) {
  const { t } = useLingui();
  const act = useAct(props.offer, props.onDone);
  const terms = termsOf(act.base);
  const { budget, platform, version } = terms;
  const amount = budgetWords(budget, props.offer.currency);
  return (
    <AskDialog
      {...props}
      act={act}
      kind="accept"
      title={t({ message: "Accept the offer?", comment: "Heading of a window" })}
      look="primary"
      action={<Trans comment="Button: accepts an offer">Accept</Trans>}
    >
      <p className={styles["says"]}>
        {t({
          message: plural(version, {
            one: `You accept ${amount} for # version on ${platform}`,
            other: `You accept ${amount} for # versions on ${platform}`,
          }),
          comment:
            "What an acceptance will mean; amount is such as $1,250, platform a client’s own words such as TV",
        })}
      </p>
      <TermRows
        names={named.filter((name) => name !== "rounds" || isStated(name, terms))}
        terms={terms}
        offer={act.base}
      />
      <p>
        <Trans>The terms cannot be changed afterwards.</Trans>
      </p>
    </AskDialog>
  );
}
