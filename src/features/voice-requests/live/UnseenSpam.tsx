import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { Notice, noticeLinkClass } from "#src/ui/feedback/Notice.tsx";
import { requestAttentionQuery } from "./request-attention.ts";
import { isSpamUnseen } from "./seen-spam.ts";

/** Says that a suspected request has been there for a day and was not looked at on this device, with the way to it. */
export function UnseenSpam() {
  const spamADayOld = useQuery(requestAttentionQuery).data?.spamADayOld ?? null;
  if (!isSpamUnseen(spamADayOld)) return null;
  return (
    <Notice kind="warning" isRead>
      <Trans>A suspected voice request came more than a day ago, and was not seen on this device.</Trans>{" "}
      <AppLink className={noticeLinkClass} to="/owner/requests" search={{ tab: "spam" }}>
        <Trans comment="Link of a notice: leads to the voice requests that look like spam">
          Show suspected requests
        </Trans>
      </AppLink>
    </Notice>
  );
}
