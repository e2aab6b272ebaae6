import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useState } from "react";
import type { InboxRequest, VoiceRequestStatus } from "#contract/voice-requests/voice-requests.ts";
import { sentenceOfWrite } from "#src/lib/http/outcome.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Toast } from "#src/ui/feedback/toast/Toast.tsx";
import { UndoButton } from "#src/ui/feedback/toast/UndoButton.tsx";
import { moveRequest } from "./inbox-mutations.ts";
import { statusNames } from "./request-statuses.ts";

/** A request as it was before it got another status. */
export interface Move {
  request: InboxRequest;
  to: VoiceRequestStatus;
}

/** Says where a request went, and takes it back to where it was; until it is closed or another one moves. */
export function UndoMove({ move, onClose }: { move: Move | undefined; onClose: () => void }) {
  const { i18n } = useLingui();
  const [undone, setUndone] = useState<Move>();
  const { mutate, error, reset } = useSending(moveRequest);
  const isUndone = move !== undefined && move === undone;
  const isFailed = isUndone && error !== null;
  const undo = (last: Move) => {
    setUndone(last);
    mutate({ request: { ...last.request, status: last.to }, status: last.request.status });
  };
  const close = () => {
    reset();
    onClose();
  };
  const wordsOf = ({ request: { fullName, status }, to }: Move) =>
    isFailed
      ? translate(sentenceOfWrite(error, msg`Server responded with an error.`))
      : `${fullName}: ${i18n._(statusNames[isUndone ? status : to])}`;
  return (
    <Toast
      kind={isFailed ? "failure" : "news"}
      icon={isFailed && <CircleAlert size={20} aria-hidden="true" />}
      action={move && !isUndone && <UndoButton key={move.request.id + move.to} onUndo={() => undo(move)} />}
      onClose={close}
    >
      {move && <span key={wordsOf(move)}>{wordsOf(move)}</span>}
    </Toast>
  );
}
