import { mutationOptions } from "@tanstack/react-query";
import type { ArtistStateWrite } from "#contract/voice-artists.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readStateResults } from "./list/read-artists.ts";

/** Publishes, hides, archives, brings back or erases artists; answers what became of each. */
export const changeArtistStates = mutationOptions({
  mutationFn: async (write: ArtistStateWrite) =>
    readStateResults(await readJson(await api.post("api/v1/voice-artists/state", { json: write }))),
  meta: { refreshes: [keys.voiceArtists, keys.voices, keys.likedVoices] },
});
