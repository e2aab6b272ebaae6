import { useLingui } from "@lingui/react";
import { Plural, Trans } from "@lingui/react/macro";
import Archive from "lucide-react/icons/archive";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import CircleCheck from "lucide-react/icons/circle-check";
import EyeOff from "lucide-react/icons/eye-off";
import PencilLine from "lucide-react/icons/pencil-line";
import X from "lucide-react/icons/x";
import { useEffect, type ReactNode } from "react";
import type { ArtistState } from "#contract/constants/enumerations.ts";
import saveBar from "#src/features/voice-artists/editor/SaveBar.module.css";
import type { AppLinkProps } from "#src/lib/i18n/app-link.tsx";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { BackButton } from "#src/ui/page/BackButton.tsx";
import { useReservedHeight } from "#src/ui/use-reserved-height.ts";
import styles from "./StateBar.module.css";

const icons = { draft: PencilLine, published: CircleCheck, hidden: EyeOff, archived: Archive };

/** Who sees the artist now. */
function StateWords({ state }: { state: ArtistState }) {
  if (state === "draft") return <Trans>Draft, not visible to clients</Trans>;
  if (state === "hidden") return <Trans>Hidden, not visible to clients</Trans>;
  if (state === "archived") return <Trans comment="Of an artist">In the archive</Trans>;
  return <Trans comment="Of an artist">Published, visible to clients</Trans>;
}

interface StateBarProps {
  form: string;
  state: ArtistState;
  cancel: Pick<AppLinkProps, "to" | "search">;
  isSaving: boolean;
  isActing: boolean;
  /** How many files are on their way. */
  uploading: number;
  /** Which samples cannot be published; `isWhole` where that leaves none. */
  refusal: { sentence: string; isWhole: boolean } | undefined;
  /** Before the form is submitted. */
  onSave: () => void;
  onPublish: () => void;
  onHide: () => void;
  onRestore: () => void;
  /** The outcome of the last act, in the place of the words. */
  children: ReactNode;
}

/** What clients see of the artist, and what can be done: one filled button. Fixed at the foot of the screen. */
export function StateBar(props: StateBarProps) {
  const { form, state, cancel, isSaving, isActing, uploading, refusal, children } = props;
  useLingui();
  // There the page's head says the state, and what else is to be said stands above the bar.
  const isSmall = useSmallScreen();
  const height = useReservedHeight("--save-bar-height");
  useEffect(() => {
    document.documentElement.toggleAttribute("data-save-bar", true);
    return () => void document.documentElement.removeAttribute("data-save-bar");
  }, []);
  const Icon = icons[state];
  const isHere = state !== "archived";
  const mayPublish = state === "draft" || state === "hidden";
  const note =
    uploading > 0 ? (
      <span>
        <Plural
          comment="How many files are being uploaded"
          value={uploading}
          one="# file is uploading; it will be saved when it finishes"
          other="# files are uploading; they will be saved when they finish"
        />
      </span>
    ) : (
      mayPublish && refusal?.sentence
    );
  const bar = (
    <div ref={height} className={saveBar["bar"]}>
      <div className={saveBar["message"]}>
        {children ??
          (!isSmall && (
            <p className={styles["words"]}>
              <Icon size={18} aria-hidden="true" />
              <strong>
                <StateWords state={state} />
              </strong>
              <span className={styles["note"]}>{note}</span>
            </p>
          ))}
      </div>
      <BackButton
        look="quiet"
        {...cancel}
        className={saveBar["cancel"]}
        icon={<X size={20} aria-hidden="true" />}
      >
        <Trans>Cancel</Trans>
      </BackButton>
      {state === "published" && (
        <Button look="quiet" busy={isActing} onClick={props.onHide}>
          <Trans comment="Button: an artist is no longer shown to clients">Hide</Trans>
        </Button>
      )}
      {isHere && (
        <Button
          type="submit"
          form={form}
          look={state === "published" ? "primary" : "outline"}
          busy={isSaving}
          onClick={props.onSave}
        >
          {isSaving ? <Trans>Submitting...</Trans> : <Trans comment="Button">Save changes</Trans>}
        </Button>
      )}
      {mayPublish && (
        <Button
          look="primary"
          icon={<CircleCheck size={18} aria-hidden="true" />}
          busy={isActing}
          aria-disabled={refusal?.isWhole || undefined}
          onClick={() => !refusal?.isWhole && props.onPublish()}
        >
          <Trans comment="Button: shows an artist to clients">Publish</Trans>
        </Button>
      )}
      {!isHere && (
        <Button
          look="primary"
          icon={<ArchiveRestore size={18} aria-hidden="true" />}
          busy={isActing}
          onClick={props.onRestore}
        >
          <Trans comment="Button: takes an artist out of the archive, hidden">Bring back</Trans>
        </Button>
      )}
    </div>
  );
  return (
    <>
      {isSmall && note && <p className={styles["above"]}>{note}</p>}
      {bar}
    </>
  );
}
