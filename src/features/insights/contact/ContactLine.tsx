import { useLingui } from "@lingui/react";
import { scaleLinear, scalePoint } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { dayWords, durationWords, monthWords } from "#src/features/insights/format.ts";
import { rootRem, useWidth } from "#src/ui/use-width.ts";
import styles from "./ContactLine.module.css";

interface ContactLineProps {
  weeks: readonly { from: string; minutes: number }[];
  /** Today. */
  until: string;
  /** What is drawn, for screen readers. */
  label: string;
}

/** In rem: of the plot, of the hours at its left, of the months under it. */
const plot = 5.5;
const left = 3.5;
const bottom = 1.75;
const top = 0.5;

const hour = 60;

/** Half of the scale, in hours: whole ones, from two days on whole days. */
const stepOf = (hours: number) => (hours > 48 ? 24 * Math.ceil(hours / 48) : Math.ceil(hours / 2));

const monthOf = (week: ContactLineProps["weeks"][number] | undefined) => week?.from.slice(0, 7);

/** The first week of each month has its name, but for a month that goes on for less than the name's room. */
const monthStarts = (weeks: ContactLineProps["weeks"]) =>
  weeks.filter((week, place) => {
    const isFirst = monthOf(week) !== monthOf(weeks[place - 1]);
    const next = weeks[place + 1];
    return isFirst && (!next || monthOf(week) === monthOf(next));
  });

/** The weeks' medians as a line, its last point marked. */
export function ContactLine({ weeks, until, label }: ContactLineProps) {
  useLingui();
  const [ref, width] = useWidth("contact-line");
  const rem = rootRem();
  const most = Math.max(...weeks.map(({ minutes }) => minutes), hour);
  const step = stepOf(most / hour);
  const x = scalePoint({ domain: weeks.map(({ from }) => from), range: [left * rem, width - rem] });
  const y = scaleLinear({ domain: [0, 2 * step * hour], range: [(top + plot) * rem, top * rem] });
  const at = ({ from }: { from: string }) => x(from) ?? 0;
  const last = weeks.at(-1);
  const months = monthStarts(weeks);
  const every = Math.ceil((months.length * 2.5 * rem) / Math.max(width, 1));
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg
          className={styles["chart"]}
          width={width}
          height={(top + plot + bottom) * rem}
          role="img"
          aria-label={`${label}: ${weeks.map(({ from, minutes }) => `${dayWords(from, until)} ${durationWords(minutes)}`).join(", ")}`}
        >
          {[0, step, 2 * step].map((hours) => (
            <g key={hours}>
              <line
                className={styles["grid"]}
                x1={left * rem}
                x2={width}
                y1={y(hours * hour)}
                y2={y(hours * hour)}
              />
              <text className={styles["words"]} y={y(hours * hour)} dy="0.35em">
                {hours === 0 ? "0" : durationWords(hours * hour)}
              </text>
            </g>
          ))}
          {months.map((week, place) =>
            place % every === 0 ? (
              <text
                key={week.from}
                className={styles["words"]}
                x={Math.min(at(week), width - 2 * rem)}
                y={(top + plot + bottom) * rem - 0.35 * rem}
              >
                {monthWords(week.from, "short")}
              </text>
            ) : null,
          )}
          <LinePath className={styles["line"]} data={[...weeks]} x={at} y={({ minutes }) => y(minutes)} />
          {last && <circle className={styles["last"]} cx={at(last)} cy={y(last.minutes)} r={5} />}
        </svg>
      )}
    </div>
  );
}
