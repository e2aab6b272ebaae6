import { call } from "./call.ts";
import { atRate } from "./pace.ts";
import type { Target } from "./target.ts";

const pages = [
  "/api/v1/voices?page=0&size=15",
  "/api/v1/voices?gender=Female&page=0&size=15",
  "/api/v1/voices?languageNames=TURKISH&languageNames=ENGLISH&page=1&size=15",
  "/api/v1/auth/me",
  "/api/v1/voices?voiceColorNames=WARM&page=0&size=15",
];

/** What a client at work asks for, so many times a second; the answers' times and statuses. */
export async function browse({ origin, client }: Target, aSecond: number, seconds: number) {
  const answers = await atRate(aSecond, seconds, (nth) =>
    call(origin, pages[nth % pages.length] ?? "", { headers: client }),
  );
  return {
    taken: answers.filter(({ status }) => status === 200).map(({ milliseconds }) => milliseconds),
    statuses: answers.map(({ status }) => status),
  };
}
