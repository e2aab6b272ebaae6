import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ListedImport } from "#contract/imports.ts";
import { importsQuery } from "#src/features/imports/queries.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { Notice, noticeLinkClass } from "#src/ui/feedback/Notice.tsx";
import { unseenOf } from "./seen-reports.ts";

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

/** Says that an import ended, with the way to its report; nothing once that was seen on this device. */
export function EndedNotice() {
  const { data = [] } = useQuery(importsQuery);
  const ended = unseenOf(data);
  if (!ended) return null;
  const { state, importId } = ended;
  return (
    <Notice kind={state === "done" ? "success" : "warning"}>
      <Sentence {...ended} />{" "}
      <AppLink className={noticeLinkClass} to="/owner/import" search={{ import: importId }}>
        <Trans comment="Link of a notice: leads to the report of an import">Show report</Trans>
      </AppLink>
    </Notice>
  );
}
