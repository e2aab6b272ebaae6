import type { CSSProperties } from "react";
import styles from "./Voiceprint.module.css";
import { voiceprintOf } from "./voiceprint-path.ts";

interface VoiceprintProps {
  /** The rings' shape is computed from the name. */
  name: string;
  /** Degrees; the hue of the main voice colour. */
  hue: number;
  /** Pixels; 52 by default. */
  size?: number;
}

/** An artist's portrait: concentric wobbling rings, decorative. */
export function Voiceprint({ name, hue, size = 52 }: VoiceprintProps) {
  const { inner, outer } = voiceprintOf(name);
  return (
    <svg
      className={styles["voiceprint"]}
      style={{ "--hue": hue } as CSSProperties}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <path d={inner} />
      <path d={outer} className={styles["outer"]} />
    </svg>
  );
}
