import { msg } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { RequestAct, RequestEvent, RequestEventKind } from "#contract/voice-requests/request-events.ts";
import type { ListedRequest } from "#contract/voice-requests/requests.ts";
import { requestQuery } from "#src/features/voice-requests/queries.ts";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { sentenceOfWrite } from "#src/lib/http/outcome.ts";
import { Problem } from "#src/lib/http/problem.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { actOnRequest } from "./mutations.ts";

/** An act before it is known what its sender has seen. */
export type Intent = RequestAct extends infer One
  ? One extends RequestAct
    ? Omit<One, "eventId">
    : never
  : never;

/** The request that an act concerns, as its sender saw it. */
export type Seen = Pick<ListedRequest, "id" | "fullName" | "eventId">;

/** What became of the last act. */
export type ActNews = { seen: Seen; intent: Intent } &
  /** `eventId` would undo it. */
  (
    | { kind: "done" | "undone"; eventId: string | undefined }
    /** Others were faster: `news` is what they did, `now` the request with it. */
    | { kind: "changed"; news: RequestEvent[]; now: Seen }
    | { kind: "failed"; sentence: Sentence }
  );

/** Codes that say that a request is no longer what its sender saw. */
const changedCodes = new Set(["request-changed", "request-merged", "idempotency-mismatch"]);
export const isRequestChanged = (error: unknown): boolean =>
  error instanceof Problem && error.code !== undefined && changedCodes.has(error.code);

/** The event that each act adds; others may have come before the answer is read. */
const eventOf: Record<RequestAct["kind"], RequestEventKind> = {
  note: "noted",
  contact: "contacted",
  assign: "assigned",
  state: "stateChanged",
  merge: "merged",
  undo: "undone",
};

/** The events after the last one that was seen. */
export const eventsSince = ({ events }: Pick<ReadRequest, "events">, { eventId }: Pick<Seen, "eventId">) =>
  events.filter((event) => Number(event.eventId) > Number(eventId));

/** Acts that take one press, on a request of a list or a page: each is done at once, says so, and can be undone. */
export function useActs() {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useSending(actOnRequest);
  const [news, setNews] = useState<ActNews>();

  /** Says what was done, with what would undo it. */
  const sayDone = (intent: Intent, after: ReadRequest) => {
    const made = after.events.findLast(({ kind }) => kind === eventOf[intent.kind]);
    setNews({
      kind: intent.kind === "undo" ? "undone" : "done",
      seen: after,
      intent,
      eventId: made?.eventId,
    });
  };
  const run = async (seen: Seen, intent: Intent) => {
    if (isPending) return;
    setNews(undefined);
    const { id, eventId } = seen;
    try {
      sayDone(intent, await mutateAsync({ id, act: { ...intent, eventId } as RequestAct }));
    } catch (error) {
      if (isRequestChanged(error)) {
        const { value } = await client.fetchQuery({ ...requestQuery(id), staleTime: 0 });
        setNews({ kind: "changed", seen, intent, news: eventsSince(value, seen), now: value });
      } else {
        const sentence = sentenceOfWrite(error, msg`Server responded with an error.`);
        setNews({ kind: "failed", seen, intent, sentence });
      }
    }
  };
  return {
    news,
    isPending,
    close: () => setNews(undefined),
    sayDone,
    act: (seen: Seen, intent: Intent) => void run(seen, intent),
    /** Takes the event of an act back. */
    undo: (seen: Seen, undoes: string) => void run(seen, { kind: "undo", undoes }),
  };
}

export type Acts = ReturnType<typeof useActs>;
