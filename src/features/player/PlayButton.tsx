import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import type { ComponentPropsWithRef } from "react";
import styles from "./PlayButton.module.css";
import type { PlayStatus } from "./store.ts";

interface PlayButtonProps extends Omit<ComponentPropsWithRef<"button">, "name"> {
  /** Whose voice it is. */
  artist: string;
  status: PlayStatus;
}

/** Its name says what a press will do; a ring turns around it when data is slow to come. */
export function PlayButton({ artist, status, className, ...rest }: PlayButtonProps) {
  const { t } = useLingui();
  const isOn = status === "playing" || status === "waiting";
  return (
    <button
      type="button"
      {...rest}
      className={clsx(styles["play"], isOn && styles["on"], className)}
      data-playing={isOn || undefined}
      aria-label={isOn ? t`Pause: ${artist}` : t`Play: ${artist}`}
    >
      {isOn ? <Pause size={20} fill="currentColor" /> : <Play size={20} fill="currentColor" />}
      {status === "waiting" && <span className={styles["ring"]} />}
    </button>
  );
}
