import styles from "./InkFrame.module.css";

/** Bar heights of the still waveform, 0 to 100: words with pauses between them. */
const heights = [
  4, 5, 26, 42, 54, 54, 44, 38, 28, 42, 20, 8, 54, 82, 64, 52, 4, 26, 28, 44, 68, 66, 44, 34, 40, 28, 12, 66,
  100, 44, 6, 6, 22, 44, 54, 56, 40, 32, 8, 6, 28, 40, 56, 8, 6, 44, 86, 68, 54, 38, 6, 5, 7, 5, 52, 54, 74,
  42, 8, 54, 76, 62, 76, 40, 6, 6, 6, 8, 24, 48, 62, 70, 80, 60, 70, 54, 5,
];

const pitch = 8;

/** A still waveform; decorative. */
export const StillWave = () => (
  <svg className={styles["wave"]} viewBox={`0 0 ${heights.length * pitch - 3} 120`} aria-hidden="true">
    {heights.map((height, index) => (
      <rect
        key={index * pitch}
        x={index * pitch}
        y={60 - height * 0.6}
        width="5"
        height={Math.max(5, height * 1.2)}
        rx="2.5"
      />
    ))}
  </svg>
);
