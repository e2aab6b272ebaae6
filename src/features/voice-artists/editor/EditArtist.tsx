import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ArtistsLoading } from "#src/features/voice-artists/ArtistsLoading.tsx";
import { artistQuery, type StoredArtist } from "#src/features/voice-artists/queries.ts";
import { UpdateArtist } from "./UpdateArtist.tsx";

interface EditArtistProps {
  name: string;
  onRenamed: (name: string) => void;
  query: string | undefined;
}

/**
 * Loads the artist, then shows the form. After a renaming the same form continues under the new name: it keeps its values
 * and its message and loads nothing.
 */
export function EditArtist({ name, onRenamed, ...rest }: EditArtistProps) {
  useLingui();
  const [known, setKnown] = useState<{ openedAs: string; stored: StoredArtist }>();
  const own = known?.stored.artist.name === name ? known : undefined;
  const { data, error, refetch } = useQuery({ ...artistQuery(name), enabled: !own });
  // Kept outside the cache, which a login in another tab clears.
  const [fetched, setFetched] = useState<{ name: string; stored: StoredArtist }>();
  if (data && fetched?.stored !== data) setFetched({ name, stored: data });
  const stored = own?.stored ?? data ?? (fetched?.name === name ? fetched.stored : undefined);
  const openedAs = own?.openedAs ?? name;

  if (!stored)
    return <ArtistsLoading error={error} fallback={msg`Server responded with an error.`} refetch={refetch} />;
  const handleStored = (now: StoredArtist) => {
    setKnown({ openedAs, stored: now });
    if (now.artist.name !== name) onRenamed(now.artist.name);
  };
  return <UpdateArtist key={openedAs} {...stored} onStored={handleStored} {...rest} />;
}
