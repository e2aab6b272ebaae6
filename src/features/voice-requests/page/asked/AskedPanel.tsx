import { Trans, useLingui } from "@lingui/react/macro";
import type { Acts } from "#src/features/voice-requests/acts/use-acts.ts";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { suspicionNames } from "#src/features/voice-requests/words.ts";
import styles from "#src/features/voice-requests/page/RequestPage.module.css";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { AskedRows } from "./AskedRows.tsx";
import { MergedRequest } from "./MergedRequest.tsx";

interface AskedPanelProps {
  request: ReadRequest;
  acts: Acts;
}

/** What the visitor asked for, with the texts of what was merged into it. */
export function AskedPanel({ request, acts }: AskedPanelProps) {
  const { i18n } = useLingui();
  const { state, suspicion, merged } = request;
  return (
    <section className={styles["panel"]} aria-labelledby="asked">
      <h2 id="asked">
        <Trans comment="Heading: what a visitor asked for">What was asked?</Trans>
      </h2>
      {state === "spam" && suspicion && (
        <Notice kind="warning" isRead>
          {suspicion.map((reason) => i18n._(suspicionNames[reason])).join(". ")}
        </Notice>
      )}
      <AskedRows request={request} understood={request.understood} />
      {merged.map((other) => (
        <MergedRequest key={other.id} merged={other} request={request} acts={acts} />
      ))}
    </section>
  );
}
