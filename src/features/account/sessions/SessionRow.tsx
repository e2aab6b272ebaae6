import { Trans, useLingui } from "@lingui/react/macro";
import CircleDot from "lucide-react/icons/circle-dot";
import Monitor from "lucide-react/icons/monitor";
import Smartphone from "lucide-react/icons/smartphone";
import Tablet from "lucide-react/icons/tablet";
import { useState } from "react";
import type { LiveSession } from "#contract/session.ts";
import { AccountRow } from "#src/features/account/AccountRow.tsx";
import { FailureRow } from "#src/features/account/ActFailure.tsx";
import { formatAgo } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { deviceWords } from "#src/session/device-words.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Tag } from "#src/ui/tag/Tag.tsx";
import styles from "./SessionRow.module.css";
import { endLiveSession } from "./mutations.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

const icons = { computer: Monitor, phone: Smartphone, tablet: Tablet, "": Monitor };

/** A live session in words, with what ends it; the present one is ended by logging out. */
export function SessionRow({ session }: { session: LiveSession }) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useSending(endLiveSession);
  const [now] = useState(() => new Date());
  const Icon = icons[session.device];
  const words = deviceWords(session);
  const ago = formatAgo(session.lastUsedAt, now, currentLocale(), "with time");
  return (
    <>
      <AccountRow
        icon={<Icon size={20} />}
        title={words}
        detail={
          session.isCurrent ? (
            <Trans comment="State of a session">This device · now</Trans>
          ) : (
            <Trans comment="ago is such as “yesterday, 17.20” or a date">Last used: {ago}</Trans>
          )
        }
        action={
          session.isCurrent ? (
            <Tag look="color" className={styles["here"]}>
              <CircleDot size={14} aria-hidden="true" />
              <Trans comment="State of a session">This session</Trans>
            </Tag>
          ) : (
            <Button
              look="quiet"
              busy={isPending}
              aria-label={t({
                message: `End session: ${words}`,
                comment: "Name of a button; words are a device’s",
              })}
              onClick={() => mutate(session.id)}
            >
              <Trans comment="Button beside a session">End session</Trans>
            </Button>
          )
        }
      />
      <FailureRow error={error} />
    </>
  );
}
