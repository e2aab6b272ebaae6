import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { accountName, firstPerson } from "#src/features/clients/list/first-person.ts";
import { renewCredentials } from "#src/features/clients/mutations.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { CredentialsDialog } from "#src/session/credentials/CredentialsDialog.tsx";
import { useShownCredentials } from "#src/session/credentials/use-shown-credentials.ts";
import { sentenceOfAct } from "#src/session/proof/with-proof.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import type { ActDialogProps } from "./ActDialogs.tsx";
import { useSending } from "#src/session/sending/use-sending.ts";

/** Asks, and then shows the new credentials of a client once. */
export function RenewDialog({ account, open, onClose }: ActDialogProps) {
  const { t } = useLingui();
  const name = accountName(account);
  const lossId = useId();
  const shown = useShownCredentials(onClose);
  const { mutate, isPending, error } = useSending(renewCredentials);
  const sentence = error && sentenceOfAct(error, msg`Server responded with an error.`);
  const renew = () => mutate({ userName: firstPerson(account)?.userName ?? "", onRenewed: shown.show });
  return (
    <CredentialsDialog
      open={open}
      shown={shown}
      describedBy={shown.credentials ? undefined : lossId}
      title={t({ message: `New credentials: ${name}`, comment: "Heading; name is a client’s" })}
      success={<Trans>The new credentials work from now on.</Trans>}
    >
      <DialogBody>
        <p id={lossId}>
          <Trans>
            This person’s sessions, links, passkeys and two-step verification end immediately. The person is
            told by e-mail if there is an address.
          </Trans>
        </p>
        {sentence && <Notice kind="danger">{translate(sentence)}</Notice>}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="primary" busy={isPending} onClick={renew}>
          <Trans>Make new credentials</Trans>
        </Button>
      </DialogFooter>
    </CredentialsDialog>
  );
}
