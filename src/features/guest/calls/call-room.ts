import type { GuestPlace, OlderGuestNotes } from "#contract/guest.ts";
import type { ProblemCode } from "#contract/problem.ts";
import { callAddress } from "#src/features/guest/room-address.ts";
import { readOlderNotes, readRoom } from "#src/features/guest/read-room.ts";
import { readRecord } from "#src/lib/http/parse.ts";
import { MalformedResponse, Problem } from "#src/lib/http/problem.ts";
import { secondsOf } from "#src/lib/http/retry-after.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import type { GuestAct } from "./apply-change.ts";

declare global {
  /** The room's first answer: the page's own script asks for it while its code is on its way (build/pages/room-script.ts). */
  var roomAnswer: Promise<Response> | undefined;
}

/** After so many ms a call counts as lost, so that the next one may try. */
const patience = 15_000;

async function answerOf<T>(response: Response, read: (value: unknown) => T | Promise<T>): Promise<T> {
  const isPage = response.headers.get("content-type")?.includes("html") ?? false;
  const text = await response.text();
  if (!response.ok)
    throw new Problem({
      status: response.status,
      code: (response.headers.get("problem-code") ?? undefined) as ProblemCode | undefined,
      text: isPage ? "" : text.trim(),
      retryAfter: secondsOf(response.headers.get("retry-after")),
    });
  try {
    return await read(JSON.parse(text));
  } catch {
    throw new MalformedResponse("room");
  }
}

async function callFor<T>(
  read: (value: unknown) => T | Promise<T>,
  send: () => Promise<Response>,
): Promise<T> {
  const response = await send().catch(() => {
    throw new Problem({ status: 0 });
  });
  return answerOf(response, read);
}

/** Reads what a link opens; the code for takes comes with the first answer that has some. */
async function readPlace(value: unknown): Promise<GuestPlace> {
  const place = readRecord(value, "room");
  if (!("takes" in place)) return readRoom(place);
  return import("#src/features/guest/review/read-review.ts").then((part) => part.readReview(place));
}

const call = (send: () => Promise<Response>): Promise<GuestPlace> => callFor(readPlace, send);

const options = () => ({
  headers: { "accept-language": currentLocale() },
  signal: AbortSignal.timeout(patience),
});

/** Rooms are on the page's own origin, wherever other calls go. */
const urlOf = (token: string, path: string, mark?: string) =>
  new URL(callAddress(token, path, mark), location.origin);

function post(address: URL, body: object): Promise<Response> {
  const { headers, signal } = options();
  return fetch(address, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
}

/**
 * Sends a call that may be answered with a guest's cookie, while no other tab of the browser does: the second one goes out with
 * the cookie that the first one got, and both are one guest. Where the browser has no such locks, or gives none to pages whose
 * cookies it blocks, the call is sent at once.
 */
async function asOneGuest(send: () => Promise<Response>): Promise<Response> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return send();
  try {
    return await locks.request("guest", send);
  } catch (error) {
    if (error instanceof DOMException && error.name === "SecurityError") return send();
    throw error;
  }
}

/** What the link opens, as this guest sees it. The first time, without a mark yet, it is what the page has asked for already. */
export function askForRoom(token: string, mark: string | undefined): Promise<GuestPlace> {
  const early = globalThis.roomAnswer;
  globalThis.roomAnswer = undefined;
  const ask = () => fetch(urlOf(token, "", mark), options());
  return call(() => early ?? (mark === undefined ? asOneGuest(ask) : ask()));
}

/** The notes that an answer for the guest whom `mark` stands for had no place for; `before` is its `older`. */
export const askForOlderNotes = (token: string, mark: string, before: string): Promise<OlderGuestNotes> =>
  callFor(readOlderNotes, () => {
    const address = urlOf(token, "/notes", mark);
    address.searchParams.set("before", before);
    return fetch(address, options());
  });

/** Changes the answer, the wish or the notes of the guest whom the mark of a place stands for. */
export const sendChange = (token: string, place: GuestPlace, change: GuestAct): Promise<GuestPlace> =>
  call(() => {
    const { mark } = place;
    if (!("wish" in change))
      return post(urlOf(token, "takes" in place ? "/notes" : "/answers", mark), change);
    const address = urlOf(token, "/wish", mark);
    const { wish: letter } = change;
    return letter === null ? fetch(address, { ...options(), method: "DELETE" }) : post(address, { letter });
  });

export const sendPassword = (token: string, password: string): Promise<GuestPlace> =>
  call(() => asOneGuest(() => post(urlOf(token, "/password"), { password })));
