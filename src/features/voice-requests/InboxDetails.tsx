import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { InboxRequest } from "#contract/voice-requests.ts";
import { phoneUrl } from "./phone-url.ts";
import styles from "./InboxDetails.module.css";

const Entry = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={styles["entry"]}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What the visitor wrote; what was left empty is left out. */
export const InboxDetails = ({ request }: { request: InboxRequest }) => (
  <dl className={styles["details"]}>
    <div className={styles["wide"]}>
      <dt>
        <Trans>Voice qualities</Trans>
      </dt>
      <dd className={styles["text"]}>{request.voiceRequirements}</dd>
    </div>
    {request.projectVersion && <Entry name={<Trans>Project version</Trans>}>{request.projectVersion}</Entry>}
    {request.budgetRange && <Entry name={<Trans>Budget range</Trans>}>{request.budgetRange}</Entry>}
    <Entry name={<Trans>Phone number</Trans>}>
      <a href={phoneUrl(request)}>{request.phone}</a>
    </Entry>
    <Entry name={<Trans>Email</Trans>}>
      <a href={`mailto:${request.email}`}>{request.email}</a>
    </Entry>
    {request.radioSolutions && (
      <Entry name={<Trans>AI voiceover</Trans>}>
        <Trans>Interested</Trans>
      </Entry>
    )}
  </dl>
);
