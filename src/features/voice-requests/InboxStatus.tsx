import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { InboxRequest, VoiceRequestStatus } from "#contract/voice-requests.ts";
import { sentenceOf } from "#src/lib/problem.ts";
import { say } from "#src/lib/sentence.ts";
import { Button } from "#src/ui/Button.tsx";
import { menuItemClass } from "#src/ui/menu-class.ts";
import { Popover } from "#src/ui/Popover.tsx";
import { moveRequest } from "./inbox-mutations.ts";
import { requestStatuses, statusNames } from "./request-statuses.ts";
import styles from "./InboxStatus.module.css";

interface InboxStatusProps {
  request: InboxRequest;
  onMoved: (to: VoiceRequestStatus) => void;
}

/** The state of a request; it opens the three states and moves the request to the chosen one. */
export function InboxStatus({ request, onMoved }: InboxStatusProps) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error } = useMutation(moveRequest);
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
            aria-label={t`Status: ${present}, ${fullName}`}
            data-status-button
          >
            {present}
            <ChevronDown size={16} aria-hidden="true" />
          </Button>
        )}
      >
        {(close) => (
          <ul>
            {requestStatuses.map((status) => (
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
          {say(sentenceOf(error, msg`Server responded with an error.`))}
        </p>
      )}
    </div>
  );
}
