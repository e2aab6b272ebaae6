import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { doneWords } from "#src/features/voice-requests/event-words.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Toast } from "#src/ui/feedback/toast/Toast.tsx";
import { UndoButton } from "#src/ui/feedback/toast/UndoButton.tsx";
import type { Acts } from "./use-acts.ts";
import { WhatIsNew } from "./WhatIsNew.tsx";

/** What became of the last act: that it is done, with Undo for ten seconds; what is new where somebody was faster; or why not. */
export function ActToast({ acts: { news, act, undo, close } }: { acts: Acts }) {
  useLingui();
  if (!news) return null;
  const { seen, intent } = news;
  switch (news.kind) {
    case "done": {
      const { eventId } = news;
      return (
        <Toast
          kind="news"
          onClose={close}
          action={
            eventId !== undefined && (
              <UndoButton key={eventId} onUndo={() => undo(seen, eventId)} onRunOut={close} />
            )
          }
        >
          <span key="done">{doneWords(intent, seen.fullName)}</span>
        </Toast>
      );
    }
    case "undone":
      return (
        <Toast kind="news" onClose={close}>
          <span key="undone">{doneWords(intent, seen.fullName)}</span>
        </Toast>
      );
    case "changed":
      return (
        <Toast
          kind="failure"
          icon={<TriangleAlert size={20} aria-hidden="true" />}
          onClose={close}
          action={
            <Button size="small" onClick={() => act(news.now, intent)}>
              <Trans comment="Button: does it though somebody else changed the request meanwhile">
                Do it anyway
              </Trans>
            </Button>
          }
        >
          <WhatIsNew news={news.news} />
        </Toast>
      );
    case "failed":
      return (
        <Toast kind="failure" icon={<CircleAlert size={20} aria-hidden="true" />} onClose={close}>
          {translate(news.sentence)}
        </Toast>
      );
  }
}
