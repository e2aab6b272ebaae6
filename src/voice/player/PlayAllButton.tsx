import { Trans } from "@lingui/react/macro";
import ListVideo from "lucide-react/icons/list-video";
import { useState } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import { preloadSample } from "./engine/audio.ts";
import { playAll } from "./engine/commands.ts";
import type { Playlist } from "./engine/playlist.ts";
import styles from "./PlayAllButton.module.css";
import { PlayerRoot } from "./PlayerMount.tsx";

interface PlayAllButtonProps {
  /** Loads the queue's first page. */
  queue: () => Promise<Playlist>;
  disabled: boolean;
  /** Called once it plays. */
  onPlay?: () => void;
}

/** Plays results or a list from the first voice on. Hover and focus make the first sample ready. */
export function PlayAllButton({ queue, disabled, onPlay }: PlayAllButtonProps) {
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const preload = () => {
    queue().then(
      ({ voices: [first] }) => first && preloadSample(first, PlayerRoot.preload),
      () => undefined, // the press says it
    );
  };
  const play = async () => {
    setState("loading");
    try {
      await playAll(queue);
    } catch {
      setState("failed");
      return;
    }
    setState("ready");
    onPlay?.();
  };
  return (
    <>
      {state === "failed" && (
        <span className={styles["failure"]} role="alert">
          <Trans>Audio could not be loaded</Trans>
        </span>
      )}
      <Button
        icon={<ListVideo size={18} />}
        busy={state === "loading"}
        disabled={disabled}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void play()}
      >
        <Trans comment="Button: plays all results, or a whole list, one after the other">Play all</Trans>
      </Button>
    </>
  );
}
