import { randomInt } from "node:crypto";
import { login, postJson, type Answered } from "./call.ts";
import { figure, milliseconds, quantile, separation, type Figure } from "./figures.ts";
import type { Target } from "./target.ts";

const tries = 2000;

interface Comparison {
  what: string;
  ask: (name: string) => Promise<Answered>;
  /** A call that is known to do less work, and how well it has to be told apart at least. */
  control: () => Promise<Answered>;
  apartBy: number;
}

/** Asks for a known name and an unknown one in turn. */
async function compare({ what, ask, control, apartBy }: Comparison): Promise<Figure[]> {
  const known: number[] = [];
  const unknown: number[] = [];
  const refused: number[] = [];
  const answers = new Set<string>();
  const attempt = async (name: string) => {
    const { status, text, milliseconds: taken } = await ask(name);
    answers.add(`${status} ${text}`.trim());
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
    // Were the control not told apart, nothing could be.
    if (nth % 5 === 0) refused.push((await control()).milliseconds);
  }
  const told = separation(known, unknown);
  const apart = separation(known, refused);
  return [
    figure(
      `${tries} interleaved tries ${what}: one answer for both`,
      [...answers].join(" | "),
      answers.size === 1,
    ),
    figure(
      "… medians, known and unknown",
      `${milliseconds(quantile(known, 0.5))}, ${milliseconds(quantile(unknown, 0.5))}`,
      true,
    ),
    figure("… area under the curve (0.45 to 0.55)", told.toFixed(3), told >= 0.45 && told <= 0.55),
    figure(`… of the control, which does less (above ${apartBy})`, apart.toFixed(3), apart > apartBy),
  ];
}

/** Threat 13: whether the time of an answer tells a known name from an unknown one. */
export const timeLogins = ({ origin }: Target): Promise<Figure[]> =>
  compare({
    what: "to log in",
    ask: (name) => login(origin, name, "a wrong password"),
    control: () => postJson(origin, "/api/v1/auth/login", {}),
    apartBy: 0.9,
  });

/** Times forgotten passwords, which take three statements and no hash: little, beside what a machine does else. */
export const timeForgotten = ({ origin }: Target): Promise<Figure[]> =>
  compare({
    what: "to say that a password is forgotten",
    ask: (username) => postJson(origin, "/api/v1/auth/forgot", { username }),
    control: () => postJson(origin, "/api/v1/auth/forgot", {}),
    apartBy: 0.75,
  });
