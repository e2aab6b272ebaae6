import { useMutationState, useQuery, type Mutation } from "@tanstack/react-query";
import type { Voice } from "#contract/voices/voices.ts";
import { sessionQuery } from "#src/session/queries.ts";
import type { Session } from "#src/session/session.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { useSession } from "#src/session/use-session.ts";
import { likeKey as mutationKey, likeVoice, type Like } from "./mutations.ts";

export type LikeMutation = Mutation<void, Error, Like>;

export const likesOf = (session: Session | undefined): readonly string[] =>
  session?.userType === "client" ? session.profile.likedVoiceMp3s : [];

/**
 * Whether a voice is liked: by the last pending press on its heart, else by the cached client. A press that fails is no
 * longer pending, so the heart changes back by itself.
 */
function useIsLiked(voiceMp3: string | undefined): boolean {
  const { data: isLiked = false } = useQuery({
    ...sessionQuery,
    enabled: false,
    select: (session) => likesOf(session).some((url) => url === voiceMp3),
  });
  const pressed = useMutationState({
    filters: {
      mutationKey,
      status: "pending",
      predicate: ({ state }) => (state.variables as Like).voice.voiceMp3 === voiceMp3,
    },
    select: (mutation: LikeMutation) => mutation.state.variables?.isLiked,
  });
  return pressed.at(-1) ?? isLiked;
}

/**
 * Whether a voice is liked, and what turns that around: for clients only. `isListed` where the voice comes from the list of
 * liked voices, which may be newer than the cached client.
 */
export function useLike(voice: Voice | undefined, isListed = false) {
  const isClient = useSession()?.userType === "client";
  const isLiked = useIsLiked(voice?.voiceMp3) || isListed;
  const { mutate } = useSending(likeVoice);
  return { isLiked, press: isClient && voice ? () => mutate({ voice, isLiked: !isLiked }) : undefined };
}

interface LastLike {
  /** Identifies the press. */
  pressedAt: number;
  like: Like;
  error: unknown;
}

/** The last press on a heart since `since` (milliseconds), with its error. */
export function useLastLike(since: number): LastLike | undefined {
  const presses = useMutationState({
    filters: { mutationKey, predicate: ({ state }) => state.submittedAt >= since },
    select: ({ state: { submittedAt, variables, error } }: LikeMutation) =>
      variables && { pressedAt: submittedAt, like: variables, error },
  });
  return presses.at(-1);
}
