import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import FileDown from "lucide-react/icons/file-down";
import { accountName } from "#src/features/clients/list/first-person.ts";
import { deleteAccount, exportAccount } from "#src/features/clients/mutations.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { sentenceOfAct } from "#src/session/proof/with-proof.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import type { ActDialogProps } from "./ActDialogs.tsx";
import styles from "./ActDialogs.module.css";
import { useSending } from "#src/session/sending/use-sending.ts";

/** Asks before an account is deleted; its data can be downloaded first. */
export function DeleteDialog({ account, open, onClose }: ActDialogProps) {
  const { t } = useLingui();
  const name = accountName(account);
  const { accountId } = account;
  const id = useId();
  const people = account.people.length;
  const download = useSending(exportAccount);
  const deletion = useSending(deleteAccount);
  const error = deletion.error ?? download.error;
  const sentence = error && sentenceOfAct(error, msg`Server responded with an error.`);
  const remove = () => {
    download.reset();
    deletion.mutate(accountId, { onSuccess: onClose });
  };
  return (
    <Dialog
      describedBy={`${id}-what ${id}-for-good`}
      open={open}
      onClose={onClose}
      title={t({ message: `Delete ${name}?`, comment: "Heading; name is a client’s" })}
    >
      <DialogBody className={styles["body"]}>
        <p id={`${id}-what`}>
          <Plural
            comment="Before an account is deleted; people is how many it has"
            value={people}
            one="This person can no longer log in."
            other="The # people of this account can no longer log in."
          />{" "}
          <Trans>
            Open offers are withdrawn. Messages, scripts and attachments of offers that were never accepted
            are deleted. Accepted offers stay, with “deleted” in place of the name.
          </Trans>
        </p>
        <p id={`${id}-for-good`}>
          <Trans>This cannot be undone. Download the data first if you may need it.</Trans>
        </p>
        <Button
          icon={<FileDown size={18} aria-hidden="true" />}
          busy={download.isPending}
          onClick={() => download.mutate(accountId)}
        >
          <Trans comment="Entry of the menu of a client">Download data</Trans>
        </Button>
        {download.isSuccess && (
          <Notice kind="success">
            <Trans>The data was downloaded.</Trans>
          </Notice>
        )}
        {sentence && <Notice kind="danger">{translate(sentence)}</Notice>}
      </DialogBody>
      <DialogFooter>
        <Button data-first-focus onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="danger" busy={deletion.isPending} onClick={remove}>
          <Trans comment="Entry of the menu of a client, and button">Delete</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
