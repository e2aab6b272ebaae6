import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { accountQuery } from "#src/session/account/queries.ts";
import { displayName, serverHas, type Session } from "#src/session/session.ts";
import { Container } from "#src/ui/page/Container.tsx";
import { ErrorPanel } from "#src/ui/feedback/ErrorPanel.tsx";
import { Spinner } from "#src/ui/feedback/loading/Spinner.tsx";
import { NoMailNote } from "#src/session/no-mail/NoMailNote.tsx";
import { LoadingWords } from "#src/ui/feedback/loading/LoadingWords.tsx";
import { AccountGroup } from "./AccountGroup.tsx";
import { RowBox } from "./AccountRow.tsx";
import { AddressGroup } from "./address/AddressGroup.tsx";
import { AppearanceGroup } from "./appearance/AppearanceGroup.tsx";
import { DataGroup } from "./data/DataGroup.tsx";
import { ListeningGroup } from "./listening/ListeningGroup.tsx";
import { MailsGroup } from "./mails/MailsGroup.tsx";
import { PasskeysGroup } from "./passkeys/PasskeysGroup.tsx";
import { PeopleGroup } from "./people/PeopleGroup.tsx";
import { SessionsGroup } from "./sessions/SessionsGroup.tsx";
import { TwoStepGroup } from "./two-step/TwoStepGroup.tsx";
import styles from "./AccountPage.module.css";

/** Everything that belongs to the signed-in person. What needs mails is absent where the server sends none; owners read why. */
export function AccountPage({ session }: { session: Session }) {
  const { t } = useLingui();
  const { data: account, isError, refetch } = useQuery(accountQuery);
  const title = t({ message: "My account", comment: "Page title, heading and menu entry" });
  usePageTitle(title);
  const hasMail = serverHas(session, "mail");
  return (
    <Container className={styles["page"]}>
      <div className={styles["head"]}>
        <h1>{title}</h1>
        <p>
          {[displayName(session), account?.company, session.profile.userName].filter(Boolean).join(" · ")}
        </p>
      </div>
      {account ? (
        <>
          <AddressGroup account={account} hasMail={hasMail} />
          <PasskeysGroup passkeys={account.passkeys} />
          <TwoStepGroup totp={account.totp} />
          <SessionsGroup />
          {session.userType === "client" && <PeopleGroup account={account} hasMail={hasMail} />}
          {hasMail && <MailsGroup mails={account.mails} hasRooms={serverHas(session, "rooms")} />}
          {!hasMail && session.userType === "owner" && (
            <AccountGroup
              title={
                <Trans comment="Heading of a group of an owner’s account: no e-mail can be sent">
                  Sending e-mail
                </Trans>
              }
            >
              <RowBox>
                <NoMailNote />
              </RowBox>
            </AccountGroup>
          )}
          <AppearanceGroup hasMail={hasMail} />
          <ListeningGroup session={session} />
          <DataGroup />
        </>
      ) : isError ? (
        <ErrorPanel onRetry={() => void refetch()}>
          <Trans>Your account could not be loaded.</Trans>
        </ErrorPanel>
      ) : (
        <LoadingWords className={styles["loading"]}>
          <Spinner />
          <Trans>Loading</Trans>
        </LoadingWords>
      )}
    </Container>
  );
}
