import {
  useMutation,
  useQueryClient,
  type MutationFunctionContext,
  type QueryClient,
  type UseMutationOptions,
  type UseMutationResult,
} from "@tanstack/react-query";
import { useRef, useState } from "react";
import { SessionOver } from "#src/lib/http/problem.ts";
import { retryWrite } from "#src/lib/http/retry.ts";
import { sessionQuery } from "#src/session/queries.ts";
import { sessionClient } from "#src/session/session-client.ts";
import { serverHas } from "#src/session/session.ts";
import { useSession } from "#src/session/use-session.ts";
import { ArrivedElsewhere, isRefused, openDraft, type Draft, type Elsewhere } from "./draft.ts";
import { useClearOnArrival, useElsewhere } from "./use-draft.ts";

/**
 * `unknown`: it was sent, and no answer said whether it arrived. `elsewhere`: another tab is sending it; the last two say what
 * became of that.
 */
export type SendingState =
  | "idle"
  | "sending"
  | "unknown"
  | "arrived"
  | "refused"
  | "elsewhere"
  | "arrivedElsewhere"
  | "refusedElsewhere";

/** The header that names what is sent, so that it is done once however often it comes; nothing where the server knows none. */
export function keyHeader({
  client,
  meta,
}: Pick<MutationFunctionContext, "client" | "meta">): Record<string, string> {
  const session = client.getQueryData(sessionQuery.queryKey);
  const isKnown = session !== undefined && serverHas(session, "idempotency");
  return isKnown && meta?.key !== undefined ? { "idempotency-key": meta.key } : {};
}

export type Sending<Made, Sent, Before = unknown> = UseMutationResult<Made, Error, Sent, Before> & {
  state: SendingState;
  /** No answer has come yet, and it is being sent again. */
  isChecking: boolean;
};

/**
 * Sends what a person typed or pressed, by a mutation. It is sent under the draft's idempotency key until the server's answer is
 * known, whatever becomes of the page meanwhile; what has arrived leaves the draft. Where the call carries that key
 * (`meta.isKeyed`, `keyHeader`) and the server knows it, a lost answer is asked for again. Nothing is sent for a session
 * that has ended.
 */
export function useSending<Made, Sent, Before = unknown>(
  mutation: UseMutationOptions<Made, Error, Sent, Before>,
  draft?: Draft,
): Sending<Made, Sent, Before> {
  const session = useSession();
  const begunIn = useRef<QueryClient>(undefined);
  const [press] = useState(() => openDraft(undefined, ""));
  const held = draft ?? press;
  const canRepeat =
    mutation.meta?.isKeyed === true && session !== undefined && serverHas(session, "idempotency");
  const { mutationFn } = mutation;
  const result = useMutation({
    ...mutation,
    meta: { ...mutation.meta, key: held.key },
    retry: canRepeat ? retryWrite : false,
    ...(mutationFn && {
      mutationFn: async (sent: Sent, context: MutationFunctionContext) => {
        await held.settled();
        if (held.elsewhere === "arrived" && !canRepeat) throw new ArrivedElsewhere();
        if (begunIn.current !== sessionClient()) throw new SessionOver();
        return mutationFn(sent, context);
      },
    }),
    onMutate: (sent, context) => {
      begunIn.current = sessionClient();
      held.sent();
      return mutation.onMutate?.(sent, context) as Before;
    },
    onSuccess: (made, sent, before, context) => {
      held.arrived();
      return mutation.onSuccess?.(made, sent, before, context);
    },
    onError: (error, sent, before, context) => {
      held.failed(error);
      return mutation.onError?.(error, sent, before, context);
    },
  });
  const elsewhere = useElsewhere(held);
  const client = useQueryClient();
  useClearOnArrival(held, () => {
    for (const queryKey of mutation.meta?.refreshes ?? []) void client.invalidateQueries({ queryKey });
  });
  return {
    ...result,
    state: stateOf(result, held.isUnknown, elsewhere),
    isChecking: result.isPending && result.failureCount > 0,
  };
}

/** The state by what another tab does. */
export const elsewhereStates = {
  sending: "elsewhere",
  arrived: "arrivedElsewhere",
  refused: "refusedElsewhere",
} as const satisfies Record<Elsewhere, SendingState>;

/** Whether another tab was sending it. */
export const isElsewhere = (state: SendingState): boolean =>
  Object.values<SendingState>(elsewhereStates).includes(state);

function stateOf(
  { status, error }: Pick<UseMutationResult, "status" | "error">,
  isUnknown: boolean,
  elsewhere: Elsewhere | undefined,
): SendingState {
  if (elsewhere === "sending") return elsewhereStates.sending;
  if (status === "pending") return "sending";
  if (status === "success") return "arrived";
  if (elsewhere === "arrived") return elsewhereStates.arrived;
  if (status === "error") return isRefused(error) ? "refused" : "unknown";
  if (elsewhere === "refused") return elsewhereStates.refused;
  return isUnknown ? "unknown" : "idle";
}
