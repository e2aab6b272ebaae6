import { Trans } from "@lingui/react/macro";
import AudioLines from "lucide-react/icons/audio-lines";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { BackLink } from "#src/ui/page/BackLink.tsx";
import styles from "./RequestPage.module.css";

/** The link back to the list. */
export const BackToRequests = () => (
  <BackLink to="/owner/requests">
    <Trans comment="Heading of the owners' list">Voice requests</Trans>
  </BackLink>
);

/** The link back to one request. */
export const BackToRequest = ({ requestId }: { requestId: string }) => (
  <BackLink to="/owner/requests/$requestId" params={{ requestId }}>
    <Trans comment="Link: leads back to a voice request">Back to the request</Trans>
  </BackLink>
);

/** The way to the page that suggests voices; `isNext` where that is what an owner does next. */
export const SuggestLink = ({ request, isNext }: { request: ReadRequest; isNext: boolean }) => (
  <LinkButton
    to="/owner/requests/$requestId/suggest"
    params={{ requestId: request.id }}
    {...(isNext && { look: "primary", wide: true })}
    icon={<AudioLines size={20} aria-hidden="true" />}
  >
    {request.rooms.length === 0 ? (
      <span key="first">
        <Trans comment="Heading of a page">Suggest voices</Trans>
      </span>
    ) : (
      <span key="others">
        <Trans comment="Link: where voices were suggested before">Suggest other voices</Trans>
      </span>
    )}
  </LinkButton>
);

interface RequestHeadProps {
  request: ReadRequest;
  /** Whether rooms can be opened for it. */
  canSuggest: boolean;
}

/** Who sent it, for which company and which medium. */
export const RequestHead = ({ request, canSuggest }: RequestHeadProps) => (
  <div className={styles["head"]}>
    <BackToRequests />
    <div className={styles["title"]}>
      <h1>{request.fullName}</h1>
      {canSuggest && <SuggestLink request={request} isNext={false} />}
    </div>
    <p className={styles["facts"]}>{[request.companyName, request.projectMedium].join(" · ")}</p>
  </div>
);
