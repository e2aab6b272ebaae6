import { mutationOptions, type Query, type QueryClient } from "@tanstack/react-query";
import type { Voice } from "#contract/voices.ts";
import { clientScope, updateClient } from "#src/features/session/client-update.ts";
import { refetchSession } from "#src/features/session/queries.ts";
import { keys } from "#src/lib/query-keys.ts";
import { isUnknown } from "#src/lib/retry.ts";

/** A press on a heart: which voice, and whether it is liked from now on. */
export interface Like {
  voice: Voice;
  isLiked: boolean;
}

const withLike = (urls: string[], url: string, isLiked: boolean): string[] => {
  const others = urls.filter((other) => other !== url);
  return isLiked ? [...others, url] : others;
};

/** After an answer that was lost: whether the client has the like as it was meant to be. Asked once. */
async function isDone(client: QueryClient, { voice, isLiked }: Like): Promise<boolean> {
  const session = await refetchSession(client, { retry: false }).catch(() => undefined);
  return (
    session?.userType === "client" && session.profile.likedVoiceMp3s.includes(voice.voiceMp3) === isLiked
  );
}

const holds = ({ state }: Query, { voiceMp3 }: Voice) =>
  Array.isArray(state.data) && (state.data as Voice[]).some((voice) => voice.voiceMp3 === voiceMp3);

/**
 * Sends the whole client with the new list, made from the newest client when its turn comes. The list of liked voices
 * is asked for anew only when it lacks the voice: one that was let go of stays in it, unseen, so that undo is instant.
 */
export const likeVoice = mutationOptions({
  mutationKey: ["like-voice"],
  scope: clientScope,
  mutationFn: async (like: Like, { client }) => {
    const { voice, isLiked } = like;
    try {
      await updateClient(client, ({ likedVoiceMp3s }) => ({
        likedVoiceMp3s: withLike(likedVoiceMp3s, voice.voiceMp3, isLiked),
      }));
    } catch (error) {
      if (!isUnknown(error) || !(await isDone(client, like))) throw error;
    }
  },
  // An answer that left before this press would bring the card back.
  onMutate: (_like, { client }) =>
    client.cancelQueries({ queryKey: keys.likedVoices, predicate: ({ state }) => state.data !== undefined }),
  onSuccess: (_answer, { voice, isLiked }, _before, { client }) =>
    void client.invalidateQueries({
      queryKey: keys.likedVoices,
      predicate: (query) => isLiked && !holds(query, voice),
    }),
});
