import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { ArtistsLoading } from "#src/features/voice-artists/ArtistsLoading.tsx";
import { PageHead } from "#src/ui/page/PageHead.tsx";
import { KeptEditor, type KeptEditorProps } from "./KeptEditor.tsx";
import { artistIdQuery, keptArtistQuery } from "./calls/queries.ts";

const failed = msg`Server responded with an error.`;

interface EditKeptArtistProps extends Omit<KeptEditorProps, "stored"> {
  /** The artist’s id, or its name. */
  artist: string;
  /** Puts the id in the place of the name in the address. */
  onId: (artistId: string) => void;
}

/** Loads the artist that the address names, then shows its editor. */
export function EditKeptArtist({ artist, onId, ...rest }: EditKeptArtistProps) {
  const { t } = useLingui();
  const found = useQuery(artistIdQuery(artist));
  const artistId = found.data;
  const showId = useEffectEvent(onId);
  useEffect(() => {
    if (artistId !== undefined && artistId !== artist) showId(artistId);
  }, [artist, artistId]);
  const isKnown = artistId !== undefined && artistId === artist;
  const kept = useQuery({ ...keptArtistQuery(artist), enabled: isKnown });
  if (!isKnown || !kept.data) {
    const { error, refetch } = isKnown ? kept : found;
    return (
      <>
        <PageHead title={t`Update voice artist`} back={rest.back} />
        <ArtistsLoading error={error} fallback={failed} refetch={refetch} />
      </>
    );
  }
  return <KeptEditor key={artist} stored={kept.data} {...rest} />;
}
