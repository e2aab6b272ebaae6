import { connect } from "node:net";
import { figure, tally, type Figure } from "./figures.ts";
import type { Target } from "./target.ts";

const spellings = [
  "/api/v1/voices",
  "/%61pi/v1/voices",
  "/%61%70%69/v1/voices",
  "http://somewhere.example/api/v1/voices",
  "http://somewhere.example/%61pi/v1/voices",
  "/%61pi/nothing",
];

/** Sends a request line as it is; the answer whole. */
const raw = (origin: string, line: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(new URL(origin).port), "127.0.0.1", () =>
      socket.write(`${line} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`),
    );
    socket.setEncoding("utf8").on("data", (part: string) => (answer += part));
    socket.once("close", () => resolve(answer)).once("error", () => resolve(""));
  });

/** Point 6 of issue 11: the same call however its address is spelt, and the cap on calls. */
export async function spellAddresses({ origin }: Target): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const spelling of spellings) {
    const answer = (await raw(origin, `GET ${spelling}`)).toLowerCase();
    const isApi = answer.includes("cache-control: no-store") && !answer.includes("script-src");
    figures.push(figure(`${spelling}: no-store and the policy of data`, isApi ? "yes" : "no", isApi));
    // One call more at once than the target takes.
    const flood = await Promise.all(Array.from({ length: 200 }, () => raw(origin, `GET ${spelling}`)));
    const statuses = flood.map((one) => one.split(" ")[1] ?? "cut");
    figures.push(
      figure("… 200 at once, where one at once is taken: answers", tally(statuses), statuses.includes("503")),
    );
  }
  return figures;
}
