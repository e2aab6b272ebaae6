import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
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
  session: Session;
}

/** Suggests voices to a visitor: the library stands beside the request, and the mail beside the library. */
export function SuggestPage({ requestId, session, ...form }: SuggestPageProps): ReactNode {
  const { t } = useLingui();
  const { data: request, error, refetch } = useQuery(requestQuery(requestId));
  const heading = t({ message: "Suggest voices", comment: "Heading of a page" });
  usePageTitle(request ? `${heading}: ${request.fullName}` : heading);
  const name = request?.fullName;
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
      {request ? (
        <SuggestForm key={requestId} request={request} session={session} {...form} />
      ) : (
        <ListState error={error} onRetry={() => void refetch()} />
      )}
    </Container>
  );
}
