import { Trans, useLingui } from "@lingui/react/macro";
import Ban from "lucide-react/icons/ban";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { ConsentForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { formatCalendarDay } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { downloadConsentFile } from "./consent-file.ts";
import styles from "./ConsentPart.module.css";
import { holdsOn } from "./valid-consent.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

const ConsentDialog = lazyPart(() => import("./ConsentDialog.tsx").then((code) => code.ConsentDialog));

type Days = { from: string; until: string | null } | null;

/** From which day on, and until when. */
function DaysWords({ days, today }: { days: Days; today: string }) {
  if (!days) return <Trans comment="The artist does not allow it">Not given</Trans>;
  const locale = currentLocale();
  const from = <time dateTime={days.from}>{formatCalendarDay(days.from, locale)}</time>;
  if (days.until === null)
    return <Trans comment="How long a consent holds; from is a date">{from}, no end date</Trans>;
  const until = <time dateTime={days.until}>{formatCalendarDay(days.until, locale)}</time>;
  return days.until < today ? (
    <Trans comment="Of a consent; until is a date">Ended: {until}</Trans>
  ) : (
    <Trans comment="How long a consent holds; both are dates">
      {from}, last day {until}
    </Trans>
  );
}

interface LineProps {
  days: Days;
  today: string;
  name: ReactNode;
  children: ReactNode;
}

const Line = ({ days, today, name, children }: LineProps) => {
  const isValid = holdsOn(days, today);
  const Icon = isValid ? CircleCheck : CircleAlert;
  return (
    <li className={styles["line"]} data-valid={isValid || undefined}>
      <Icon size={18} aria-hidden="true" />
      <span className={styles["words"]}>
        <strong>{name}</strong>{" "}
        <span key={JSON.stringify(days)} className={styles["days"]}>
          <DaysWords days={days} today={today} />
        </span>
      </span>
      {children}
    </li>
  );
};

interface ConsentPartProps {
  /** The sample’s name. */
  name: string;
  consent: ConsentForm;
  /** The consent of a sample that is older than the question. */
  isUnstated: boolean;
  /** The artist that a file is uploaded for; undefined before the first save. */
  artistId: string | undefined;
  today: string;
  onConsent: (consent: ConsentForm, forAll: boolean) => void;
}

/** What the artist allows for a sample, and the way to change it. */
export function ConsentPart({ name, consent, isUnstated, artistId, today, onConsent }: ConsentPartProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const download = useSending(downloadConsentFile);
  const { publish, share, file } = consent;
  const label = t({ message: "The artist’s consent", comment: "Heading" });
  return (
    <section className={styles["part"]} aria-label={label}>
      <h3 className={styles["title"]}>{label}</h3>
      <ul className={styles["lines"]}>
        <Line
          days={publish}
          today={today}
          name={<Trans comment="A consent: clients may hear the sample">Publishing</Trans>}
        >
          {file && (
            <button type="button" className={styles["link"]} onClick={() => download.mutate(file)}>
              {file.name}
            </button>
          )}
        </Line>
        <Line
          days={share}
          today={today}
          name={<Trans comment="A consent: people without an account may hear the sample">Sharing</Trans>}
        >
          <button
            type="button"
            className={styles["link"]}
            aria-label={t({
              message: `Edit consent: ${name}`,
              comment: "Name of a button for screen readers; name is a sample’s",
            })}
            onClick={() => {
              setWasOpened(true);
              setOpen(true);
            }}
          >
            <Trans comment="Button: changes the consent of a sample">Edit</Trans>
          </button>
        </Line>
        <li className={styles["line"]}>
          <Ban size={18} aria-hidden="true" />
          <span className={styles["words"]}>
            <strong>
              <Trans comment="A use of a recording: teaching machines with it">AI training</Trans>
            </strong>{" "}
            <span className={styles["days"]}>
              <Trans comment="Of AI training: nobody may train with the sample">Not licensed</Trans>
            </span>
          </span>
        </li>
      </ul>
      {isUnstated && (
        <p className={styles["note"]}>
          <Trans>Carried over from before consent was recorded.</Trans>
        </p>
      )}
      {download.isError && (
        <p className={styles["failure"]} role="alert">
          <Trans>The file could not be downloaded.</Trans>
        </p>
      )}
      {wasOpened &&
        createPortal(
          <ConsentDialog
            open={isOpen}
            name={name}
            consent={consent}
            artistId={artistId}
            today={today}
            onConsent={(given: ConsentForm, forAll: boolean) => {
              onConsent(given, forAll);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
            onMissing={() => setOpen(false)}
          />,
          document.body, // outside the form, which Enter would submit
        )}
    </section>
  );
}
