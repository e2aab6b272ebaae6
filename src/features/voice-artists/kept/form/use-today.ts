import { useState } from "react";
import { dayIn } from "#contract/constants/wall-clock.ts";
import { useAgencyTimeZone } from "#src/session/use-session.ts";

/** The agency’s day when the page was opened, as `2026-11-22`: by it consent holds or not. */
export function useToday(): string {
  const [now] = useState(() => new Date());
  return dayIn(useAgencyTimeZone(), now);
}
