import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { VoiceArtist } from "#contract/voice-artists.ts";
import { ArtistsLoading } from "#src/features/voice-artists/ArtistsLoading.tsx";
import { artistQuery } from "#src/features/voice-artists/queries.ts";
import type { Preview, ViewCard } from "./ArtistEditor.tsx";
import { UpdateArtist } from "./UpdateArtist.tsx";

interface EditArtistProps {
  name: string;
  onRenamed: (name: string) => void;
  canUpload: boolean;
  preview: Preview;
  viewCard: ViewCard;
  query: string | undefined;
}

/**
 * Loads the artist, then shows the form. After a renaming the same form continues under the new name: it keeps its values
 * and its message and loads nothing.
 */
export function EditArtist({ name, onRenamed, ...rest }: EditArtistProps) {
  useLingui();
  const [saved, setSaved] = useState<{ openedAs: string; artist: VoiceArtist }>();
  const own = saved?.artist.name === name ? saved : undefined;
  const { data, error, refetch } = useQuery({ ...artistQuery(name), enabled: !own });
  // Kept outside the cache, which a login in another tab clears.
  const [fetched, setFetched] = useState<{ name: string; artist: VoiceArtist }>();
  if (data && fetched?.artist !== data) setFetched({ name, artist: data });
  const artist = own?.artist ?? data ?? (fetched?.name === name ? fetched.artist : undefined);
  const openedAs = own?.openedAs ?? name;

  if (!artist)
    return <ArtistsLoading error={error} fallback={msg`Server responded with an error.`} refetch={refetch} />;
  const handleSaved = (now: VoiceArtist) => {
    setSaved({ openedAs, artist: now });
    if (now.name !== name) onRenamed(now.name);
  };
  return <UpdateArtist key={openedAs} artist={artist} onSaved={handleSaved} {...rest} />;
}
