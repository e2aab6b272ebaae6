import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import { siteLanguages } from "#contract/constants/site-languages.ts";
import { linkPlace } from "#contract/constants/suggestion-mail.ts";
import type { RequestEvent } from "#contract/voice-requests/request-events.ts";
import { ContactIcon } from "#src/features/voice-requests/contact/ContactIcon.tsx";
import { eventIcons, eventTitle } from "#src/features/voice-requests/event-words.ts";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { lostReasonNames, suspicionNames } from "#src/features/voice-requests/words.ts";
import { formatMoment, formatWhen } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import styles from "./Events.module.css";

interface EventRowProps {
  event: RequestEvent;
  request: ReadRequest & { readAt: number };
  /** What an undoing event took back, where it is known. */
  undoes: RequestEvent | undefined;
  isUndone: boolean;
}

/** One event: icon, what happened and when, what was written, and who it was. One that was undone is struck through. */
export function EventRow({ event, request, undoes, isUndone }: EventRowProps) {
  useLingui();
  const Icon = eventIcons[event.kind];
  const locale = currentLocale();
  const title = undoes ? `${eventTitle(event)}: ${eventTitle(undoes)}` : eventTitle(event);
  return (
    <li className={styles["event"]} data-event={event.eventId}>
      <span className={styles["icon"]}>
        {event.kind === "contacted" ? (
          <ContactIcon way={event.way} />
        ) : (
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        )}
      </span>
      <div className={styles["body"]}>
        <p className={styles["line"]}>
          <strong className={clsx(isUndone && styles["undone"])}>
            {isUndone ? <s key="undone">{title}</s> : <span key="done">{title}</span>}
          </strong>
          <time dateTime={event.at} title={formatMoment(event.at, locale)}>
            {formatWhen(event.at, new Date(request.readAt), locale)}
          </time>
        </p>
        <Details event={event} language={siteLanguages[request.language].name} />
        {event.kind !== "arrived" && event.by && <p className={styles["by"]}>{event.by}</p>}
      </div>
    </li>
  );
}

/** What an event says besides. */
function Details({ event, language }: { event: RequestEvent; language: string }) {
  const { i18n } = useLingui();
  switch (event.kind) {
    case "arrived":
      return (
        <p className={styles["by"]}>
          {event.suspicion ? (
            event.suspicion.map((reason) => i18n._(suspicionNames[reason])).join(". ")
          ) : (
            <span>
              <Trans comment="Where a request came from; language is such as “Türkçe”">
                From the website, {language}
              </Trans>
            </span>
          )}
        </p>
      );
    case "noted":
      return <Written text={event.text} />;
    case "stateChanged":
      return (
        <>
          {event.reason && <p>{i18n._(lostReasonNames[event.reason])}</p>}
          {event.text && <Written text={event.text} />}
        </>
      );
    case "suggested":
      return (
        event.mail && (
          <details>
            <summary className={styles["summary"]}>
              <Trans comment="Button: unfolds a mail that was sent">Show the e-mail</Trans>
            </summary>
            <Written text={`${event.mail.subject}\n\n${event.mail.text.replace(linkPlace, "…/room/…")}`} />
          </details>
        )
      );
    default:
      return null;
  }
}

const Written = ({ text }: { text: string }) => (
  <p className={styles["written"]} dir="auto">
    {text}
  </p>
);
