import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { VoiceArtist } from "#contract/voice-artists.ts";
import type { Preview } from "./ArtistEditor.tsx";
import { ArtistsAwaited } from "./ArtistsAwaited.tsx";
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
  // The form outlives its place in the cache, which a login in another tab empties.
  const [fetched, setFetched] = useState<{ name: string; artist: VoiceArtist }>();
  if (data && fetched?.artist !== data) setFetched({ name, artist: data });
  const artist = own?.artist ?? data ?? (fetched?.name === name ? fetched.artist : undefined);
  const openedAs = own?.openedAs ?? name;

  if (!artist)
    return (
      <ArtistsAwaited error={error} otherwise={msg`Server responded with an error.`} refetch={refetch} />
    );
  const keep = (now: VoiceArtist) => {
    setSaved({ openedAs, artist: now });
    if (now.name !== name) onRenamed(now.name);
  };
  return <UpdateArtist key={openedAs} artist={artist} onSaved={keep} {...rest} />;
}
