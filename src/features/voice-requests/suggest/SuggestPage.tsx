import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MergedNotice } from "#src/features/voice-requests/page/MergedNotice.tsx";
import { BackToRequest } from "#src/features/voice-requests/page/RequestHead.tsx";
import pageStyles from "#src/features/voice-requests/page/RequestPage.module.css";
import { requestQuery } from "#src/features/voice-requests/queries.ts";
import { usePageTitle } from "#src/lib/browser/page-title.ts";
import type { Session } from "#src/session/session.ts";
import { Container } from "#src/ui/page/Container.tsx";
import { ListState } from "#src/ui/table/ListState.tsx";
import { SuggestForm, type SuggestFormProps } from "./SuggestForm.tsx";

interface SuggestPageProps extends Pick<SuggestFormProps, "library" | "onDone"> {
  requestId: string;
  /** The request for which it was begun, where that one was merged into this one: what was ticked and typed goes on. */
  begunFor?: string;
  session: Session;
}

/**
 * Suggests voices to a visitor: the library stands beside the request, and the mail beside the library. For a request that was
 * merged they are suggested to the one in which it stands.
 */
export function SuggestPage({
  requestId,
  begunFor = requestId,
  session,
  ...form
}: SuggestPageProps): ReactNode {
  const { t } = useLingui();
  const { data: request, error, refetch } = useQuery(requestQuery(requestId));
  const heading = t({ message: "Suggest voices", comment: "Heading of a page" });
  usePageTitle(request ? `${heading}: ${request.fullName}` : heading);
  const name = request?.fullName;
  const mergedInto = request?.mergedInto ?? null;
  if (mergedInto !== null)
    return <SuggestPage {...form} requestId={mergedInto} begunFor={begunFor} session={session} />;
  return (
    <Container className={pageStyles["page"]}>
      <div className={pageStyles["head"]}>
        <BackToRequest requestId={requestId} />
        <h1>
          {name ? (
            <span key="named">
              <Trans comment="Heading of a page; name is a visitor’s full name">
                Suggest voices for {name}
              </Trans>
            </span>
          ) : (
            <span key="unnamed">{heading}</span>
          )}
        </h1>
      </div>
      {begunFor !== requestId && <MergedNotice mergedInto={requestId} />}
      {request ? (
        <SuggestForm
          key={requestId}
          request={request}
          draftName={`suggestion ${begunFor}`}
          session={session}
          {...form}
        />
      ) : (
        <ListState error={error} onRetry={() => void refetch()} />
      )}
    </Container>
  );
}
