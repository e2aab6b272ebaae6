import { useLingui } from "@lingui/react";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { playLabel } from "#src/lib/i18n/play-label.ts";

interface PlayButtonProps {
  /** How the voice is called. */
  name: string;
  isPlaying: boolean;
  /** Whether it is the voice that is chosen. */
  isCurrent: boolean;
  isDisabled?: boolean;
  className?: string | undefined;
  onPress: () => void;
}

/** Plays the voice that is chosen, or chooses this one and plays it. */
export function PlayButton({ name, isPlaying, isCurrent, isDisabled, className, onPress }: PlayButtonProps) {
  useLingui();
  return (
    <IconButton
      round
      look={isCurrent ? "primary" : "ink"}
      className={className}
      label={playLabel(name, isPlaying)}
      icon={isPlaying ? <Pause size={20} fill="currentColor" /> : <Play size={20} fill="currentColor" />}
      aria-disabled={isDisabled}
      onClick={onPress}
    />
  );
}
