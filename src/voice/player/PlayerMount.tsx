import { useEffect, useState } from "react";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { useSession } from "#src/session/use-session.ts";
import { unload } from "./engine/audio.ts";
import { listenForKeys } from "./engine/keys.ts";
import type { Track } from "./engine/playlist.ts";
import { usePlayer } from "./store.ts";

/** Dock and media keys, loaded on the first hover or press. */
export const PlayerRoot = lazyPart(() => import("./PlayerRoot.tsx").then((code) => code.PlayerRoot));

const KeysDialog = lazyPart(() => import("./KeysDialog.tsx").then((code) => code.KeysDialog));
const setKeysShown = (areKeysShown: boolean | undefined) => usePlayer.setState({ areKeysShown });

/** The player in the root layout: keyboard shortcuts at once, the dock after the first play. */
export function PlayerMount() {
  const track = usePlayer((state) => state.track);
  const areKeysShown = usePlayer((state) => state.areKeysShown);
  const [failedTrack, setFailedTrack] = useState<Track>();
  const isSignedIn = useSession() !== undefined;
  useEffect(() => {
    return isSignedIn ? listenForKeys() : undefined;
  }, [isSignedIn]);
  const fail = (missing: Track) => {
    setFailedTrack(missing); // the next press starts a new track, which loads the code again
    unload();
    usePlayer.setState({ status: "failed" });
  };
  return (
    <>
      {track && track !== failedTrack && <PlayerRoot onMissing={() => fail(track)} />}
      {areKeysShown !== undefined && (
        <KeysDialog
          open={areKeysShown}
          onClose={() => setKeysShown(false)}
          onMissing={() => setKeysShown(undefined)}
        />
      )}
    </>
  );
}
