import type { ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import type { ViewCard } from "#src/features/voice-artists/editor/SaveMessage.tsx";
import type { AppLinkProps } from "#src/lib/i18n/app-link.tsx";
import type { ShownVoice } from "#src/voice/voice.ts";

/** Renders the card of the entered voice; `voiceMp3` is empty while there is nothing to play. */
export type Preview = (voice: ShownVoice) => ReactNode;

/** Plays one sample; `isPrivate` sounds only come with the owner’s token. */
export interface PlayedSample {
  voice: Voice;
  name: string;
  isPrivate: boolean;
  /** With waveform and time. */
  isOpen: boolean;
}

export interface KeptSlots {
  canUpload: boolean;
  preview: Preview;
  viewCard: ViewCard;
  player: (sample: PlayedSample) => ReactNode;
  /** Back to the list. */
  back: ReactNode;
  cancel: Pick<AppLinkProps, "to" | "search">;
}
