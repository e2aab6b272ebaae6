import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { requestQuery } from "#src/features/voice-requests/queries.ts";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import { Problem } from "#src/lib/http/problem.ts";
import type { Session } from "#src/session/session.ts";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { GonePanel } from "#src/ui/feedback/GonePanel.tsx";
import { Container } from "#src/ui/page/Container.tsx";
import { ListState } from "#src/ui/table/ListState.tsx";
import type { ClientSlot } from "./side/MakeClient.tsx";
import { BackToRequests } from "./RequestHead.tsx";
import styles from "./RequestPage.module.css";
import { RequestView } from "./RequestView.tsx";

interface RequestPageProps {
  requestId: string;
  session: Session;
  /** The dialog that makes a client. */
  clientDialog: ClientSlot;
}

/** One visitor's request. It asks for what is new every 15 s while in view, and at once when it is looked at. */
export function RequestPage({ requestId, session, clientDialog }: RequestPageProps) {
  const { t } = useLingui();
  const { data: request, error, refetch } = useQuery(requestQuery(requestId));
  // A request that was deleted meanwhile is no longer shown.
  const isGone = error instanceof Problem && error.status === 404;
  const heading = t({ message: "Voice request", comment: "Heading of a window" });
  usePageTitle(request && !isGone ? request.fullName : heading);
  return (
    <Container className={styles["page"]}>
      {request && !isGone ? (
        <RequestView key={requestId} request={request} session={session} clientDialog={clientDialog} />
      ) : (
        <>
          <BackToRequests />
          <h1>{heading}</h1>
          {isGone ? (
            <GonePanel error={error}>
              <LinkButton to="/owner/requests" look="primary">
                <Trans comment="Link: leads to all voice requests">Go to voice requests</Trans>
              </LinkButton>
            </GonePanel>
          ) : (
            <ListState error={error} onRetry={() => void refetch()} />
          )}
        </>
      )}
    </Container>
  );
}
