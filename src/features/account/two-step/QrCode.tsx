import { useLingui } from "@lingui/react/macro";
import { encode } from "uqr";
import styles from "./QrCode.module.css";

/** The light border that readers need, in modules. */
const border = 4;

/** All dark modules as one path: a rectangle for each run in a row. */
function pathOf(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join("");
}

/** A text as a QR code, 200 px wide; dark on white in both themes, because not every reader takes it the other way. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui();
  const { data, size } = encode(text, { border });
  return (
    <svg
      className={styles["code"]}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`QR code for the authenticator app`}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(data)} />
    </svg>
  );
}
