import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { VoiceArtist, VoiceArtistUpdate } from "#contract/voice-artists.ts";
import { isStale } from "#src/features/voice-artists/artist-sentence.ts";
import { updateVoiceArtist } from "#src/features/voice-artists/mutations.ts";
import { artistQuery, type StoredArtist } from "#src/features/voice-artists/queries.ts";
import { formOf, updateOf, type ValidArtist } from "./artist-form.ts";
import { ArtistEditor, type Preview } from "./ArtistEditor.tsx";
import type { ViewCard } from "./SaveMessage.tsx";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useDraft } from "#src/session/sending/use-draft.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

interface UpdateArtistProps extends StoredArtist {
  canUpload: boolean;
  preview: Preview;
  viewCard: ViewCard;
  /** What was searched in the list that Cancel leads back to. */
  query: string | undefined;
  /** Called with the artist as the server has it: after a save, and after one that came too late. */
  onStored: (stored: StoredArtist) => void;
}

/** The artist once an update is saved; what is known of a sample's sound stays known. */
function artistAfter(
  artist: VoiceArtist,
  { artistName: _before, voices, ...fields }: VoiceArtistUpdate,
): VoiceArtist {
  const sent = voices.map((voice) => ({
    ...artist.voices.find(({ voiceMp3 }) => voiceMp3 === voice.voiceMp3),
    ...voice,
  }));
  return { ...fields, voices: [...sent, ...artist.voices.slice(sent.length)] };
}

/** The edit form of one artist. It reads `artist` on mount only and then keeps its own values. */
export function UpdateArtist({ artist, etag, onStored, query, ...rest }: UpdateArtistProps) {
  const client = useQueryClient();
  const draft = useDraft(`update-artist ${artist.name}`);
  const { mutateAsync, state } = useSending(updateVoiceArtist, draft);
  const save = async (fields: ValidArtist) => {
    const update = updateOf(artist, fields);
    try {
      const saved = await mutateAsync({ update, etag });
      onStored({ artist: artistAfter(artist, update), etag: saved });
    } catch (error) {
      // What another owner saved is known now, so that a second save replaces it knowingly.
      if (isStale(error))
        await client
          .fetchQuery({ ...artistQuery(artist.name), staleTime: 0 })
          .then(onStored, () => undefined);
      throw error;
    }
  };
  return (
    <ArtistEditor
      {...rest}
      samples={artist.voices}
      draft={draft}
      sentEarlier={<SendingNotice of={{ state, error: null }} />}
      initial={formOf(artist)}
      save={save}
      saved={msg`Voice artist updated successfully!`}
      failed={msg`Failed to update voice artist.`}
      afterwards="keep"
      isReplaceable={artist.voices.length > 0}
      cancel={{ to: "/owner/update-voice-artist", search: { q: query } }}
      saveLabel={<Trans comment="Button">Save changes</Trans>}
    />
  );
}
