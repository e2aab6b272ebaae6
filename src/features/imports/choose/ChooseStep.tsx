import { Plural, Trans, useLingui } from "@lingui/react/macro";
import Upload from "lucide-react/icons/upload";
import { ActBar } from "#src/features/imports/ActBar.tsx";
import { checkFiles } from "#src/features/imports/mutations.ts";
import { formatPercent } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import styles from "./Choose.module.css";
import { ConsentPanel, consentToSend, hasWrongDay, isConfirmed, type ConsentState } from "./ConsentPanel.tsx";
import { FileDrop } from "./FileDrop.tsx";
import { SheetHelp } from "./SheetHelp.tsx";
import { UploadList } from "./UploadList.tsx";
import { sumOf, type Uploads } from "./use-uploads.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

interface ChooseStepProps {
  uploads: Uploads;
  soundFormats: readonly string[];
  consent: ConsentState;
  onConsentChange: (consent: ConsentState) => void;
  /** Called with the import that is now checked. */
  onChecked: (importId: string) => void;
}

/** The first step: files and consent. They can be checked once all is uploaded and the words are typed. */
export function ChooseStep(props: ChooseStepProps) {
  const { uploads, soundFormats, consent, onConsentChange, onChecked } = props;
  const { t } = useLingui();
  const { files, add, remove } = uploads;
  const { mutate, isPending, isSuccess, error } = useSending(checkFiles);
  const words = t({
    message: "we have consent",
    comment: "What an owner types to confirm that artists consented",
  });
  const chosen = files.length;
  const { fraction, isUnderWay } = sumOf(files);
  const percent = formatPercent(fraction, currentLocale());
  const hasSheet = files.some(({ kind, phase }) => kind !== "sound" && phase === "stored");
  const isReady = hasSheet && !isUnderWay && isConfirmed(consent, words);
  const check = () => {
    const stated = consentToSend(consent);
    const uploadIds = files.flatMap(({ uploadId }) => uploadId ?? []);
    mutate({ uploadIds, ...(stated && { consent: stated }) }, { onSuccess: onChecked });
  };
  const state = () => {
    if (isUnderWay) return t({ message: `Uploading files… ${percent}`, comment: "percent is such as 47%" });
    if (!hasSheet) return t`A spreadsheet or a ZIP is still missing`;
    if (!isReady && hasWrongDay(consent)) return t`One of the days cannot be used.`;
    if (!isReady) return t`Confirm the consent in words`;
    return t`All files are uploaded`;
  };
  return (
    <>
      <div className={styles["columns"]}>
        <div className={styles["main"]}>
          <section className={styles["panel"]} aria-label={t({ message: "Files", comment: "Heading" })}>
            <FileDrop soundFormats={soundFormats} onFiles={add} />
            <UploadList files={files} remove={remove} />
          </section>
          <ConsentPanel state={consent} words={words} onChange={onConsentChange} />
        </div>
        <SheetHelp />
      </div>
      <FailureNotice error={error} />
      <Status>
        {chosen > 0 && (
          <span>
            <Plural
              comment="Said once files were chosen for an import; a whole number"
              value={chosen}
              one="# file chosen"
              other="# files chosen"
            />
          </span>
        )}
      </Status>
      <ActBar
        icon={Upload}
        state={chosen > 0 && !isUnderWay ? <Spoken as="span">{state()}</Spoken> : state()}
        note={<Trans>The check changes nothing</Trans>}
      >
        <LinkButton to="/owner/voice-artists" look="quiet">
          <Trans comment="Button: closes a form without sending it">Cancel</Trans>
        </LinkButton>
        <Button look="primary" disabled={!isReady} busy={isPending || isSuccess} onClick={check}>
          <Trans comment="Button: has uploaded files looked at; nothing is written">Check</Trans>
        </Button>
      </ActBar>
    </>
  );
}
