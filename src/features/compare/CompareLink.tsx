import { Trans } from "@lingui/react/macro";
import { Link, useLocation } from "@tanstack/react-router";
import AudioWaveform from "lucide-react/icons/audio-waveform";
import { limits } from "#contract/constants/limits.ts";
import { buttonClass } from "#src/ui/button/button-class.ts";
import { compareAddressOf } from "./compare-address.ts";
import styles from "./CompareLink.module.css";

interface CompareLinkProps {
  voices: readonly { voiceId: string }[];
  size?: "small";
}

/** The way to a comparison of these voices; nothing where there are fewer than two. Only with the feature `search`. */
export function CompareLink({ voices, size }: CompareLinkProps) {
  const openedFrom = useLocation({ select: ({ href }) => href });
  if (voices.length < limits.compared.least) return null;
  return (
    <Link
      to="/compare"
      search={compareAddressOf(voices.map(({ voiceId }) => voiceId))}
      state={{ openedFrom }}
      className={buttonClass({ size })}
    >
      <AudioWaveform size={18} aria-hidden="true" />
      <span className={styles["word"]}>
        <Trans context="button" comment="Button: opens the comparison of several voices">
          Compare
        </Trans>
      </span>
    </Link>
  );
}
