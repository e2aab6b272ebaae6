import { useLingui } from "@lingui/react";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useState } from "react";
import { Problem } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { clientUpdateSentence } from "#src/session/client-update.ts";
import { Toast } from "#src/ui/feedback/Toast.tsx";
import { useLastLike } from "#src/voice/likes/likes.ts";

/** Says why the last like failed, until it is closed or another heart is pressed. */
export function LikeFailure() {
  useLingui();
  const [since] = useState(Date.now);
  const [closed, setClosed] = useState<number>();
  const last = useLastLike(since);
  const hasEnded = last?.error instanceof Problem && last.error.endsSession; // the login page says so
  const isShown = Boolean(last?.error) && !hasEnded && last?.pressedAt !== closed;
  return (
    <Toast
      kind="failure"
      icon={<CircleAlert size={20} aria-hidden="true" />}
      onClose={() => setClosed(last?.pressedAt)}
    >
      {isShown && <span>{translate(clientUpdateSentence(last?.error))}</span>}
    </Toast>
  );
}
