import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { eventsSince } from "#src/features/voice-requests/acts/use-acts.ts";
import { WhatIsNew } from "#src/features/voice-requests/acts/WhatIsNew.tsx";
import { requestQuery } from "#src/features/voice-requests/queries.ts";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";

/** What the dialog of another feature needs to make a client of a request. */
export interface ClientOpening {
  open: boolean;
  of: {
    id: string;
    /** The last event that was seen, or else said. */
    eventId: string;
    values: { name: string; lastName: string; company: string; email: string };
    /** What others did meanwhile. */
    news: ReactNode;
    /** To be called where the request has changed: what is new is then told. */
    onChanged: () => void;
  };
  onClose: () => void;
}

export type ClientSlot = (opening: ClientOpening) => ReactNode;

/** The last word of a name is the last name. */
function namesOf(fullName: string): { name: string; lastName: string } {
  const words = fullName.trim().split(/\s+/);
  return words.length === 1
    ? { name: words[0] ?? "", lastName: "" }
    : { name: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}

interface MakeClientProps {
  open: boolean;
  request: ReadRequest;
  dialog: ClientSlot;
  onClose: () => void;
}

/** The dialog that makes a client of a request, with what the visitor told of themselves. */
export function MakeClient({ open, request, dialog, onClose }: MakeClientProps) {
  const client = useQueryClient();
  const [seen, setSeen] = useState({ eventId: request.eventId });
  const [told, setTold] = useState<{ before: typeof seen; now: ReadRequest }>();
  const tell = async () => {
    const { value } = await client.fetchQuery({ ...requestQuery(request.id), staleTime: 0 });
    setTold({ before: seen, now: value });
    setSeen({ eventId: value.eventId });
  };
  const { id, fullName, companyName, email } = request;
  return dialog({
    open,
    onClose,
    of: {
      id,
      eventId: seen.eventId,
      values: { ...namesOf(fullName), company: companyName, email },
      news: told && <WhatIsNew news={eventsSince(told.now, told.before)} />,
      onChanged: () => void tell(),
    },
  });
}
