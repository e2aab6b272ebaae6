import { useLingui } from "@lingui/react";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import styles from "./PlayButton.module.css";
import type { PlayStatus } from "./store.ts";
import { playLabel } from "#src/lib/i18n/play-label.ts";

interface PlayButtonProps extends Omit<ComponentPropsWithRef<"button">, "name"> {
  /** The artist's name, for the label. */
  artist: string;
  status: PlayStatus;
}

const triangle = "M8 5.6v12.8a.8.8 0 0 0 1.2.7l10.4-6.4a.8.8 0 0 0 0-1.4L9.2 4.9A.8.8 0 0 0 8 5.6Z";

/** Play or pause; its label says which. A ring turns around it while audio data is missing. */
export function PlayButton({ artist, status, className, ...rest }: PlayButtonProps) {
  useLingui();
  const isOn = status === "playing" || status === "waiting";
  return (
    <button
      type="button"
      {...rest}
      className={clsx(styles["play"], isOn && styles["on"], className)}
      data-play=""
      data-playing={isOn || undefined}
      aria-label={playLabel(artist, isOn)}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        {isOn ? <path className={styles["bars"]} d="M8 5v14M16 5v14" /> : <path d={triangle} />}
      </svg>
      {status === "waiting" && <span className={styles["ring"]} />}
    </button>
  );
}
