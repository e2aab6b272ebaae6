import { Plural, Trans, useLingui } from "@lingui/react/macro";
import ChevronUp from "lucide-react/icons/chevron-up";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { artistStates } from "#contract/constants/enumerations.ts";
import type { ListedArtist } from "#contract/voice-artists.ts";
import { artistStateNames } from "#src/features/voice-artists/list/ArtistStateTag.tsx";
import type { Ticks } from "#src/features/voice-artists/list/use-ticks.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { Dialog, DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { FocusedWords } from "#src/ui/feedback/FocusedWords.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import { SelectionFrame } from "#src/ui/page/SelectionFrame.tsx";
import { ActButtons } from "./ActButtons.tsx";
import styles from "./ArtistSelectionBar.module.css";
import type { ArtistActs } from "./use-artist-acts.ts";

interface ArtistSelectionBarProps {
  ticks: Ticks;
  acts: ArtistActs;
}

/** Whether both hold the same rows; a refetch keeps those that did not change. */
const sameArtists = (some: readonly ListedArtist[], others: readonly ListedArtist[]) =>
  some.length === others.length && some.every((artist, index) => artist === others[index]);

/** The ticked artists: how many of which state, and what can be done with them; on small screens behind one button. */
export function ArtistSelectionBar({ ticks, acts }: ArtistSelectionBarProps) {
  const { t, i18n } = useLingui();
  const isSmall = useSmallScreen();
  const [isOpen, setOpen] = useState(false);
  const isShown = ticks.chosen.length > 0;
  const [artists, setArtists] = useState(ticks.chosen); // stay shown while the bar slides out
  if (isShown && !sameArtists(artists, ticks.chosen)) setArtists(ticks.chosen);
  const clear = () => ticks.tickAll(false);
  const n = artists.length;
  const count = (
    <Plural
      comment="Bar of the selection; n is a whole number"
      value={n}
      one="# artist selected"
      other="# artists selected"
    />
  );
  const states = artistStates.flatMap((state) => {
    const number = artists.filter((artist) => artist.state === state).length;
    const words = i18n._(artistStateNames[state]).toLocaleLowerCase(i18n.locale);
    return number > 0 ? [`${number} ${words}`] : [];
  });
  const buttons = (
    <ActButtons
      artists={artists}
      isBusy={acts.isPending}
      onAct={(to) => {
        setOpen(false);
        acts.act(to, artists);
      }}
    />
  );
  return (
    <>
      <Status>{isShown && count}</Status>
      <SelectionFrame
        isShown={isShown}
        label={t({
          message: "Selected artists",
          comment: "Name of the bar of a selection for screen readers",
        })}
        action={
          isSmall ? (
            <>
              <IconButton
                label={t({ message: "Clear selection", comment: "Button of the bar of a selection" })}
                icon={<X size={20} />}
                onClick={clear}
              />
              <Button look="primary" onClick={() => setOpen(true)}>
                <Trans comment="Button: opens what can be done with the selected artists">
                  Choose an action
                </Trans>
                <ChevronUp size={18} aria-hidden="true" />
              </Button>
            </>
          ) : (
            <>
              <Button look="quiet" onClick={clear}>
                <Trans comment="Button of the bar of a selection">Clear selection</Trans>
              </Button>
              {buttons}
            </>
          )
        }
      >
        <FocusedWords className={styles["count"]}>{count}</FocusedWords>
        {!isSmall && <p className={styles["states"]}>{states.join(", ")}</p>}
      </SelectionFrame>
      {isSmall && (
        <Dialog open={isOpen && isShown} onClose={() => setOpen(false)} title={count}>
          <DialogBody className={styles["sheet"]}>
            <p className={styles["states"]}>{states.join(", ")}</p>
            {buttons}
          </DialogBody>
        </Dialog>
      )}
    </>
  );
}
