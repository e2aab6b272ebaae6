import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { RequestEvent } from "#contract/voice-requests/request-events.ts";
import { eventTitle } from "#src/features/voice-requests/event-words.ts";

/** Says that a request has changed since it was read, and what others did. */
export function WhatIsNew({ news }: { news: readonly RequestEvent[] }) {
  useLingui();
  const happened = news.map((event) => [event.by, eventTitle(event)].filter(Boolean).join(": ")).join("; ");
  return (
    <span>
      <Trans comment="happened is what others did, such as “Ayşe Erdem: Called”">
        The request has changed in the meantime. {happened}
      </Trans>
    </span>
  );
}
