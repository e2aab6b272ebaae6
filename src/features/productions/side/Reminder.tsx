import { Plural, Trans } from "@lingui/react/macro";
import Bell from "lucide-react/icons/bell";
import { productionLimits } from "#contract/constants/production-limits.ts";
import { remindClient } from "#src/features/productions/mutations.ts";
import type { ProducedOffer } from "#src/features/productions/takes.ts";
import { formatWhen } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import styles from "./Side.module.css";
import { workingDaysSince } from "./working-days.ts";

const day = 24 * 60 * 60_000;
const { waitDays } = productionLimits;

/** Tells the agency that takes have waited for long, and reminds the client of them, once a day at most. */
export function Reminder({ offer: { offerId, production }, now }: { offer: ProducedOffer; now: Date }) {
  const { mutate, isPending, error } = useSending(remindClient);
  const { state, handedOverAt, remindedAt } = production;
  if (state !== "review" || handedOverAt === null || workingDaysSince(handedOverAt, now) <= waitDays)
    return null;
  const reminded = remindedAt && formatWhen(remindedAt, now, currentLocale());
  const mayRemind = remindedAt === null || now.getTime() - Date.parse(remindedAt) > day;
  return (
    <div className={styles["acts"]}>
      <p className={styles["why"]}>
        <Plural
          comment="For how many working days a client has not answered"
          value={waitDays}
          one="The takes have waited for the client for more than # working day."
          other="The takes have waited for the client for more than # working days."
        />
      </p>
      {mayRemind ? (
        <Button
          wide
          busy={isPending}
          icon={<Bell size={20} aria-hidden="true" />}
          onClick={() => mutate(offerId)}
        >
          <Trans comment="Button: sends the client a mail">Remind</Trans>
        </Button>
      ) : (
        <p className={styles["why"]}>
          <Trans comment="reminded is such as: today 09:12">Reminded {reminded}</Trans>
        </p>
      )}
      {error && <FailureNotice error={error} />}
    </div>
  );
}
