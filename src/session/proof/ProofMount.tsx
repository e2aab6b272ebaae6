import { useEffect, useState, useSyncExternalStore } from "react";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { onSessionEnd } from "#src/session/session-end.ts";
import { currentQuestion, onQuestion, type ProofQuestion } from "./with-proof.ts";

const ProofDialog = lazyPart(() => import("./ProofDialog.tsx").then((code) => code.ProofDialog));

/**
 * Shows the question of `withProof`. It stands in the layout of every route with sensitive acts, because the other pages
 * need none of its code.
 */
export function ProofMount() {
  const question = useSyncExternalStore(onQuestion, currentQuestion);
  // The dialog stays mounted after its first use, so that it can close gently and return the focus to the act.
  const [last, setLast] = useState<ProofQuestion | null>(null);
  if (question && question !== last) setLast(question);
  useEffect(() => {
    return onSessionEnd(() => currentQuestion()?.answer(false));
  }, []);
  useEffect(() => () => currentQuestion()?.answer(false), []);
  if (!last) return null;
  return (
    <ProofDialog open={question !== null} onAnswer={last.answer} onMissing={() => question?.answer(false)} />
  );
}
