import { Trans } from "@lingui/react/macro";
import Bell from "lucide-react/icons/bell";
import type { OwnAccount } from "#contract/account.ts";
import { AccountGroup } from "#src/features/account/AccountGroup.tsx";
import { RowBox } from "#src/features/account/AccountRow.tsx";
import { FailureRow } from "#src/features/account/ActFailure.tsx";
import { updateAccount } from "#src/session/account/mutations.ts";
import { Switch } from "#src/ui/form/choice/Switch.tsx";
import styles from "./MailsGroup.module.css";
import { useSending } from "#src/session/sending/use-sending.ts";

interface MailsGroupProps {
  mails: OwnAccount["mails"];
  /** Whether rooms are offered. */
  hasRooms: boolean;
}

/** Which letters to get; those about security always come. */
export function MailsGroup({ mails, hasRooms }: MailsGroupProps) {
  const { mutate, error } = useSending(updateAccount);
  return (
    <AccountGroup
      title={<Trans comment="Heading: which e-mails to get">E-mails</Trans>}
      hint={<Trans>E-mails about security are always sent.</Trans>}
    >
      <RowBox className={styles["row"]}>
        <Switch
          label={<Trans>News about offers</Trans>}
          hint={<Trans>New terms, answers and messages</Trans>}
          checked={mails.offers}
          onSwitch={(offers) => mutate({ mails: { ...mails, offers } })}
        />
      </RowBox>
      {hasRooms && (
        <RowBox className={styles["row"]}>
          <Switch
            label={<Trans>Answers in listening rooms</Trans>}
            hint={<Trans>One summary a day</Trans>}
            checked={mails.rooms}
            onSwitch={(rooms) => mutate({ mails: { ...mails, rooms } })}
          />
        </RowBox>
      )}
      <RowBox>
        <Bell className={styles["bell"]} size={18} aria-hidden="true" />
        <span className={styles["words"]}>
          <Trans>Security: new device, password, passkey</Trans>
        </span>
        <span className={styles["always"]}>
          <Trans comment="State in place of a switch: these e-mails always come">Always</Trans>
        </span>
      </RowBox>
      <FailureRow error={error} />
    </AccountGroup>
  );
}
