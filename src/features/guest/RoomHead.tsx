import { useLingui } from "@lingui/react";
import { Plural, Trans } from "@lingui/react/macro";
import AudioLines from "lucide-react/icons/audio-lines";
import Clock from "lucide-react/icons/clock";
import Shuffle from "lucide-react/icons/shuffle";
import Volume2 from "lucide-react/icons/volume-2";
import type { GuestPlace } from "#contract/guest.ts";
import { formatInZone } from "#src/lib/i18n/clock.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import styles from "./RoomHead.module.css";

/** Who asks, for what, and what to know: said once. */
export function RoomHead({ room }: { room: GuestPlace }) {
  useLingui();
  const { maker, title, greeting, closesAt, timeZone } = room;
  const takes = "takes" in room ? room.takes.length : 0;
  const closing = formatInZone(closesAt, timeZone, currentLocale());
  return (
    <header className={styles["head"]}>
      <p className={styles["maker"]}>
        <Trans comment="maker is a person and a company, such as “Deniz Aksoy, Halbora”">
          {maker} invites you to listen
        </Trans>
      </p>
      <h1 className={styles["title"]} dir="auto">
        {title}
      </h1>
      {greeting && (
        <p className={styles["greeting"]} dir="auto">
          {greeting}
        </p>
      )}
      <ul className={styles["facts"]}>
        <li>
          <AudioLines size={18} aria-hidden="true" />
          {"takes" in room ? (
            <Plural comment="How many recordings can be heard" value={takes} one="# take" other="# takes" />
          ) : (
            <Plural value={room.voices.length} one="# voice" other="# voices" />
          )}
        </li>
        {"voices" in room && room.isBlind && (
          <li>
            <Shuffle size={18} aria-hidden="true" />
            <Trans>Letters and order differ for every guest</Trans>
          </li>
        )}
        {"voices" in room && (
          <li>
            <Volume2 size={18} aria-hidden="true" />
            <Trans comment="Fact about a room: no sample is louder than another">Equally loud</Trans>
          </li>
        )}
        <li>
          <Clock size={18} aria-hidden="true" />
          <Trans comment="When a room closes; closing is a day and a time">Closes: {closing}</Trans>
        </li>
      </ul>
    </header>
  );
}
