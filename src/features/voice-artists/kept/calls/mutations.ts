import { mutationOptions } from "@tanstack/react-query";
import type { KeptArtistWrite } from "#contract/voice-artists.ts";
import { api } from "#src/lib/http/api.ts";
import { writeAndVerify } from "#src/lib/http/lost-answer.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { isWritten } from "./kept-write.ts";
import { keptArtistPath, keptArtistQuery, readStored, type StoredKept } from "./queries.ts";

interface KeptSave {
  artistId: string;
  write: KeptArtistWrite;
  /** Of the copy that was changed: another one on the server refuses the save. */
  etag: string | null;
}

/** Saves an artist with its samples and gives it as it is stored then. */
export const saveKeptArtist = mutationOptions({
  mutationFn: async ({ artistId, write, etag }: KeptSave, { client }): Promise<StoredKept> => {
    const headers = etag === null ? {} : { "if-match": etag };
    const readAgain = () => client.fetchQuery({ ...keptArtistQuery(artistId), staleTime: 0, retry: 1 });
    const answer = await writeAndVerify(
      async () => readStored(await api.post(keptArtistPath(artistId), { json: write, headers })),
      async () => isWritten(write, (await readAgain()).artist),
    );
    return answer ?? readAgain();
  },
  meta: { refreshes: [keys.voiceArtists, keys.voices, keys.likedVoices] },
});
