import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ReadRequest, SentRequest } from "#src/features/voice-requests/reading/read-request.ts";
import styles from "./Asked.module.css";
import { UnderstoodText } from "./UnderstoodText.tsx";

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={styles["row"]}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface AskedRowsProps {
  request: SentRequest;
  understood: ReadRequest["understood"];
}

/** The fields of the form as they were sent; those that were left empty say so. */
export const AskedRows = ({ request, understood }: AskedRowsProps) => (
  <dl>
    <Row name={<Trans comment="Label of a field, free text such as “radio”">Project medium</Trans>}>
      {request.projectMedium}
    </Row>
    <Row name={<Trans comment="Label of a field: how many versions, which lengths">Project version</Trans>}>
      {request.projectVersion || <NotSaid />}
    </Row>
    <Row
      name={<Trans comment="Label of a field, free text such as “2,000 to 3,000 euros”">Budget range</Trans>}
    >
      {request.budgetRange || <NotSaid />}
    </Row>
    <Row name={<Trans comment="Label of a field: what the voice should be like">Voice qualities</Trans>}>
      <UnderstoodText text={request.voiceRequirements} understood={understood} />
    </Row>
    {request.radioSolutions && (
      <Row
        name={
          <Trans comment="Name of a line of a voice request; its value says “Interested”">
            AI voice-over
          </Trans>
        }
      >
        <Trans comment="Value of the line “AI voice-over” of a voice request">Interested</Trans>
      </Row>
    )}
  </dl>
);

const NotSaid = () => (
  <span className={styles["unsaid"]}>
    <Trans comment="In place of what a visitor left empty in the form">Not stated</Trans>
  </span>
);
