import { mutationOptions, type Query, type QueryClient } from "@tanstack/react-query";
import type { Voice } from "#contract/voices/voices.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { isOutcomeUnknown } from "#src/lib/http/outcome.ts";
import { updateClient } from "#src/session/client-update.ts";
import { refetchSession } from "#src/session/queries.ts";
import { clientScope } from "#src/session/session.ts";

/** A press on a heart: the voice, and whether it becomes liked. */
export interface Like {
  voice: Voice;
  isLiked: boolean;
}

const withLike = (urls: string[], url: string, isLiked: boolean): string[] => {
  const others = urls.filter((other) => other !== url);
  return isLiked ? [...others, url] : others;
};

/** After a lost answer: whether the server has the like as it was sent. Not retried. */
async function wasSaved(client: QueryClient, { voice, isLiked }: Like): Promise<boolean> {
  const session = await refetchSession(client, { retry: false }).catch(() => undefined);
  return (
    session?.userType === "client" && session.profile.likedVoiceMp3s.includes(voice.voiceMp3) === isLiked
  );
}

/** Sends the whole client with the new list, built from the newest client. */
async function sendLike(client: QueryClient, like: Like): Promise<void> {
  const { voice, isLiked } = like;
  try {
    await updateClient(client, ({ likedVoiceMp3s }) => ({
      likedVoiceMp3s: withLike(likedVoiceMp3s, voice.voiceMp3, isLiked),
    }));
  } catch (error) {
    if (!isOutcomeUnknown(error) || !(await wasSaved(client, like))) throw error;
  }
}

const includesVoice = ({ state }: Query, { voiceMp3 }: Voice) =>
  Array.isArray(state.data) && (state.data as Voice[]).some((voice) => voice.voiceMp3 === voiceMp3);

/**
 * Likes or unlikes a voice. The list of liked voices is refetched only when it lacks the voice: an unliked one stays in the
 * cached list, hidden, so that undo is instant.
 */
export const likeVoice = mutationOptions({
  mutationKey: ["like-voice"],
  scope: clientScope,
  gcTime: Number.POSITIVE_INFINITY, // what became of a press is told until its message is closed
  mutationFn: (like: Like, { client }) => sendLike(client, like),
  // A list requested before this press would bring the card back.
  onMutate: (_like, { client }) =>
    client.cancelQueries({ queryKey: keys.likedVoices, predicate: ({ state }) => state.data !== undefined }),
  onSuccess: (_answer, { voice, isLiked }, _before, { client }) =>
    void client.invalidateQueries({
      queryKey: keys.likedVoices,
      predicate: (query) => isLiked && !includesVoice(query, voice),
    }),
});

export const likeKey = likeVoice.mutationKey;
