import { Trans, useLingui } from "@lingui/react/macro";
import Mail from "lucide-react/icons/mail";
import { useState } from "react";
import type { OwnAccount } from "#contract/account.ts";
import { AccountRow } from "#src/features/account/AccountRow.tsx";
import { formatDate } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog } from "#src/ui/dialog/Dialog.tsx";
import { AddressForm } from "./AddressForm.tsx";
import styles from "./AddressRow.module.css";

type Address = Pick<OwnAccount, "email" | "emailConfirmedAt" | "pendingEmail">;

/** Whether the address is confirmed, and which one waits for its link. */
function AddressState({ email, emailConfirmedAt, pendingEmail }: Address) {
  const day = emailConfirmedAt === null ? "" : formatDate(emailConfirmedAt, currentLocale());
  return (
    <>
      {email !== null && day && (
        <p className={styles["confirmed"]}>
          <Trans comment="State of an e-mail address; day is a date">Confirmed on {day}</Trans>
        </p>
      )}
      {pendingEmail !== null && (
        <p className={styles["pending"]}>
          <Trans comment="pendingEmail is an e-mail address">
            Waiting for the link to be opened: {pendingEmail}
          </Trans>
        </p>
      )}
    </>
  );
}

/** The e-mail address of the account, and the way to another one. */
export function AddressRow({ account }: { account: Address }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const hasAddress = account.email !== null || account.pendingEmail !== null;
  const title = hasAddress ? t`Change e-mail address` : t`Add an e-mail address`;
  return (
    <>
      <AccountRow
        icon={<Mail size={20} />}
        title={account.email ?? <Trans>No e-mail address yet</Trans>}
        detail={hasAddress && <AddressState {...account} />}
        action={
          <Button aria-label={title} onClick={() => setOpen(true)}>
            {hasAddress ? <Trans>Change</Trans> : <Trans comment="Button: adds an e-mail address">Add</Trans>}
          </Button>
        }
      />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title}>
        <AddressForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
