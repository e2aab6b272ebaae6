import { useMutationState, useQuery } from "@tanstack/react-query";
import type { Voice } from "#contract/voices/voices.ts";
import { sessionQuery } from "#src/session/queries.ts";
import { likesOf, type LikeMutation } from "#src/voice/likes/likes.ts";
import { likeKey as mutationKey } from "#src/voice/likes/mutations.ts";

/** The listed voices that are still liked. `listedAt` (milliseconds) tells whether list or client is newer. */
export function useStillLiked(list: readonly Voice[] | undefined, listedAt: number): Voice[] | undefined {
  const { data: session, dataUpdatedAt } = useQuery({ ...sessionQuery, enabled: false });
  const pressed = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: (mutation: LikeMutation) => mutation.state.variables,
  });
  const likes = new Set(likesOf(session));
  return list?.filter(({ voiceMp3 }) => {
    const last = pressed.findLast((like) => like?.voice.voiceMp3 === voiceMp3);
    return last?.isLiked ?? (dataUpdatedAt > listedAt ? likes.has(voiceMp3) : true);
  });
}
