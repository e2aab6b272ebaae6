import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import { LoadingShapes } from "#src/ui/feedback/LoadingShapes.tsx";
import grid from "./VoiceGrid.module.css";

/** The first load: a text at once, skeletons of cards after 300 ms. */
export const LoadingVoices = () => (
  <LoadingShapes count={8} className={clsx(grid["grid"], grid["loading"])}>
    <Trans comment="State; the three dots are fixed">Loading voices...</Trans>
  </LoadingShapes>
);
