import type { ReactNode } from "react";
import { useGuest } from "#src/features/guest/store.ts";
import { Problem } from "#src/lib/http/problem.ts";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";

/** Why the server refused what was answered last: a limit, with when to try again. A line that is down is said elsewhere. */
export function Refused(): ReactNode {
  const error = useGuest((state) => state.error);
  if (!(error instanceof Problem) || error.status === 0 || error.status >= 500) return null;
  return <FailureNotice error={error} />;
}
