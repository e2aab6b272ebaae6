import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { roomLimits } from "#contract/constants/room-limits.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { WhatIsNew } from "#src/features/voice-requests/acts/WhatIsNew.tsx";
import { AskedRows } from "#src/features/voice-requests/page/asked/AskedRows.tsx";
import pageStyles from "#src/features/voice-requests/page/RequestPage.module.css";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { mediaQueryHook } from "#src/lib/browser/media-query.ts";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import type { Session } from "#src/session/session.ts";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Switch } from "#src/ui/form/choice/Switch.tsx";
import { holdsLink, MailPart } from "./MailPart.tsx";
import styles from "./Suggest.module.css";
import { SuggestBar } from "./SuggestBar.tsx";
import { useSuggestion } from "./use-suggestion.ts";

/** Whether the parts stand below one another. */
const useNarrowScreen = mediaQueryHook("(width < 1200px)");

/** What the library beside the request is told, and tells. */
export interface Picking {
  q: string;
  onSearch: (q: string) => void;
  picked: ReadonlySet<string>;
  isFull: boolean;
  onToggle: (voice: Voice) => void;
}

export interface SuggestFormProps {
  request: ReadRequest;
  /** Under which it is kept. */
  draftName: string;
  session: Session;
  library: (picking: Picking) => ReactNode;
  /** List, room and mail are made. */
  onDone: (requestId: string) => void;
}

/** The request, the library with its understood words searched, the mail, and the bar that sends it. */
export function SuggestForm({ request, draftName, session, library, onDone }: SuggestFormProps) {
  const isNarrow = useNarrowScreen();
  const suggestion = useSuggestion(request, draftName, session);
  const { inputs, change, hasMail, news, sending } = suggestion;
  const { voices } = inputs;
  const toggle = ({ voiceId, voiceArtistName, voiceColorNames }: Voice) => {
    const others = voices.filter((one) => one.voiceId !== voiceId);
    const isNew = others.length === voices.length;
    change({ voices: isNew ? [...others, { voiceId, voiceArtistName, voiceColorNames }] : others });
  };
  const isMailReady =
    !hasMail || !inputs.isEdited || (holdsLink(inputs.text) && inputs.subject.trim() !== "");
  return (
    <>
      <div className={styles["columns"]}>
        <details className={styles["asked"]} open={!isNarrow}>
          <summary>
            <Trans comment="Heading: what a visitor asked for">What was asked?</Trans>
          </summary>
          <AskedRows request={request} understood={request.understood} />
        </details>
        {library({
          q: inputs.q,
          onSearch: (q) => change({ q }),
          picked: new Set(voices.map(({ voiceId }) => voiceId)),
          isFull: voices.length >= roomLimits.voices.most,
          onToggle: toggle,
        })}
        <div className={pageStyles["column"]}>
          {hasMail ? (
            <MailPart address={request.email} suggestion={suggestion} />
          ) : (
            <section className={pageStyles["panel"]} aria-labelledby="link">
              <h2 id="link">
                <Trans comment="Heading: of a room for guests">The room’s link</Trans>
              </h2>
              <p>
                <Trans>
                  No e-mail is set up. The link is on the request’s page once the room is open: copy it and
                  send it yourself.
                </Trans>
              </p>
            </section>
          )}
          <section className={pageStyles["panel"]}>
            <Switch
              label={<Trans comment="Switch: guests do not see who speaks">Blind listening</Trans>}
              hint={<Trans>Names and portraits are hidden until the room closes.</Trans>}
              checked={inputs.isBlind}
              onSwitch={(isBlind) => change({ isBlind })}
            />
          </section>
          {news ? (
            <Notice kind="warning">
              <WhatIsNew news={news} />
            </Notice>
          ) : (
            <SendingNotice of={sending} />
          )}
        </div>
      </div>
      <SuggestBar
        voices={voices}
        hasMail={hasMail}
        isReady={isMailReady}
        isBusy={sending.isPending}
        onRemove={(voiceId) => change({ voices: voices.filter((one) => one.voiceId !== voiceId) })}
        onSend={() => void suggestion.suggest(() => onDone(request.id))}
      />
    </>
  );
}
