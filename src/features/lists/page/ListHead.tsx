import { Trans, useLingui } from "@lingui/react/macro";
import Pencil from "lucide-react/icons/pencil";
import { useState, type ReactNode } from "react";
import type { VoiceListDetails } from "#contract/lists.ts";
import { limits } from "#contract/constants/limits.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { ListChanged, ListCount, ListReaders } from "#src/features/lists/ListFacts.tsx";
import { ListMenu } from "#src/features/lists/ListMenu.tsx";
import { useAskedName } from "#src/features/lists/use-asked-name.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { playlistOfAll } from "#src/voice/player/engine/playlist.ts";
import { PlayAllButton } from "#src/voice/player/PlayAllButton.tsx";
import styles from "./VoiceListPage.module.css";

const NameDialog = lazyPart(() =>
  import("#src/features/lists/NameDialog.tsx").then((code) => code.NameDialog),
);

const most = limits.voicesPerOffer;

export interface ListHeadProps {
  list: VoiceListDetails;
  /** The link back, above the heading. */
  back: ReactNode;
  compare?: ((voices: Voice[]) => ReactNode) | undefined;
  multiSelect?: ReactNode;
  /** An offer for these voices, at most as many as one takes. */
  offer?: ((voices: Voice[]) => ReactNode) | undefined;
  /** Asks others what they think of the list’s voices. */
  askOthers?: ((list: VoiceListDetails) => ReactNode) | undefined;
  /** A copy was made. */
  onMade: (listId: string) => void;
  onDelete: (list: VoiceListDetails) => void;
}

/** A list’s name, what is known of it, and what can be done with all its voices. */
export function ListHead({
  list,
  back,
  compare,
  multiSelect,
  offer,
  askOthers,
  onMade,
  onDelete,
}: ListHeadProps) {
  const { t } = useLingui();
  const [now] = useState(() => new Date());
  const { asked, isOpen, ask, close } = useAskedName();
  const { listId, name, entries, changedAt, visibleTo } = list;
  const voices = entries.flatMap(({ voice }) => voice ?? []);
  const offered = voices.slice(0, most);
  const time = formatTime(voices.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0));
  return (
    <header className={styles["head"]}>
      <div className={styles["back"]}>{back}</div>
      <div className={styles["title"]}>
        <h1>{name}</h1>
        <IconButton
          className={styles["rename"]}
          label={t({ message: "Rename the list", comment: "Heading" })}
          icon={<Pencil size={18} />}
          onPointerEnter={NameDialog.preload}
          onFocus={NameDialog.preload}
          onClick={() => ask({ act: "rename", listId, name })}
        />
      </div>
      <p className={styles["facts"]}>
        <ListCount count={entries.length} /> ·{" "}
        <Trans comment="How long all voices of a list play together; time is such as 0:37">
          total {time}
        </Trans>
        <span className={styles["more"]}>
          {" · "}
          <ListChanged at={changedAt} now={now} /> · <ListReaders visibleTo={visibleTo} />
        </span>
      </p>
      <div className={styles["menu"]}>
        <ListMenu list={list} onAsk={ask} onDelete={() => onDelete(list)} />
      </div>
      {voices.length > 0 && (
        <>
          <div className={styles["listen"]}>
            <PlayAllButton queue={async () => playlistOfAll(voices)} disabled={false} />
            {compare?.(voices)}
            {multiSelect}
          </div>
          {askOthers && <div className={styles["ask"]}>{askOthers(list)}</div>}
          {offer && <div className={styles["offer"]}>{offer(offered)}</div>}
        </>
      )}
      {offer && offered.length < voices.length && (
        <p className={styles["limit"]}>
          <Trans comment="Beside the button of an offer; most is a whole number">
            Only the first {most} voices of the list go into an offer.
          </Trans>
        </p>
      )}
      {asked && <NameDialog asked={asked} open={isOpen} onClose={close} onMade={onMade} onMissing={close} />}
    </header>
  );
}
