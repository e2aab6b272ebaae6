import { Plural, useLingui } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import type { ListedArtist } from "#contract/voice-artists.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import { Toast } from "#src/ui/feedback/toast/Toast.tsx";
import { UndoButton } from "#src/ui/feedback/toast/UndoButton.tsx";
import { artistActs } from "./artist-acts.ts";
import type { ActOutcome, ArtistActs } from "./use-artist-acts.ts";

/** One artist by name, several by their number. */
function useNames() {
  const { t } = useLingui();
  return (artists: readonly ListedArtist[]) => {
    const [only] = artists;
    const count = artists.length;
    return only && count === 1
      ? only.name
      : t({
          message: `${count} artists`,
          comment: "In a message after an act; count is a whole number from 2 on",
        });
  };
}

/** What an act has done, with a way to take it back, or why it did nothing. */
export function ActNews({ acts: { outcome, forget, undo, endUndo } }: { acts: ArtistActs }) {
  const { t, i18n } = useLingui();
  const nameThem = useNames();
  const say = ({ to, done }: ActOutcome) => {
    const names = nameThem(done);
    return to === "undo"
      ? t({ message: `Undone: ${names}`, comment: "After an act; one artist, or how many" })
      : i18n._({ ...artistActs[to].done, values: { names } });
  };
  return (
    <>
      <Toast kind="failure" icon={<CircleAlert size={20} aria-hidden="true" />} onClose={forget}>
        {outcome?.failure && <span>{translate(outcome.failure)}</span>}
      </Toast>
      <Toast
        kind="news"
        action={
          // The pressed button went away with menu or bar.
          outcome && outcome.undo.length > 0 && <UndoButton onUndo={undo} takesFocus onRunOut={endUndo} />
        }
        onClose={forget}
      >
        {outcome && outcome.done.length > 0 && say(outcome)}
      </Toast>
    </>
  );
}

/** The artists that an act left as they were, each with the reason. */
export function RefusedArtists({ refused }: { refused: ActOutcome["refused"] }) {
  const count = refused.length;
  return (
    <>
      <p>
        <Plural
          comment="After an act; count is how many artists, a list of them with reasons follows"
          value={count}
          one="# artist stayed as it was:"
          other="# artists stayed as they were:"
        />
      </p>
      <ul>
        {refused.map(({ artistId, name, problem }) => (
          <li key={artistId}>
            <strong>{name}</strong>: {problem}
          </li>
        ))}
      </ul>
    </>
  );
}
