import { useLingui } from "@lingui/react";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useState } from "react";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { Problem } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { clientUpdateSentence } from "#src/session/client-update.ts";
import { Toast } from "#src/ui/feedback/toast/Toast.tsx";
import { useLastLike } from "#src/voice/likes/likes.ts";

const SaidLike = lazyPart(() => import("./SaidLike.tsx").then((code) => code.SaidLike));

/** Says what became of the last press on a heart; why it failed, until that is closed or another heart is pressed. */
export function LikeOutcome() {
  useLingui();
  const [since] = useState(Date.now);
  const [closed, setClosed] = useState<number>();
  const last = useLastLike(since);
  const hasEnded = last?.error instanceof Problem && last.error.endsSession; // the login page says so
  const isShown = Boolean(last?.error) && !hasEnded && last?.pressedAt !== closed;
  return (
    <>
      <Toast
        kind="failure"
        icon={<CircleAlert size={20} aria-hidden="true" />}
        onClose={() => setClosed(last?.pressedAt)}
      >
        {isShown && <span>{translate(clientUpdateSentence(last?.error))}</span>}
      </Toast>
      {last && <SaidLike key={last.pressedAt} like={last.like} />}
    </>
  );
}
