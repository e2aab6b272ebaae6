import type { Endpoint } from "./calls.ts";

/** A right call of everything that guests of a room send, each kind of change by a guest of its own. */
export function guestEndpoints(token: string): Record<string, Endpoint> {
  const of = (nth: number) => ({
    param: token,
    as: "nobody" as const,
    headers: { "sec-fetch-site": "same-origin", cookie: `guest=${String(nth).repeat(43)}` },
    isLimited: true as const,
  });
  const post = (nth: number, what: string, body: Record<string, unknown>): Endpoint => ({
    ...of(nth),
    method: "POST",
    path: `/api/v1/guest/{}/${what}`,
    body,
  });
  const answers = "POST /api/v1/guest/{token}/answers";
  const noteId = crypto.randomUUID();
  return {
    "GET /api/v1/guest/{token}": { ...of(1), method: "GET", path: "/api/v1/guest/{}" },
    "GET /api/v1/guest/{token}/notes": {
      ...of(1),
      method: "GET",
      path: `/api/v1/guest/{}/notes?before=1_1_${noteId}`,
    },
    "GET /api/v1/guest/{token}/audio/{letter}": { ...of(1), method: "GET", path: "/api/v1/guest/{}/audio/A" },
    "GET /api/v1/guest/{token}/audio/{letter} of the letter": {
      ...of(1),
      method: "GET",
      path: `/api/v1/guest/${token}/audio/{}`,
      param: "A",
    },
    [`${answers} of a vote`]: post(2, "answers", { letter: "A", vote: "yes" }),
    [`${answers} of an order`]: post(3, "answers", { order: [] }),
    [`${answers} of a note`]: post(4, "answers", { noteId, letter: "A", seconds: 1, text: "Sıcak" }),
    [`${answers} of a note less`]: post(5, "answers", { removeNote: noteId }),
    [`${answers} of a name`]: post(6, "answers", { send: true, name: "Ece" }),
    "POST /api/v1/guest/{token}/wish": post(8, "wish", { letter: "A" }),
    "POST /api/v1/guest/{token}/password": post(7, "password", { password: "herhangi biri" }),
  };
}
