import { mutationOptions } from "@tanstack/react-query";
import type { ConsentFile } from "#contract/samples.ts";
import { keptArtistPath } from "#src/features/voice-artists/kept/calls/queries.ts";
import { readConsentFile } from "#src/features/voice-artists/kept/calls/read-kept-artist.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { saveFile } from "#src/lib/http/save-file.ts";

interface ConsentUpload {
  artistId: string;
  file: File;
}

/** Uploads the signed consent; until a sample is saved with it, nothing refers to it. */
export const uploadConsentFile = mutationOptions({
  mutationFn: async ({ artistId, file }: ConsentUpload): Promise<ConsentFile> => {
    const body = new FormData();
    body.append("file", file);
    return readConsentFile(
      await readJson(await api.post(`${keptArtistPath(artistId)}/consent-files`, { body })),
    );
  },
  gcTime: 0,
  meta: { refreshes: [] },
});

/** Fetches the file with the token, and lets the browser save it. */
export const downloadConsentFile = mutationOptions({
  mutationFn: async ({ id, name }: ConsentFile) =>
    saveFile(await api.get(`api/v1/consent-files/${encodeURIComponent(id)}`), name),
  gcTime: 0,
  meta: { refreshes: [] },
});
