import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Notice } from "./Notice.tsx";

/** Why a call failed; nothing while it did not. */
export function FailureNotice({ error }: { error: unknown }) {
  useLingui();
  if (!error) return null;
  return <Notice kind="danger">{translate(sentenceOf(error, msg`Server responded with an error.`))}</Notice>;
}
