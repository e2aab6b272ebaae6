import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Attachment } from "#contract/offer-events.ts";
import { changeOffer } from "#src/features/offers/conversation/mutations.ts";
import { newKey } from "#src/lib/http/new-key.ts";

/** A message that is not stored yet. */
export interface OutgoingMessage {
  /** The idempotency key: sent again, it is stored once. */
  key: string;
  at: string;
  text: string;
  attachments: Attachment[];
  hasFailed: boolean;
}

/** Messages on their way: shown at once, gone when the offer holds them, kept with a retry when they could not be sent. */
export function useOutbox(offerId: string) {
  const [messages, setMessages] = useState<OutgoingMessage[]>([]);
  // One after the other, in the order in which they were written.
  const { mutateAsync } = useMutation({ ...changeOffer, scope: { id: `messages ${offerId}` } });

  const remove = (key: string) => setMessages((before) => before.filter((one) => one.key !== key));
  const mark = (key: string, hasFailed: boolean) =>
    setMessages((before) => before.map((one) => (one.key === key ? { ...one, hasFailed } : one)));

  const deliver = async ({ key, text, attachments }: OutgoingMessage) => {
    const attachmentIds = attachments.map(({ attachmentId }) => attachmentId);
    const change = {
      kind: "message" as const,
      ...(text && { text }),
      ...(attachmentIds.length > 0 && { attachmentIds }),
    };
    try {
      await mutateAsync({ offerId, key, change });
      remove(key);
    } catch {
      mark(key, true);
    }
  };

  return {
    messages,
    send: (text: string, attachments: Attachment[]) => {
      const message = { key: newKey(), at: new Date().toISOString(), text, attachments, hasFailed: false };
      setMessages((before) => [...before, message]);
      void deliver(message);
    },
    retry: (message: OutgoingMessage) => {
      mark(message.key, false);
      void deliver(message);
    },
    remove,
  };
}
