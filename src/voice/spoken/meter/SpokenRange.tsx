import { Trans } from "@lingui/react/macro";
import type { SpokenLength } from "#src/voice/spoken/length.ts";

interface SpokenRangeProps {
  length: SpokenLength;
  /** In a language whose pace is only guessed. */
  isRough: boolean;
}

/** "31–35 s": between which times a text takes to say. */
export const SpokenRange = ({ length: { least, most }, isRough }: SpokenRangeProps) =>
  isRough ? (
    <Trans comment="How long a text takes to say, in seconds, when it can only be guessed">
      roughly {least}–{most} s
    </Trans>
  ) : (
    <Trans comment="How long a text takes to say, in seconds">
      {least}–{most} s
    </Trans>
  );
