import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import type { ListedArtist } from "#contract/voice-artists.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { formatAgo, formatCalendarDay, formatMoment } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Tag } from "#src/ui/tag/Tag.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import { languageNames } from "#src/voice/language-names.ts";
import { voiceLine } from "#src/voice/words.ts";
import styles from "./ArtistParts.module.css";

/** Portrait, name as the link to the editor, gender and age ranges. */
export function ArtistName({ artist, size }: { artist: ListedArtist; size: number }) {
  useLingui();
  const { artistId, name, gender, voiceColors, ageRanges } = artist;
  return (
    <span className={styles["who"]}>
      <Voiceprint name={name} hue={hueOf(voiceColors)} size={size} />
      <span>
        <AppLink className={styles["name"]} to="/owner/update-voice-artist" search={{ artist: artistId }}>
          {name}
        </AppLink>
        <span className={styles["line"]}>{voiceLine({ gender, ageRangeNames: ageRanges })}</span>
      </span>
    </span>
  );
}

const shownLanguages = 2;

/** The first languages, and how many there are besides. */
export function LanguageTags({ artist: { languages } }: { artist: ListedArtist }) {
  const { i18n } = useLingui();
  const rest = languages.slice(shownLanguages).map((language) => i18n._(languageNames[language]));
  const restWords = rest.join(", ");
  return (
    <>
      {languages.slice(0, shownLanguages).map((language) => (
        <Tag key={language}>{i18n._(languageNames[language])}</Tag>
      ))}
      {rest.length > 0 && (
        <Tag look="outline" title={restWords}>
          <span aria-hidden="true">+{rest.length}</span>
          <VisuallyHidden>{restWords}</VisuallyHidden>
        </Tag>
      )}
    </>
  );
}

/** "Consent ends: 6 Dec 2026", where that is soon; or that it has ended. */
export function ConsentEnd({ day, now }: { day: string; now: Date }) {
  const date = formatCalendarDay(day, currentLocale());
  const isOver = new Date(`${day}T00:00`) < new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return isOver ? (
    <Trans comment="At an artist; date is the last day on which its samples could be shown">
      Consent ended: {date}
    </Trans>
  ) : (
    <Trans comment="At an artist; date is the last day on which its samples may be shown">
      Consent ends: {date}
    </Trans>
  );
}

/** When it was changed last: "12 min. ago", "yesterday, 5:20 PM", "18 Nov". */
export function ChangedAt({ artist: { changedAt }, now }: { artist: ListedArtist; now: Date }) {
  const locale = currentLocale();
  return (
    <time dateTime={changedAt} title={formatMoment(changedAt, locale)}>
      {formatAgo(changedAt, now, locale, "with time")}
    </time>
  );
}
