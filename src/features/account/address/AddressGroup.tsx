import { Trans, useLingui } from "@lingui/react/macro";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import { useState } from "react";
import type { OwnAccount } from "#contract/account.ts";
import { AccountGroup } from "#src/features/account/AccountGroup.tsx";
import { AccountRow } from "#src/features/account/AccountRow.tsx";
import { PasswordDialog } from "#src/features/account/password/PasswordDialog.tsx";
import { formatAgo } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { AddressRow } from "./AddressRow.tsx";

/** With what one logs in: address and password. An address needs a letter that confirms it. */
export function AddressGroup({ account, hasMail }: { account: OwnAccount; hasMail: boolean }) {
  const { t } = useLingui();
  const [isChanging, setChanging] = useState(false);
  const [now] = useState(() => new Date());
  const changed = account.passwordChangedAt;
  const ago = changed === null ? "" : formatAgo(changed, now, currentLocale(), "with time");
  return (
    <AccountGroup
      title={hasMail ? <Trans>E-mail and password</Trans> : <Trans>Password</Trans>}
      hint={hasMail && <Trans>You can log in with your username or your e-mail address.</Trans>}
    >
      {hasMail && <AddressRow account={account} />}
      <AccountRow
        icon={<LockKeyhole size={20} />}
        title={<Trans>Password</Trans>}
        detail={
          ago &&
          t({ message: `Last changed: ${ago}`, comment: "ago is such as “yesterday, 17.20” or a date" })
        }
        action={
          <Button aria-label={t`Change password`} onClick={() => setChanging(true)}>
            <Trans comment="Button beside an address or a password">Change</Trans>
          </Button>
        }
      />
      <PasswordDialog open={isChanging} onClose={() => setChanging(false)} />
    </AccountGroup>
  );
}
