import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { VoiceArtist } from "#contract/voice-artists.ts";
import { say } from "#src/lib/sentence.ts";
import { ErrorPanel } from "#src/ui/ErrorPanel.tsx";
import type { Preview } from "./ArtistEditor.tsx";
import { artistSentence } from "./artist-sentence.ts";
import { artistQuery } from "./queries.ts";
import { UpdateArtist } from "./UpdateArtist.tsx";

interface EditArtistProps {
  name: string;
  onRenamed: (name: string) => void;
  canUpload: boolean;
  preview: Preview;
}

/**
 * Fetches the artist and opens the form. A form that renamed its artist goes on under the new name: it keeps its
 * values and its message, and asks nothing of the server.
 */
export function EditArtist({ name, onRenamed, ...rest }: EditArtistProps) {
  useLingui();
  const [saved, setSaved] = useState<{ openedAs: string; artist: VoiceArtist }>();
  const own = saved?.artist.name === name ? saved : undefined;
  const { data, error, refetch } = useQuery({ ...artistQuery(name), enabled: !own });
  const artist = own?.artist ?? data;
  const openedAs = own?.openedAs ?? name;

  if (!artist) {
    if (!error)
      return (
        <p role="status">
          <Trans>Loading</Trans>
        </p>
      );
    return (
      <ErrorPanel onRetry={() => void refetch()}>
        {say(artistSentence(error, msg`Server responded with an error.`))}
      </ErrorPanel>
    );
  }
  const keep = (now: VoiceArtist) => {
    setSaved({ openedAs, artist: now });
    if (now.name !== name) onRenamed(now.name);
  };
  return <UpdateArtist key={openedAs} artist={artist} onSaved={keep} {...rest} />;
}
