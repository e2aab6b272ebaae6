import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import LogOut from "lucide-react/icons/log-out";
import { AccountGroup } from "#src/features/account/AccountGroup.tsx";
import { RowBox } from "#src/features/account/AccountRow.tsx";
import { FailureRow } from "#src/features/account/ActFailure.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import { SessionRow } from "./SessionRow.tsx";
import styles from "./SessionsGroup.module.css";
import { endOtherSessions } from "./mutations.ts";
import { liveSessionsQuery } from "./queries.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

/** The devices on which this account is open. */
export function SessionsGroup() {
  const { data: sessions, error } = useQuery(liveSessionsQuery);
  const others = useSending(endOtherSessions);
  return (
    <AccountGroup
      title={<Trans comment="Heading: on which devices one is logged in">Sessions</Trans>}
      hint={<Trans>Your account is open on these devices. Your location is not stored.</Trans>}
    >
      <ul>
        {sessions?.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} />
          </li>
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <RowBox className={styles["end"]}>
          <Button
            look="danger"
            icon={<LogOut size={18} aria-hidden="true" />}
            busy={others.isPending}
            onClick={() => others.mutate()}
          >
            <Trans>End all other sessions</Trans>
          </Button>
        </RowBox>
      )}
      <Status>
        {others.isSuccess && (
          <span>
            <Trans>All other sessions have ended.</Trans>
          </span>
        )}
      </Status>
      <FailureRow error={error ?? others.error} />
    </AccountGroup>
  );
}
