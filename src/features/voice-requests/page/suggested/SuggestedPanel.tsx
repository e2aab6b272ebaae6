import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import CircleCheck from "lucide-react/icons/circle-check";
import pageStyles from "#src/features/voice-requests/page/RequestPage.module.css";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { formatWhen } from "#src/lib/i18n/format-ago.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { CopyButton } from "#src/ui/button/CopyButton.tsx";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import { ChosenVoices } from "./ChosenVoices.tsx";
import styles from "./Suggested.module.css";

/** The newest of them. */
const mostShown = 5;

/** What guests of a request's rooms would like, and the rooms: it stands first, and is read anew every 15 s. */
export function SuggestedPanel({ request }: { request: ReadRequest & { readAt: number } }) {
  const { t } = useLingui();
  const { wishes, rooms } = request;
  const newest = wishes.slice(0, mostShown);
  const others = wishes.length - newest.length;
  const isChosen = wishes.length > 0;
  const missing = t({
    message: "Not available",
    comment: "In place of the name of a voice that is not shown today",
  });
  const nobody = t({ message: "A guest", comment: "In place of the name of a guest who gave none" });
  return (
    <section className={clsx(pageStyles["panel"], isChosen && styles["chosen"])} aria-labelledby="suggested">
      <h2 id="suggested">
        {isChosen ? (
          <span key="chosen">
            <Trans comment="Heading: what a guest of a room would like">A voice was chosen</Trans>
          </span>
        ) : (
          <span key="suggested">
            <Trans comment="Heading: in a room that was opened for a visitor">Suggested voices</Trans>
          </span>
        )}
      </h2>
      <Spoken as="div">
        {newest.map(({ roomId, voiceId, voiceArtistName, guestName, at }) => {
          const who = guestName ?? nobody;
          const when = formatWhen(at, new Date(request.readAt), currentLocale());
          return (
            <div key={`${roomId} ${at} ${voiceId}`} className={styles["wish"]}>
              <CircleCheck size={20} aria-hidden="true" />
              <strong>{voiceArtistName ?? missing}</strong>
              <span className={styles["by"]}>
                <Trans comment="who is a guest, when such as “today 11.20”">
                  {who} said “I would like this one” in the room, {when}
                </Trans>
              </span>
            </div>
          );
        })}
      </Spoken>
      {isChosen && <ChosenVoices voiceIds={[...new Set(newest.map(({ voiceId }) => voiceId))]} />}
      {others > 0 && (
        <p className={styles["by"]}>
          <Plural
            comment="Below the newest wishes of guests of a room"
            value={others}
            one="and # other wish"
            other="and # other wishes"
          />
        </p>
      )}
      <ul className={styles["rooms"]}>
        {rooms.map(({ roomId, title, path, voiceCount, sentCount }) => (
          <li key={roomId}>
            <AppLink to="/rooms/$roomId" params={{ roomId }}>
              {title}
            </AppLink>
            <span className={styles["by"]}>
              <Plural
                comment="How many voices a room has"
                value={voiceCount}
                one="# voice"
                other="# voices"
              />
              {" · "}
              <Plural
                comment="How many guests of a room have sent their answers"
                value={sentCount}
                _0="no answers yet"
                one="# answer"
                other="# answers"
              />
            </span>
            {path !== null && (
              <CopyButton
                size="small"
                text={new URL(path, location.origin).href}
                instead={<code className={styles["link"]}>{new URL(path, location.origin).href}</code>}
              >
                <Trans comment="Button">Copy link</Trans>
              </CopyButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
