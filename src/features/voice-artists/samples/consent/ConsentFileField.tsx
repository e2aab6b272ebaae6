import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import FileText from "lucide-react/icons/file-text";
import X from "lucide-react/icons/x";
import { useState } from "react";
import type { ConsentFile } from "#contract/samples.ts";
import { limits } from "#contract/constants/limits.ts";
import { FilePicker } from "#src/features/voice-artists/upload/FilePicker.tsx";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { translate, type Sentence } from "#src/lib/i18n/sentence.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { uploadConsentFile } from "./consent-file.ts";
import styles from "./ConsentDialog.module.css";
import { useSending } from "#src/session/sending/use-sending.ts";

interface ConsentFileFieldProps {
  artistId: string | undefined;
  file: ConsentFile | null;
  onFile: (file: ConsentFile | null) => void;
}

/** The signed paper; the artist has to be stored before one can be uploaded. */
export function ConsentFileField({ artistId, file, onFile }: ConsentFileFieldProps) {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useSending(uploadConsentFile);
  const [problem, setProblem] = useState<Sentence>();
  if (artistId === undefined)
    return (
      <p className={styles["hint"]}>
        <Trans>A file can be added once the artist is saved.</Trans>
      </p>
    );
  const upload = async (chosen: File) => {
    setProblem(undefined);
    if (chosen.size > limits.consentFileBytes) {
      setProblem(msg`A consent document can be at most 10 MB.`);
      return;
    }
    try {
      onFile(await mutateAsync({ artistId, file: chosen }));
    } catch (error) {
      setProblem(sentenceOf(error, msg`Server responded with an error.`));
    }
  };
  const name = file?.name ?? "";
  return (
    <div>
      <div className={styles["file"]}>
        {file && (
          <>
            <FileText size={18} aria-hidden="true" />
            <span>{name}</span>
            <IconButton
              label={t({
                message: `Remove file: ${name}`,
                comment: "Name of a button for screen readers; name of a file",
              })}
              icon={<X size={18} />}
              onClick={() => onFile(null)}
            />
          </>
        )}
        <FilePicker
          accept=".pdf,.png,.jpg,.jpeg"
          aria-description={name}
          busy={isPending}
          onFile={(chosen) => void upload(chosen)}
        >
          {file ? (
            <Trans comment="Button: another file in place of the one that is there">Replace file</Trans>
          ) : (
            <Trans comment="Button: adds the signed consent of an artist as a file">
              Add the signed consent
            </Trans>
          )}
        </FilePicker>
      </div>
      <p className={styles["hint"]}>
        <Trans>PDF, PNG or JPEG, at most 10 MB. Only owners can open it.</Trans>
      </p>
      {problem && <Notice kind="danger">{translate(problem)}</Notice>}
    </div>
  );
}
