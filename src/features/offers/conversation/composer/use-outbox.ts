import { useState } from "react";
import { newKey } from "#src/lib/http/new-key.ts";
import { newOutgoing, outgoingBefore, type MessageDraft, type OutgoingMessage } from "./draft.ts";

interface Outbox {
  messages: readonly OutgoingMessage[];
  send: (message: MessageDraft) => void;
  /** The offer holds it, or its writer has given it up. */
  remove: (id: string) => void;
}

/** Messages of a user to an offer that are not known to have arrived: shown at once, and kept until the offer holds them. */
export function useOutbox(owner: string, offerId: string): Outbox {
  const [messages, setMessages] = useState(() => outgoingBefore(owner, offerId));
  return {
    messages,
    send: ({ text, attachments }) => {
      const at = new Date().toISOString();
      const message = newOutgoing(owner, offerId, { key: newKey(), at, text, attachments });
      setMessages((before) => [...before, message]);
    },
    remove: (id) => setMessages((before) => before.filter((one) => one.id !== id)),
  };
}
