import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import type { Take } from "#contract/productions/productions.ts";
import { failureSentences } from "#src/features/productions/words.ts";
import { useTakeSound } from "#src/features/productions/sound/take-sound.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { PlayButton } from "#src/voice/player/PlayButton.tsx";
import styles from "./Takes.module.css";

export interface TakeRowProps {
  take: Take;
  /** Whether it is the take that is heard, or would be. */
  isCurrent: boolean;
  /** The take that sounds in its place. */
  heard: Take | undefined;
  line: ReactNode;
  /** What can be done with it, at its end. */
  after?: ReactNode;
  /** The waveform, and what stands under it. */
  children: ReactNode;
  onPlay: () => void;
  /** Makes it the current one, on phones, where the others are folded. */
  onUnfold?: () => void;
}

/** A take: what plays it, title and facts, and its waveform; while it is prepared or could not be read, words in its place. */
export function TakeRow(props: TakeRowProps) {
  const { take, isCurrent, heard, line, after, children, onPlay, onUnfold } = props;
  const { t } = useLingui();
  const { takeId, title, state, failure } = take;
  const status = useTakeSound((sound) => (sound.takeId === heard?.takeId && heard ? sound.status : "idle"));
  const isSounding = status === "playing" || status === "loading";
  return (
    <div
      className={clsx(styles["row"], isSounding && styles["sounding"])}
      data-take={takeId}
      data-open={isCurrent || undefined}
    >
      <PlayButton
        artist={title}
        status={status === "loading" ? "waiting" : status}
        disabled={state !== "ready"}
        onClick={onPlay}
      />
      <div className={styles["top"]}>
        <div className={styles["about"]}>
          <h3 className={styles["title"]} dir="auto">
            {title}
          </h3>
          <p className={styles["line"]}>{line}</p>
        </div>
        {after && <div className={styles["after"]}>{after}</div>}
      </div>
      {onUnfold && !isCurrent && (
        <IconButton
          className={styles["unfold"]}
          label={t({
            message: `Show the waveform: ${title}`,
            comment: "Name of a button; title is a take’s",
          })}
          icon={<ChevronDown size={20} />}
          onClick={onUnfold}
        />
      )}
      <div className={styles["body"]}>
        {state === "ready" && children}
        {state === "preparing" && (
          <div className={styles["skeleton"]}>
            <span>{t`Preparing to listen`}</span>
          </div>
        )}
        {state === "failed" && (
          <p className={styles["failure"]}>
            {failure ? translate(failureSentences[failure]) : t`This file could not be read.`}
          </p>
        )}
        {status === "failed" && (
          <p className={styles["failure"]} role="alert">
            {t`Audio could not be loaded`}
          </p>
        )}
      </div>
    </div>
  );
}
