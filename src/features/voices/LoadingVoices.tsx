import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { LoadingShapes } from "#src/ui/feedback/loading/LoadingShapes.tsx";
import grid from "./VoiceGrid.module.css";

/** Cards that are on their way, with words over the first of them or without any. */
export const VoiceShapes = ({ children }: { children?: ReactNode }) => (
  <LoadingShapes isSilent count={8} className={clsx(grid["grid"], grid["loading"])}>
    {children}
  </LoadingShapes>
);

/** The first load: a text at once, skeletons of cards after 300 ms. */
export const LoadingVoices = () => (
  <VoiceShapes>
    <Trans comment="State; the three dots are fixed">Loading voices...</Trans>
  </VoiceShapes>
);
