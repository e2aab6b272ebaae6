import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import AudioWaveform from "lucide-react/icons/audio-waveform";
import { limits } from "#contract/limits.ts";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { compareAddressOf } from "./compare-address.ts";
import styles from "./CompareLink.module.css";

interface CompareLinkProps {
  voices: readonly { voiceId: string }[];
  size?: "small";
}

/** The way to a comparison of these voices; nothing where there are fewer than two. Only with the feature `search`. */
export const CompareLink = ({ voices, size }: CompareLinkProps): ReactNode =>
  voices.length >= limits.compared.least && (
    <LinkButton
      to="/compare"
      search={{ ...compareAddressOf(voices.map(({ voiceId }) => voiceId)) }}
      size={size}
      icon={<AudioWaveform size={18} aria-hidden="true" />}
    >
      <span className={styles["word"]}>
        <Trans context="button" comment="Button: opens the comparison of several voices">
          Compare
        </Trans>
      </span>
    </LinkButton>
  );
