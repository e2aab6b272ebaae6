import { Trans } from "@lingui/react/macro";
import Merge from "lucide-react/icons/merge";
import { useId, useState } from "react";
import { limits } from "#contract/constants/limits.ts";
import type { Acts } from "#src/features/voice-requests/acts/use-acts.ts";
import { undoneEvents } from "#src/features/voice-requests/events.ts";
import type { ReadRequest, SentRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./Asked.module.css";
import { AskedRows } from "./AskedRows.tsx";

interface MergedRequestProps {
  merged: SentRequest;
  request: ReadRequest & { readAt?: number };
  acts: Acts;
}

/** What was merged into a request: its text on request, and for a day the way to part them. */
export function MergedRequest({ merged, request, acts }: MergedRequestProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { projectMedium, projectVersion } = merged;
  const what = [projectMedium, projectVersion].filter(Boolean).join(", ");
  const undone = undoneEvents(request.events);
  const merging = request.events.findLast(
    (event) =>
      event.kind === "merged" &&
      event.mergedId === merged.id &&
      // Merged into another one before: parted there, once that one is parted.
      event.requestId === request.id &&
      !undone.has(event.eventId),
  );
  const age = (request.readAt ?? 0) - Date.parse(merging?.at ?? "");
  const mayPart = merging !== undefined && age < limits.request.partHours * 3_600_000;
  return (
    <div className={styles["merged"]}>
      <div className={styles["line"]}>
        <Merge size={18} aria-hidden="true" />
        <p>
          <Trans comment="Of a voice request; what is its medium and version, such as “TV, 2 versions”">
            Merged request: <strong>{what}</strong>
          </Trans>
        </p>
        <Button
          size="small"
          look="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? (
            <span key="hide">
              <Trans>Hide text</Trans>
            </span>
          ) : (
            <span key="show">
              <Trans>Show text</Trans>
            </span>
          )}
        </Button>
        {mayPart && (
          <Button size="small" look="quiet" onClick={() => acts.undo(request, merging.eventId)}>
            <Trans comment="Button: makes two requests of one again that were merged">Separate</Trans>
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        <AskedRows request={merged} understood={[]} />
      </div>
    </div>
  );
}
