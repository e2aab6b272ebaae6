import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { useState } from "react";
import type { ListedImport } from "#contract/imports/imports.ts";
import { importsQuery } from "#src/features/imports/queries.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { Notice, noticeLinkClass } from "#src/ui/feedback/Notice.tsx";
import { noteSeen, unseenOf } from "./seen-reports.ts";

function Sentence({ state, fileName }: ListedImport) {
  if (state === "cancelled")
    return (
      <Trans comment="Notice on an owner’s first page; fileName of a file">Import stopped: {fileName}</Trans>
    );
  if (state === "failed")
    return (
      <Trans comment="Notice on an owner’s first page; fileName of a file">
        Import interrupted: {fileName}
      </Trans>
    );
  return (
    <Trans comment="Notice on an owner’s first page; fileName of a file">Import finished: {fileName}</Trans>
  );
}

/** Says that an import ended, with the way to its report; nothing once that was seen or the notice put away on this device. */
export function EndedNotice() {
  const { t } = useLingui();
  const { data = [] } = useQuery(importsQuery);
  const [isAway, setAway] = useState(false);
  const ended = unseenOf(data);
  if (!ended || isAway) return null;
  const { state, importId, endedAt } = ended;
  const putAway = () => {
    noteSeen(endedAt ?? "");
    setAway(true);
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  };
  return (
    <Notice
      kind={state === "done" ? "success" : "warning"}
      act={
        <IconButton
          label={t({ message: "Dismiss", comment: "Button: puts a notice away" })}
          icon={<X size={18} />}
          onClick={putAway}
        />
      }
    >
      <Sentence {...ended} />{" "}
      <AppLink className={noticeLinkClass} to="/owner/import" search={{ import: importId }}>
        <Trans comment="Link of a notice: leads to the report of an import">Show report</Trans>
      </AppLink>
    </Notice>
  );
}
