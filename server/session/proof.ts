import { isFuture } from "#server/db/future.ts";
import { Problem } from "#server/http/problems/problem.ts";

/** How long a proof of who it is holds for sensitive acts; a login counts as one. */
export const proofMinutes = 10;

/** 403 `proof-needed` where this session has not shown who it is for ten minutes; `POST /auth/proof` does. */
export function requireProof({ provenAt }: { provenAt: Date }, now: Date): void {
  const isOld = now.getTime() - provenAt.getTime() > proofMinutes * 60_000;
  if (isOld || isFuture(provenAt, now)) throw new Problem(403, "proof-needed");
}
