import { mutationOptions, type Query } from "@tanstack/react-query";
import type { Voice } from "#contract/voices.ts";
import { clientScope, updateClient } from "#src/features/session/client-update.ts";
import { keys } from "#src/lib/query-keys.ts";

/** A press on a heart: which voice, and whether it is liked from now on. */
export interface Like {
  voice: Voice;
  isLiked: boolean;
}

const withLike = (urls: string[], url: string, isLiked: boolean): string[] => {
  const others = urls.filter((other) => other !== url);
  return isLiked ? [...others, url] : others;
};

const holds = ({ state }: Query, { voiceMp3 }: Voice) =>
  Array.isArray(state.data) && (state.data as Voice[]).some((voice) => voice.voiceMp3 === voiceMp3);

/**
 * Sends the whole client with the new list, made from the newest client when its turn comes. The list of liked voices
 * is asked for anew only when it lacks the voice: one that was let go of stays in it, unseen, so that undo is instant.
 */
export const likeVoice = mutationOptions({
  mutationKey: ["like-voice"],
  scope: clientScope,
  mutationFn: ({ voice: { voiceMp3 }, isLiked }: Like, { client }) =>
    updateClient(client, ({ likedVoiceMp3s }) => ({
      likedVoiceMp3s: withLike(likedVoiceMp3s, voiceMp3, isLiked),
    })),
  // An answer that left before this press would bring the card back.
  onMutate: (_like, { client }) =>
    client.cancelQueries({ queryKey: keys.likedVoices, predicate: ({ state }) => state.data !== undefined }),
  onSuccess: (_answer, { voice, isLiked }, _before, { client }) =>
    void client.invalidateQueries({
      queryKey: keys.likedVoices,
      predicate: (query) => isLiked && !holds(query, voice),
    }),
});
