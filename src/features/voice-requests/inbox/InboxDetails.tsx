import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { InboxRequest } from "#contract/voice-requests/voice-requests.ts";
import { phoneUrl } from "#src/features/voice-requests/contact/phone-url.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { mailTo } from "#src/lib/mail-to.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import styles from "./InboxDetails.module.css";

const Detail = ({ name, isWide, children }: { name: ReactNode; isWide?: boolean; children: ReactNode }) => (
  <div className={isWide ? styles["wide"] : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface InboxDetailsProps {
  request: InboxRequest;
  /** Whether it has a page, which its last line leads to. */
  hasPage: boolean;
}

/** What the visitor wrote; empty fields are left out. */
export const InboxDetails = ({ request, hasPage }: InboxDetailsProps) => (
  <dl className={styles["details"]}>
    {request.isSuspected && (
      <Detail
        isWide
        name={
          <Trans comment="Mark of a voice request that a machine seems to have filled in">Maybe spam</Trans>
        }
      >
        <Trans>
          A field that nobody sees was filled in: by a machine, or by a browser that fills in forms by itself.
          No e-mail was sent about this request.
        </Trans>
      </Detail>
    )}
    <div className={styles["wide"]}>
      <dt>
        <Trans comment="Label of a field: what the voice should be like">Voice qualities</Trans>
      </dt>
      <dd className={styles["text"]}>{request.voiceRequirements}</dd>
    </div>
    {request.projectVersion && (
      <Detail
        name={<Trans comment="Label of a field: how many versions, which lengths">Project version</Trans>}
      >
        {request.projectVersion}
      </Detail>
    )}
    {request.budgetRange && (
      <Detail
        name={
          <Trans comment="Label of a field, free text such as “2,000 to 3,000 euros”">Budget range</Trans>
        }
      >
        {request.budgetRange}
      </Detail>
    )}
    <Detail name={<Trans comment="Label of a field">Phone number</Trans>}>
      <a href={phoneUrl(request)}>{request.phone}</a>
    </Detail>
    <Detail name={<Trans comment="Label of a field">E-mail</Trans>}>
      <a href={mailTo(request.email)}>{request.email}</a>
    </Detail>
    {request.radioSolutions && (
      <Detail
        name={
          <Trans comment="Name of a line of a voice request; its value says “Interested”">
            AI voice-over
          </Trans>
        }
      >
        <Trans comment="Value of the line “AI voice-over” of a voice request">Interested</Trans>
      </Detail>
    )}
    {hasPage && (
      <Detail name={<Trans comment="Name of a line: what else is done about a request">More</Trans>}>
        <AppLink to="/owner/requests/$requestId" params={{ requestId: request.id }}>
          <Trans comment="Link to the page of one voice request">Open the request</Trans>{" "}
          <VisuallyHidden>({request.fullName})</VisuallyHidden>
        </AppLink>
      </Detail>
    )}
  </dl>
);
