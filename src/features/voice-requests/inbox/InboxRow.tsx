import { Trans, useLingui } from "@lingui/react/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import ShieldAlert from "lucide-react/icons/shield-alert";
import { useId, useState } from "react";
import type { InboxRequest, VoiceRequestStatus } from "#contract/voice-requests/voice-requests.ts";
import { phoneUrl } from "#src/features/voice-requests/contact/phone-url.ts";
import { formatAgo, formatMoment } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { mailTo } from "#src/lib/mail-to.ts";
import { StateTag } from "#src/ui/tag/StateTag.tsx";
import { InboxDetails } from "./InboxDetails.tsx";
import { InboxStatus } from "./InboxStatus.tsx";
import styles from "./InboxRow.module.css";

interface InboxRowProps {
  request: InboxRequest;
  hasPage: boolean;
  now: Date;
  onMoved: (to: VoiceRequestStatus) => void;
}

/** One request: name, company, medium and ways to reply. The name expands the details. */
export function InboxRow({ request, hasPage, now, onMoved }: InboxRowProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const locale = currentLocale();
  const { fullName, companyName, projectMedium, email, createdAt } = request;
  return (
    <li className={styles["item"]}>
      <div className={styles["row"]}>
        <div>
          <h3 className={styles["heading"]}>
            <button
              type="button"
              className={styles["name"]}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {fullName}
              <ChevronDown className={styles["chevron"]} size={16} aria-hidden="true" />
            </button>
          </h3>
          <span className={styles["company"]}>{companyName}</span>
          {request.isSuspected && (
            <span className={styles["mark"]}>
              <StateTag look="outline" icon={<ShieldAlert size={14} aria-hidden="true" />}>
                <Trans comment="Mark of a voice request that a machine seems to have filled in">
                  Maybe spam
                </Trans>
              </StateTag>
            </span>
          )}
        </div>
        <span className={styles["medium"]}>{projectMedium}</span>
        <time className={styles["time"]} dateTime={createdAt} title={formatMoment(createdAt, locale)}>
          {formatAgo(createdAt, now, locale, "with time")}
        </time>
        <div className={styles["actions"]}>
          <a
            className={styles["link"]}
            href={phoneUrl(request)}
            aria-label={t({
              message: `Call: ${fullName}`,
              comment: "Name of a telephone link for screen readers; fullName is the visitor's",
            })}
          >
            <Phone size={18} aria-hidden="true" />
          </a>
          <a
            className={styles["link"]}
            href={mailTo(email)}
            aria-label={t({
              message: `Write an e-mail: ${fullName}`,
              comment: "Name of a link for screen readers; fullName is the visitor's",
            })}
          >
            <Mail size={18} aria-hidden="true" />
          </a>
          <InboxStatus request={request} onMoved={onMoved} />
        </div>
      </div>
      <div id={id} hidden={!isOpen}>
        <InboxDetails request={request} hasPage={hasPage} />
      </div>
    </li>
  );
}
