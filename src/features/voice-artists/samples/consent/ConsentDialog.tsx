import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ConsentFile } from "#contract/samples.ts";
import type { ConsentForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { translate, type Sentence } from "#src/lib/i18n/sentence.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Checkbox } from "#src/ui/form/choice/Checkbox.tsx";
import styles from "./ConsentDialog.module.css";
import { ConsentDays, hasWrongDay, type Term } from "./ConsentDays.tsx";
import { ConsentFileField } from "./ConsentFileField.tsx";

interface ConsentDialogProps {
  open: boolean;
  name: string;
  consent: ConsentForm;
  artistId: string | undefined;
  today: string;
  onConsent: (consent: ConsentForm, forAll: boolean) => void;
  onClose: () => void;
}

/** The fields of the dialog; they begin anew whenever it is opened. */
function ConsentFields(props: Omit<ConsentDialogProps, "open">) {
  const { name, consent, artistId, today, onConsent, onClose } = props;
  const [publish, setPublish] = useState<Term>(consent.publish);
  const [share, setShare] = useState<Term>(consent.share);
  const [wholeName, setWholeName] = useState(consent.share?.wholeName ?? false);
  const [file, setFile] = useState<ConsentFile | null>(consent.file);
  const [isForAll, setForAll] = useState(false);
  const [problem, setProblem] = useState<Sentence>();
  const apply = () => {
    if (hasWrongDay(publish) || hasWrongDay(share)) {
      setProblem(msg`One of the days cannot be used.`);
      return;
    }
    const shared = share && { from: share.from, until: share.until, wholeName };
    onConsent({ publish, share: shared, file }, isForAll);
  };
  return (
    <>
      <DialogBody className={styles["body"]}>
        <p className={styles["name"]}>{name}</p>
        <ConsentDays
          label={<Trans>Clients may hear the sample</Trans>}
          days={publish}
          today={today}
          onDays={setPublish}
        />
        <ConsentDays
          label={<Trans>It may be shared with people without an account</Trans>}
          days={share}
          today={today}
          onDays={setShare}
        >
          <Checkbox checked={wholeName} onChange={({ currentTarget }) => setWholeName(currentTarget.checked)}>
            <Trans>Show the artist’s full name</Trans>
          </Checkbox>
        </ConsentDays>
        <p className={styles["never"]}>
          <Trans>AI training is not licensed, whatever is chosen here.</Trans>
        </p>
        <ConsentFileField artistId={artistId} file={file} onFile={setFile} />
        <Checkbox checked={isForAll} onChange={({ currentTarget }) => setForAll(currentTarget.checked)}>
          <Trans>Also for the artist’s other samples that have no consent yet</Trans>
        </Checkbox>
        {problem && <Notice kind="danger">{translate(problem)}</Notice>}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="primary" onClick={apply}>
          <Trans comment="Button: takes over what was chosen in a dialog; it is saved with the form">
            Apply
          </Trans>
        </Button>
      </DialogFooter>
    </>
  );
}

/** States what the artist allows for a sample; it is saved with the form. */
export function ConsentDialog({ open, ...rest }: ConsentDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={rest.onClose}
      opensOnTitle
      title={t({ message: "The artist’s consent", comment: "Heading" })}
    >
      <ConsentFields {...rest} />
    </Dialog>
  );
}
