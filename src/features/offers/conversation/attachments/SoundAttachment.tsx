import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import type { Attachment } from "#contract/offers/offer-events.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { Spinner } from "#src/ui/feedback/loading/Spinner.tsx";
import styles from "./Attachments.module.css";
import { AttachmentName } from "./AttachmentName.tsx";
import { DownloadButton } from "./DownloadButton.tsx";
import { SoundBar } from "./SoundBar.tsx";
import { useSound } from "./sounds.ts";
import { playLabel } from "#src/lib/i18n/play-label.ts";

interface SoundAttachmentProps {
  offerId: string;
  attachment: Attachment;
}

/** A file that sounds. It is no voice: it plays in place and has no dock. */
export function SoundAttachment({ offerId, attachment }: SoundAttachmentProps) {
  useLingui();
  const { attachmentId, name, peaks } = attachment;
  const seconds = attachment.seconds ?? 0;
  const { status, time, toggle, seek } = useSound(attachmentId);
  const isOn = status === "playing";
  const hasStarted = isOn || status === "paused";
  return (
    <div className={styles["file"]}>
      <IconButton
        round
        look={isOn ? "primary" : "ink"}
        label={playLabel(name, isOn)}
        icon={
          status === "loading" ? (
            <Spinner />
          ) : isOn ? (
            <Pause size={18} fill="currentColor" />
          ) : (
            <Play size={18} fill="currentColor" />
          )
        }
        onClick={toggle}
      />
      {status === "failed" ? (
        <p className={styles["failure"]} role="alert">
          <Trans>Audio could not be loaded</Trans>
        </p>
      ) : (
        <>
          <SoundBar peaks={peaks} time={time} seconds={seconds} onSeek={hasStarted ? seek : undefined} />
          <span className={styles["time"]}>
            {hasStarted ? `${formatTime(time)} / ${formatTime(seconds)}` : formatTime(seconds)}
          </span>
        </>
      )}
      <AttachmentName attachment={attachment} />
      <DownloadButton offerId={offerId} attachment={attachment} />
    </div>
  );
}
