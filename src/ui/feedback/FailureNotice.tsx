import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { sentenceOfWrite } from "#src/lib/http/outcome.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Notice } from "./Notice.tsx";

/** Why something was not taken, or that nobody knows; nothing while it did not fail. */
export function FailureNotice({ error }: { error: unknown }) {
  useLingui();
  if (!error) return null;
  return (
    <Notice kind="danger">{translate(sentenceOfWrite(error, msg`Server responded with an error.`))}</Notice>
  );
}
