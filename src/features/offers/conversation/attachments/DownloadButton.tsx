import { useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import type { Attachment } from "#contract/offers/offer-events.ts";
import { saveFile } from "#src/lib/http/save-file.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { Spinner } from "#src/ui/feedback/loading/Spinner.tsx";
import styles from "./Attachments.module.css";
import { fetchAttachment } from "./fetch-attachment.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

interface DownloadButtonProps {
  offerId: string;
  attachment: Attachment;
}

/** Fetches a file with the token and saves it under its name. */
export function DownloadButton({ offerId, attachment: { attachmentId, name } }: DownloadButtonProps) {
  const { t } = useLingui();
  const { mutate, isPending, isError } = useSending({
    mutationFn: async () => saveFile(await fetchAttachment(offerId, attachmentId), name),
  });
  return (
    <>
      <IconButton
        label={t({
          message: `Download: ${name}`,
          comment: "Name of a button for screen readers; name of a file",
        })}
        icon={isPending ? <Spinner /> : <Download size={20} />}
        onClick={() => !isPending && mutate()}
      />
      {isError && (
        <p className={styles["failure"]} role="alert">
          {t`The file could not be loaded`}
        </p>
      )}
    </>
  );
}
