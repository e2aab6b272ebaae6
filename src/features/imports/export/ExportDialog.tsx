import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { downloadCatalogue } from "#src/features/imports/mutations.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { sentenceOfAct } from "#src/session/proof/with-proof.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Radio } from "#src/ui/form/choice/Radio.tsx";
import styles from "./ExportDialog.module.css";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";

interface ExportDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The first is what most programs open best. */
const formats = ["xlsx", "csv", "zip"] as const;

/** Takes the catalogue out: as a spreadsheet, or with its audio files. */
export function ExportDialog({ open, onClose }: ExportDialogProps) {
  const { t } = useLingui();
  const [format, setFormat] = useState<(typeof formats)[number]>("xlsx");
  const { mutate, isPending, isSuccess, error, reset } = useSending(downloadCatalogue);
  const sentence = error && sentenceOfAct(error, msg`Server responded with an error.`);
  const words = {
    xlsx: <Trans comment="Format of a download">Excel workbook (.xlsx)</Trans>,
    csv: <Trans comment="Format of a download">Spreadsheet (CSV)</Trans>,
    zip: <Trans>Spreadsheet and audio files (ZIP)</Trans>,
  };
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={<Trans comment="Heading of a window">Export the artists</Trans>}
    >
      <DialogBody>
        <p>
          <Trans>
            All artists with their samples, states and consent, in a file that can be imported again.
          </Trans>
        </p>
        <div
          className={styles["formats"]}
          role="radiogroup"
          aria-label={t({ message: "Format", comment: "Of a file to download" })}
        >
          {formats.map((one) => (
            <Radio
              key={one}
              name="export-format"
              checked={format === one}
              onChange={() => {
                reset();
                setFormat(one);
              }}
            >
              {words[one]}
            </Radio>
          ))}
        </div>
        {isPending && format === "zip" && (
          <Spoken as="p">
            <Trans>The file is being made. Many recordings take a few minutes.</Trans>
          </Spoken>
        )}
        {isSuccess && (
          <Notice kind="success">
            <Trans>The catalog was downloaded.</Trans>
          </Notice>
        )}
        {sentence && <Notice kind="danger">{translate(sentence)}</Notice>}
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>
          <Trans>Close</Trans>
        </Button>
        <Button look="primary" busy={isPending} onClick={() => mutate(format)}>
          <Trans comment="Button: fetches a file">Download</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
