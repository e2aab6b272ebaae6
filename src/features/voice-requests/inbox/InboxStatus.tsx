import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { voiceRequestStatuses } from "#contract/constants/enumerations.ts";
import type { InboxRequest, VoiceRequestStatus } from "#contract/voice-requests.ts";
import { sentenceOfWrite } from "#src/lib/http/outcome.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { menuItemClass } from "#src/ui/popover/menu-class.ts";
import { Popover } from "#src/ui/popover/Popover.tsx";
import { moveRequest } from "./inbox-mutations.ts";
import { statusNames } from "./request-statuses.ts";
import styles from "./InboxStatus.module.css";
import { useSending } from "#src/session/sending/use-sending.ts";

interface InboxStatusProps {
  request: InboxRequest;
  onMoved: (to: VoiceRequestStatus) => void;
}

/** A request's status as a menu of all three; selecting one moves the request there. */
export function InboxStatus({ request, onMoved }: InboxStatusProps) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error } = useSending(moveRequest);
  const present = i18n._(statusNames[request.status]);
  const { fullName } = request;
  const move = (status: VoiceRequestStatus) => {
    if (status !== request.status) mutate({ request, status }, { onSuccess: () => onMoved(status) });
  };
  return (
    <div className={styles["status"]}>
      <Popover
        className={styles["menu"]}
        trigger={(trigger) => (
          <Button
            {...trigger}
            className={styles["button"]}
            busy={isPending}
            aria-label={t({
              message: `Status: ${present}, ${fullName}`,
              comment:
                "Name of a menu for screen readers; present is the request's status, fullName the visitor's",
            })}
            data-status-button
          >
            {present}
            <ChevronDown size={16} aria-hidden="true" />
          </Button>
        )}
      >
        {(close) => (
          <ul>
            {voiceRequestStatuses.map((status) => (
              <li key={status}>
                <button
                  type="button"
                  className={menuItemClass}
                  aria-current={status === request.status ? "true" : undefined}
                  onClick={() => {
                    close();
                    move(status);
                  }}
                >
                  <span className={styles["word"]}>{i18n._(statusNames[status])}</span>
                  {status === request.status && <Check size={18} aria-hidden="true" />}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Popover>
      {error && (
        <p className={styles["error"]} role="alert">
          {translate(sentenceOfWrite(error, msg`Server responded with an error.`))}
        </p>
      )}
    </div>
  );
}
