import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Notice } from "#src/ui/feedback/Notice.tsx";

/** Why something with a room failed; nothing while it did not. */
export function RoomFailure({ error }: { error: unknown }) {
  useLingui();
  if (!error) return null;
  return <Notice kind="danger">{translate(sentenceOf(error, msg`Server responded with an error.`))}</Notice>;
}
