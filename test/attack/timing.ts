import { randomInt } from "node:crypto";
import { login, postJson } from "./call.ts";
import { figure, milliseconds, quantile, separation, type Figure } from "./figures.ts";
import type { Target } from "./target.ts";

const tries = 2000;

/** Threat 13: whether the time of an answer tells a known name from an unknown one. */
export async function timeLogins({ origin }: Target): Promise<Figure[]> {
  const known: number[] = [];
  const unknown: number[] = [];
  const refused: number[] = [];
  const answers = new Set<string>();
  const attempt = async (name: string) => {
    const { status, text, milliseconds: taken } = await login(origin, name, "a wrong password");
    answers.add(`${status} ${text}`);
    return taken;
  };
  for (let nth = 0; nth < 20; nth += 1) await attempt("warming-up");
  for (let nth = 0; nth < tries / 2; nth += 1) {
    // As long a name, and either of the two first: nothing but the account may differ.
    const other = `demo-${randomInt(36 ** 5, 36 ** 6).toString(36)}`;
    const both = [
      async () => known.push(await attempt("demo-client")),
      async () => unknown.push(await attempt(other)),
    ];
    for (const one of randomInt(2) === 0 ? both : both.toReversed()) await one();
    // A control that is known to take no hash: were it not told apart, nothing could be.
    if (nth % 5 === 0) refused.push((await postJson(origin, "/api/v1/auth/login", {})).milliseconds);
  }
  const told = separation(known, unknown);
  const control = separation(known, refused);
  return [
    figure(`${tries} interleaved tries: one answer for both`, [...answers].join(" | "), answers.size === 1),
    figure(
      `… medians, known and unknown`,
      `${milliseconds(quantile(known, 0.5))}, ${milliseconds(quantile(unknown, 0.5))}`,
      true,
    ),
    figure("… area under the curve (0.45 to 0.55)", told.toFixed(3), told >= 0.45 && told <= 0.55),
    figure("… of the control without a hash (above 0.9)", control.toFixed(3), control > 0.9),
  ];
}
