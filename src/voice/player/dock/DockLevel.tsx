import { Trans, useLingui } from "@lingui/react/macro";
import AudioLines from "lucide-react/icons/audio-lines";
import type { Voice } from "#contract/voices/voices.ts";
import { formatDecibels } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { levelOf, setLevelMatched, useLevelMatching } from "#src/voice/level-matching.ts";
import styles from "./PlayerDock.module.css";

const useMatched = () => useLevelMatching((state) => state.isMatched);

/** Whether samples are evened out or sound as they were recorded. */
export function LevelSwitch() {
  const { t } = useLingui();
  const isMatched = useMatched();
  return (
    <IconButton
      label={t({ message: "Matched level", comment: "Choice: samples are equally loud" })}
      icon={<AudioLines size={20} />}
      aria-pressed={isMatched}
      onClick={() => setLevelMatched(!isMatched)}
    />
  );
}

/** By how much this sample is changed, or why it is not. */
export function LevelText({ voice }: { voice: Voice }) {
  const isMatched = useMatched();
  const level = levelOf(voice);
  if (!isMatched || level.kind === "foreign")
    return (
      <span key="recorded">
        <Trans comment="Choice: samples keep the level of their recording">As recorded</Trans>
      </span>
    );
  if (level.kind === "measuring")
    return (
      <span key="measuring">
        <Trans comment="In place of decibels: how loud a sample is, is not known yet">measuring</Trans>
      </span>
    );
  return <span key="level">{formatDecibels(level.decibels, currentLocale())}</span>;
}

/** Why a sample of another site sounds as it was recorded; nothing for all others. */
export function ForeignNote({ voice }: { voice: Voice }) {
  const isMatched = useMatched();
  if (!isMatched || levelOf(voice).kind !== "foreign") return null;
  return (
    <p className={styles["note"]}>
      <Trans>
        This sample plays as recorded: it comes from another site, so its level cannot be matched.
      </Trans>
    </p>
  );
}
