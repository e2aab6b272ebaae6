import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { sentenceOf } from "#src/lib/http/problem.ts";
import { formatClock } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { ProofDialog } from "#src/session/proof/ProofDialog.tsx";
import { refetchSession } from "#src/session/queries.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Toast } from "#src/ui/feedback/toast/Toast.tsx";
import { onStayed, staySignedIn } from "./mutations.ts";
import { useReturnedFocus } from "./use-returned-focus.ts";
import { useTopPlace } from "./use-top-place.ts";

const failed = msg`Server responded with an error.`;

interface SessionEndBarProps {
  /** By this browser's clock. */
  endsAt: number;
  /** Whether it ends however much it is used: who stays shows who it is. */
  isLast: boolean;
}

/** Says that the session is about to end, until it is closed, and keeps it. */
export function SessionEndBar(props: SessionEndBarProps) {
  const [isClosed, setClosed] = useState(false);
  return isClosed ? null : <Bar {...props} onClose={() => setClosed(true)} />;
}

/** It takes no focus, and gives back the one that came to it. */
function Bar({ endsAt, isLast, onClose }: SessionEndBarProps & { onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const stay = useMutation(staySignedIn);
  const [isAsking, setAsking] = useState(false);
  const place = useTopPlace(isAsking);
  useReturnedFocus(place);
  // Told once more, it may be another minute: what was said stands.
  const [time] = useState(() => formatClock(new Date(endsAt).toISOString(), currentLocale()));

  useEffect(() => {
    return onStayed(() => void refetchSession(client, { retry: false }).catch(() => undefined));
  }, [client]);

  const words = isLast ? (
    <Trans comment="time is what a clock shows">
      You have been signed in for a long time. Your session ends at {time}.
    </Trans>
  ) : (
    <Trans comment="time is what a clock shows">
      Nothing was done here for a long time. Your session ends at {time}.
    </Trans>
  );
  const act = isLast ? () => setAsking(true) : () => stay.mutate();
  return (
    <>
      {createPortal(
        <section aria-label={t({ message: "Session", comment: "Name of what says that it is about to end" })}>
          <Toast
            kind="news"
            action={
              <Button size="small" busy={stay.isPending} onClick={act}>
                {isLast ? (
                  <Trans comment="Button: the session goes on">Sign in again</Trans>
                ) : (
                  <Trans comment="Button: the session goes on">Stay signed in</Trans>
                )}
              </Button>
            }
            onClose={onClose}
          >
            <span key={stay.status}>{stay.error ? translate(sentenceOf(stay.error, failed)) : words}</span>
          </Toast>
        </section>,
        place,
      )}
      <ProofDialog
        open={isAsking}
        reason={words}
        onAnswer={(isProven) => {
          setAsking(false);
          if (isProven) stay.mutate();
        }}
      />
    </>
  );
}
