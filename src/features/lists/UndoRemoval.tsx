import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useState } from "react";
import { sentenceOfWrite } from "#src/lib/http/outcome.ts";
import { Problem } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Toast } from "#src/ui/feedback/toast/Toast.tsx";
import { UndoButton } from "#src/ui/feedback/toast/UndoButton.tsx";
import { removeFromLists, type Removal } from "./mutations.ts";
import { useLastRemoval } from "./removals.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

/** Offers to undo the last removal until it is closed or followed by another, or says why one failed. */
export function UndoRemoval() {
  const { mutate } = useSending(removeFromLists);
  const [since] = useState(Date.now);
  const [closed, setClosed] = useState<number>();
  const last = useLastRemoval(since);
  const isOpen = last !== undefined && last.pressedAt !== closed;
  const hasEnded = last?.error instanceof Problem && last.error.endsSession; // the login page says so
  const close = () => setClosed(last?.pressedAt);
  const name = last?.removal.name;
  const undo = (removal: Removal) => mutate({ ...removal, isUndone: true });
  return (
    <>
      <Toast kind="failure" icon={<CircleAlert size={20} aria-hidden="true" />} onClose={close}>
        {isOpen && last.error !== null && !hasEnded && (
          <span>{translate(sentenceOfWrite(last.error, msg`Server responded with an error.`))}</span>
        )}
      </Toast>
      <Toast
        kind="news"
        action={last && <UndoButton key={last.pressedAt} onUndo={() => undo(last.removal)} />}
        onClose={close}
      >
        {isOpen && last.error === null && !last.removal.isUndone && (
          <span>
            {last.removal.voiceId === undefined ? (
              <span>
                <Trans comment="Message with the button “Undo”; name is a list’s">List deleted: {name}</Trans>
              </span>
            ) : (
              <span>
                <Trans comment="After a voice was taken out of a list; name is the artist’s or the list’s">
                  Removed from the list: {name}
                </Trans>
              </span>
            )}
          </span>
        )}
      </Toast>
    </>
  );
}
