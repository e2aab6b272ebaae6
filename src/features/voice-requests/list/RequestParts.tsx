import { Trans } from "@lingui/react/macro";
import type { ListedRequest } from "#contract/voice-requests/requests.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { Initials } from "#src/ui/tag/Initials.tsx";
import { clsx } from "clsx";
import styles from "./RequestParts.module.css";

interface PartProps {
  request: ListedRequest;
}

/** The visitor's name, which is the row's link, and the company. */
export const RequestWho = ({ request: { id, fullName, companyName } }: PartProps) => (
  <>
    <AppLink to="/owner/requests/$requestId" params={{ requestId: id }} className={styles["link"]}>
      {fullName}
    </AppLink>
    <span className={styles["second"]}>{companyName}</span>
  </>
);

/** What the voice is wanted for, and the first line of how it should be. */
export const RequestWish = ({ request: { projectMedium, voiceRequirements } }: PartProps) => (
  <>
    <span className={styles["first"]}>{projectMedium}</span>
    <span className={clsx(styles["second"], styles["cut"])}>{voiceRequirements}</span>
  </>
);

/** Who is to answer. */
export const RequestAssignee = ({ request: { assignee } }: PartProps) =>
  assignee ? (
    <span className={styles["assignee"]}>
      <Initials name={assignee.name} size="quiet" />
      {assignee.name}
    </span>
  ) : (
    <span className={styles["second"]}>
      <Trans comment="In place of the owner who is to answer a request">Not assigned</Trans>
    </span>
  );
