import { Trans, useLingui } from "@lingui/react/macro";
import UserRound from "lucide-react/icons/user-round";
import { useState } from "react";
import type { Colleague } from "#contract/account.ts";
import { AccountRow } from "#src/features/account/AccountRow.tsx";
import { ActFailure } from "#src/features/account/ActFailure.tsx";
import { formatAgo } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { ConfirmDialog } from "#src/ui/dialog/ConfirmDialog.tsx";
import styles from "./PersonRow.module.css";
import { removeColleague } from "./mutations.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

interface PersonRowProps {
  person: Colleague;
  isSelf: boolean;
  mayRemove: boolean;
}

/** A person of one's own company: name, address, and when they were here last. */
export function PersonRow({ person, isSelf, mayRemove }: PersonRowProps) {
  const { t } = useLingui();
  const removal = useSending(removeColleague);
  const [isOpen, setOpen] = useState(false);
  const [now] = useState(() => new Date());
  const close = () => setOpen(false);
  const name = `${person.name} ${person.lastName}`.trim();
  const ago =
    person.lastSeenAt === null ? "" : formatAgo(person.lastSeenAt, now, currentLocale(), "with time");
  const details = [
    person.email ?? person.userName,
    person.isFirst && t({ message: "can invite", comment: "State of the first person of a company" }),
    person.isInvited && t({ message: "invited, not here yet", comment: "State of a person" }),
    !isSelf &&
      ago &&
      t({ message: `last seen: ${ago}`, comment: "ago is such as “yesterday, 17.20” or a date" }),
  ];
  return (
    <>
      <AccountRow
        icon={<UserRound size={20} />}
        title={
          isSelf ? (
            <Trans comment="In the list of people: the reader; the tag makes the second part quiet">
              {name} <span className={styles["self"]}>(you)</span>
            </Trans>
          ) : (
            name
          )
        }
        detail={details.filter(Boolean).join(" · ")}
        action={
          mayRemove && (
            <Button
              look="quiet"
              aria-label={t`Remove: ${name}`}
              onClick={() => {
                removal.reset();
                setOpen(true);
              }}
            >
              <Trans>Remove</Trans>
            </Button>
          )
        }
      />
      {mayRemove && (
        <ConfirmDialog
          open={isOpen}
          title={<Trans>Remove this person?</Trans>}
          act={<Trans>Remove</Trans>}
          busy={removal.isPending}
          onConfirm={() => removal.mutate(person.userName, { onSuccess: close })}
          onClose={close}
        >
          <p>
            <Trans comment="name is a person’s">
              {name} can no longer log in. Offers and likes stay with your company.
            </Trans>
          </p>
          <ActFailure error={removal.error} />
        </ConfirmDialog>
      )}
    </>
  );
}
