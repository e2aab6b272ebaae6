import { Trans, useLingui } from "@lingui/react/macro";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
import { useState } from "react";
import type { ClientPerson } from "#contract/clients/clients.ts";
import { accountName, fullName } from "#src/features/clients/list/first-person.ts";
import { changePerson } from "#src/features/clients/mutations.ts";
import { LastSeen } from "#src/session/people/LastSeen.tsx";
import { PersonStateTag } from "#src/session/people/PersonStateTag.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import type { ActDialogProps } from "./ActDialogs.tsx";
import styles from "./ActDialogs.module.css";
import { useSending } from "#src/session/sending/use-sending.ts";

function PersonEntry({ person, now }: { person: ClientPerson; now: Date }) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useSending(changePerson);
  const { userName, state } = person;
  const name = fullName(person);
  const isLocked = state === "locked";
  return (
    <li className={styles["person"]}>
      <div>
        <p className={styles["name"]}>{name}</p>
        <p className={styles["line"]}>{person.email ?? userName}</p>
        <p className={styles["line"]}>
          <LastSeen at={person.lastSeenAt} now={now} />
        </p>
      </div>
      <PersonStateTag state={state} />
      <div className={styles["buttons"]}>
        <Button
          size="small"
          busy={isPending}
          icon={isLocked ? <LockOpen size={16} aria-hidden="true" /> : <Lock size={16} aria-hidden="true" />}
          aria-label={
            isLocked
              ? t({ message: `Unlock: ${name}`, comment: "Name of a button; name is a person’s" })
              : t({ message: `Lock: ${name}`, comment: "Name of a button; name is a person’s" })
          }
          onClick={() => mutate({ userName, update: { isLocked: !isLocked } })}
        >
          {isLocked ? (
            <Trans comment="Entry of the menu of a client">Unlock</Trans>
          ) : (
            <Trans comment="Entry of the menu of a client">Lock</Trans>
          )}
        </Button>
        <FailureNotice error={error} />
      </div>
    </li>
  );
}

/** The people of an account, each with its state and its own lock. */
export function PeopleDialog({ account, open, onClose }: ActDialogProps) {
  const { t } = useLingui();
  const [now] = useState(() => new Date());
  const name = account.company ?? accountName(account);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      opensOnTitle
      title={t({ message: `People: ${name}`, comment: "Heading; name is a company’s or a client’s" })}
    >
      <DialogBody>
        {account.isLocked && (
          <Notice kind="warning" isRead>
            <Trans>The whole account is locked: nobody in it can log in.</Trans>
          </Notice>
        )}
        <ul className={styles["people"]}>
          {account.people.map((person) => (
            <PersonEntry key={person.userName} person={person} now={now} />
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}
