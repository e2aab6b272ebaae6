import { useLingui } from "@lingui/react";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useState } from "react";
import { clientUpdateSentence } from "#src/features/session/client-update-sentence.ts";
import { Problem } from "#src/lib/problem.ts";
import { say } from "#src/lib/sentence.ts";
import { Toast } from "#src/ui/Toast.tsx";
import { useLastLike } from "./likes.ts";

/** Says why the last press on a heart was taken back, until it is closed or a heart is pressed again. */
export function LikeFailure() {
  useLingui();
  const [since] = useState(Date.now);
  const [closed, close] = useState<number>();
  const last = useLastLike(since);
  const hasEnded = last?.error instanceof Problem && last.error.endsSession; // the login page says so
  const isShown = Boolean(last?.error) && !hasEnded && last?.pressedAt !== closed;
  return (
    <Toast
      kind="failure"
      icon={<CircleAlert size={20} aria-hidden="true" />}
      onClose={() => close(last?.pressedAt)}
    >
      {isShown && say(clientUpdateSentence(last?.error))}
    </Toast>
  );
}
