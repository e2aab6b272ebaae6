import { Trans } from "@lingui/react/macro";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { BackLink } from "#src/ui/page/BackLink.tsx";
import styles from "./RequestPage.module.css";

/** The link back to the list. */
export const BackToRequests = () => (
  <BackLink to="/owner/requests">
    <Trans comment="Heading of the owners' list">Voice requests</Trans>
  </BackLink>
);

/** Who sent it, for which company and which medium. */
export const RequestHead = ({ request }: { request: ReadRequest }) => (
  <div className={styles["head"]}>
    <BackToRequests />
    <h1>{request.fullName}</h1>
    <p className={styles["facts"]}>{[request.companyName, request.projectMedium].join(" · ")}</p>
  </div>
);
