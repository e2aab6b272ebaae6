import { useState } from "react";
import { agencyDay } from "#src/session/offers/answer-by.ts";
import { useAgencyTimeZone } from "#src/session/use-session.ts";

/** The agency’s day when the page was opened, as `2026-11-22`: by it consent holds or not. */
export function useToday(): string {
  const [now] = useState(() => new Date());
  return agencyDay(now, useAgencyTimeZone());
}
