import { useLingui } from "@lingui/react/macro";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { IconButton } from "#src/ui/button/IconButton.tsx";

interface PlayButtonProps {
  /** How the voice is called. */
  name: string;
  isPlaying: boolean;
  /** Whether it is the voice that is chosen. */
  isCurrent: boolean;
  className?: string | undefined;
  onPress: () => void;
}

export function PlayButton({ name, isPlaying, isCurrent, className, onPress }: PlayButtonProps) {
  const { t } = useLingui();
  return (
    <IconButton
      round
      look={isCurrent ? "primary" : "ink"}
      className={className}
      label={
        isPlaying
          ? t({
              message: `Pause: ${name}`,
              comment: "Name of a button for screen readers; name is a voice",
            })
          : t({
              message: `Play: ${name}`,
              comment: "Name of a button for screen readers; name is a voice",
            })
      }
      icon={isPlaying ? <Pause size={20} fill="currentColor" /> : <Play size={20} fill="currentColor" />}
      onClick={onPress}
    />
  );
}
