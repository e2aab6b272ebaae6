import { mutationOptions, type Query, type QueryClient } from "@tanstack/react-query";
import type { Voice } from "#contract/voices.ts";
import { clientScope } from "#src/features/session/session.ts";
import { keys } from "#src/lib/query-keys.ts";

/** A press on a heart: which voice, and whether it is liked from now on. */
export interface Like {
  voice: Voice;
  isLiked: boolean;
}

/** What sends a like comes with the first hover, focus or press of a heart. */
export const fetchSender = () => import("./send-like.ts").then((code) => code.sendLike);

const holds = ({ state }: Query, { voiceMp3 }: Voice) =>
  Array.isArray(state.data) && (state.data as Voice[]).some((voice) => voice.voiceMp3 === voiceMp3);

/**
 * The list of liked voices is asked for anew only when it lacks the voice: one that was let go of stays in it, unseen,
 * so that undo is instant.
 */
const likeVoice = mutationOptions({
  mutationKey: ["like-voice"],
  scope: clientScope,
  mutationFn: async (like: Like, { client }) => (await fetchSender())(client, like),
  // An answer that left before this press would bring the card back.
  onMutate: (_like, { client }) =>
    client.cancelQueries({ queryKey: keys.likedVoices, predicate: ({ state }) => state.data !== undefined }),
  onSuccess: (_answer, { voice, isLiked }, _before, { client }) =>
    void client.invalidateQueries({
      queryKey: keys.likedVoices,
      predicate: (query) => isLiked && !holds(query, voice),
    }),
});

export const likeKey = likeVoice.mutationKey;

/**
 * Says whether the voice is liked from now on; what comes of it stands in the cache (likes.ts). Fifteen hearts need no
 * observer each.
 */
export const setLike = (client: QueryClient, like: Like): void =>
  void client
    .getMutationCache()
    .build(client, likeVoice)
    .execute(like)
    .catch(() => undefined);
