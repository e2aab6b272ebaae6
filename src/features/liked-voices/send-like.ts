import type { QueryClient } from "@tanstack/react-query";
import { updateClient } from "#src/features/session/client-update.ts";
import { refetchSession } from "#src/features/session/queries.ts";
import { isUnknown } from "#src/lib/retry.ts";
import type { Like } from "./mutations.ts";

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

/** Sends the whole client with the new list, made from the newest client when its turn comes. */
export async function sendLike(client: QueryClient, like: Like): Promise<void> {
  const { voice, isLiked } = like;
  try {
    await updateClient(client, ({ likedVoiceMp3s }) => ({
      likedVoiceMp3s: withLike(likedVoiceMp3s, voice.voiceMp3, isLiked),
    }));
  } catch (error) {
    if (!isUnknown(error) || !(await isDone(client, like))) throw error;
  }
}
