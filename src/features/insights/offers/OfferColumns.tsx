import { useLingui } from "@lingui/react";
import { PatternLines } from "@visx/pattern";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { useId } from "react";
import type { OfferMonth } from "#contract/insights.ts";
import { countWords, monthWords } from "#src/features/insights/format.ts";
import { offerPartNames, offerParts } from "#src/features/insights/words.ts";
import { rootRem, useWidth } from "#src/ui/use-width.ts";
import { partsOf, valueWords } from "./month.ts";
import styles from "./OfferColumns.module.css";

interface OfferColumnsProps {
  months: readonly OfferMonth[];
  /** What is drawn, for screen readers. */
  label: string;
}

/** In rem: of the plot, and of the words over and under it. */
const plot = 13;
const top = 1.5;
const line = 1.4;
const widest = 4.5;

/** A column a month in three fills: solid, soft with a border, hatched. */
export function OfferColumns({ months, label }: OfferColumnsProps) {
  const { i18n } = useLingui();
  const [ref, width] = useWidth("offer-columns");
  const hatch = useId();
  const rem = rootRem();
  const most = Math.max(...months.map((month) => partsOf(month).total), 1);
  const x = scaleBand({ domain: months.map(({ month }) => month), range: [0, width], paddingInner: 0.3 });
  const y = scaleLinear({ domain: [0, most], range: [0, plot * rem] });
  const column = Math.min(x.bandwidth(), widest * rem);
  const base = (top + plot) * rem;
  const hasValues = x.step() >= 5 * rem;
  const every = Math.ceil((2.5 * rem) / Math.max(x.step(), 1));
  const sentence = months.map((month) => {
    const parts = partsOf(month);
    const words = offerParts.map((part) => `${i18n._(offerPartNames[part])} ${countWords(parts[part])}`);
    return `${monthWords(month.month, "long")}: ${words.join(", ")}`;
  });
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg
          className={styles["chart"]}
          width={width}
          height={base + (hasValues ? 2 : 1) * line * rem + 0.5 * rem}
          role="img"
          aria-label={`${label}. ${sentence.join("; ")}`}
        >
          <PatternLines
            id={hatch}
            width={7}
            height={7}
            orientation={["diagonal"]}
            stroke="currentColor"
            strokeWidth={1.5}
          />
          {months.map((month, place) => {
            const parts = partsOf(month);
            const middle = (x(month.month) ?? 0) + x.bandwidth() / 2;
            let foot = base;
            return (
              <g key={month.month}>
                {offerParts.map((part) => {
                  const height = y(parts[part]);
                  foot -= height;
                  if (parts[part] === 0) return null;
                  return (
                    <Bar
                      key={part}
                      className={styles[part]}
                      {...(part === "ended" && { fill: `url(#${hatch})` })}
                      x={middle - column / 2}
                      y={foot + 1}
                      width={column}
                      height={Math.max(height - 2, 1)}
                      rx={3}
                    />
                  );
                })}
                <text className={styles["total"]} x={middle} y={foot - 0.4 * rem}>
                  {parts.total > 0 && countWords(parts.total)}
                </text>
                {place % every === 0 && (
                  <text className={styles["month"]} x={middle} y={base + line * rem}>
                    {`${monthWords(month.month, "short")}${month.isWhole ? "" : "*"}`}
                  </text>
                )}
                {hasValues && (
                  <text className={styles["value"]} x={middle} y={base + 2 * line * rem}>
                    {valueWords(month)}
                  </text>
                )}
              </g>
            );
          })}
          <line className={styles["base"]} x2={width} y1={base} y2={base} />
        </svg>
      )}
    </div>
  );
}
