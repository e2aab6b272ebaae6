import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import Volume2 from "lucide-react/icons/volume-2";
import { formatPercent } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { setVolume } from "./engine/commands.ts";
import { usePlayer } from "./store.ts";
import styles from "./VolumeSlider.module.css";

/** How loud everything plays; remembered. */
export function VolumeSlider({ className }: { className: string | undefined }) {
  const { t } = useLingui();
  const volume = usePlayer((state) => state.volume);
  return (
    <label className={clsx(styles["volume"], className)}>
      <Volume2 size={20} aria-hidden="true" />
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        aria-label={t({ message: "Volume", comment: "Name of a slider" })}
        aria-valuetext={formatPercent(volume, currentLocale())}
        onChange={(event) => setVolume(event.target.valueAsNumber)}
      />
    </label>
  );
}
