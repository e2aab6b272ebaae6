import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { voiceRequestStatuses } from "#contract/constants/values/voice-requests.ts";
import type { InboxRequest, VoiceRequestStatus } from "#contract/voice-requests/voice-requests.ts";
import { ChoiceMenu } from "#src/features/voice-requests/ChoiceMenu.tsx";
import { sentenceOfWrite } from "#src/lib/http/outcome.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
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
  return (
    <div className={styles["status"]}>
      <ChoiceMenu
        className={styles["button"]}
        busy={isPending}
        label={t({
          message: `Status: ${present}, ${fullName}`,
          comment:
            "Name of a menu for screen readers; present is the request's status, fullName the visitor's",
        })}
        value={request.status}
        options={voiceRequestStatuses.map((value) => ({ value, words: i18n._(statusNames[value]) }))}
        onChoose={(status) => mutate({ request, status }, { onSuccess: () => onMoved(status) })}
        data-status-button
      >
        {present}
      </ChoiceMenu>
      {error && (
        <p className={styles["error"]} role="alert">
          {translate(sentenceOfWrite(error, msg`Server responded with an error.`))}
        </p>
      )}
    </div>
  );
}
