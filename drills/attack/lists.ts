import type { Client } from "#contract/clients/clients.ts";
import type { VoicePage } from "#contract/voices/voices.ts";
import { call, type Answered } from "./call.ts";
import { figure, milliseconds, quantile, type Figure } from "./figures.ts";
import type { Target } from "./target.ts";

const kilobyte = 1024;
const times = 7;

interface Route {
  path: string;
  headers: Record<string, string>;
  /** The longest body that the route reads. */
  bytes: number;
  right: object;
  type?: string;
}

const many = <T>(count: number, make: (nth: number) => T): T[] =>
  Array.from({ length: count }, (_, nth) => make(nth));
const fields = (count: number) => Object.fromEntries(many(count, (nth) => [`field${nth}`, 0]));

/** What each field of a body is replaced by, and the body as a whole: lists and objects that fill the body. */
const wrongValues = (bytes: number): Record<string, unknown> => ({
  "one text again and again": many(bytes / 5, () => "a"),
  "different texts": many(bytes / 12, (nth) => `text${nth}`),
  numbers: many(bytes / 3, () => 1),
  objects: many(bytes / 4, () => ({})),
  lists: many(bytes / 4, () => []),
  "unknown fields": fields(bytes / 13),
  "a long text": "a".repeat(bytes - 2 * kilobyte),
  "200 offers of 100 equal voices": many(200, () => ({
    budget: 1,
    platform: "a",
    version: 1,
    voiceIds: many(100, () => "a"),
  })),
  "lists of lists": many(18, () => many(bytes / 60, () => "a")),
});

async function routes({ origin, client, owner }: Target): Promise<Route[]> {
  const ask = async <T>(path: string, headers: Record<string, string>) =>
    JSON.parse((await call(origin, path, { headers })).text) as T;
  const { userName } = await ask<Client>("/api/v1/auth/me", client);
  const page = await ask<VoicePage>("/api/v1/voices?size=100", client);
  const [artistName = ""] = await ask<string[]>("/api/v1/voice-artists/names", owner);
  const artist = await ask<Record<string, unknown>>(
    `/api/v1/voice-artists/names/${encodeURIComponent(artistName)}`,
    owner,
  );
  const inbox = await ask<{ content: { id: string }[] }>("/api/v1/voice-requests", owner);
  const small = 64 * kilobyte;
  const voiceIds = page.content.map(({ voiceId }) => voiceId);
  return [
    {
      path: `/api/v1/clients/update/${userName}`,
      headers: client,
      bytes: 512 * kilobyte,
      right: {
        likedVoiceMp3s: page.content.map(({ voiceMp3 }) => voiceMp3),
        offers: [{ budget: 5, platform: "TV", version: 1, voiceIds }],
      },
    },
    {
      path: `/api/v1/voice-artists/update/${encodeURIComponent(artistName)}`,
      headers: owner,
      bytes: small,
      right: { ...artist, artistName },
    },
    { path: "/api/v1/voice-artists", headers: owner, bytes: small, right: { ...artist, voices: [] } },
    { path: "/api/v1/clients", headers: owner, bytes: small, right: { name: "Deniz", lastName: "Ada" } },
    {
      path: `/api/v1/voice-requests/${inbox.content[0]?.id}/status`,
      headers: owner,
      bytes: small,
      right: { status: "new" },
    },
    {
      path: "/api/v1/auth/password",
      headers: client,
      bytes: small,
      right: { currentPassword: "wrong", newPassword: "a long new password" },
    },
    {
      path: "/api/voice-request",
      headers: {},
      bytes: small,
      right: {
        fullName: "a",
        phone: "05321234567",
        email: "a@b.example",
        companyName: "a",
        projectMedium: "a",
        voiceRequirements: "a",
      },
    },
    {
      path: "/api/v1/policy-reports",
      headers: {},
      type: "application/csp-report",
      bytes: 15 * kilobyte,
      right: { "csp-report": { "effective-directive": "img-src" } },
    },
  ];
}

/** Sends a body so many times, one after the other; the median time and the last answer. */
async function time(origin: string, { path, headers, type }: Route, body: string) {
  const answers: Answered[] = [];
  for (let nth = 0; nth < times; nth += 1)
    answers.push(
      await call(origin, path, {
        method: "POST",
        headers: { "content-type": type ?? "application/json", ...headers },
        body,
      }),
    );
  const taken = quantile(
    answers.map((answer) => answer.milliseconds),
    0.5,
  );
  return { taken, status: answers.at(-1)?.status ?? 0 };
}

/** As long as another body: white space costs nothing to understand. */
const padded = (body: object, length: number) => JSON.stringify(body).padEnd(length, " ");

/** The two lists that froze a process, and likes past their number. */
function reported(route: Route): [string, object][] {
  const offer = (count: number) => ({
    offers: [{ budget: 1, platform: "a", version: 1, voiceIds: many(count, () => "a") }],
  });
  if (!route.path.includes("/clients/update/")) return [];
  return [
    ["one voice 25,000 times", offer(25_000)],
    ["one voice 130,000 times", offer(130_000)],
    ["65,000 likes that do not exist", { likedVoiceMp3s: many(65_000, (nth) => nth.toString(36)) }],
  ];
}

/** Points 1 and 4 of issue 11: no wrong body costs more than ten times a right one of the same size. */
export async function sendWrongLists(target: Target): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const route of await routes(target)) {
    const values = Object.entries(wrongValues(route.bytes));
    const wrongBodies: [string, unknown][] = [
      ...reported(route),
      ...[...Object.keys(route.right), "unknown"].flatMap((field) =>
        values.map(([what, value]): [string, unknown] => [
          `${what} in ${field}`,
          { ...route.right, [field]: value },
        ]),
      ),
      ...values.map(([what, value]): [string, unknown] => [`${what} as the body`, value]),
    ];
    let worst = { what: "", taken: 0, ratio: 0, right: 0, status: 0 };
    for (const [what, body] of wrongBodies) {
      const text = JSON.stringify(body);
      if (text.length > route.bytes) continue;
      const right = await time(target.origin, route, padded(route.right, text.length));
      const wrong = await time(target.origin, route, text);
      const ratio = wrong.taken / right.taken;
      const told = { what, taken: wrong.taken, ratio, right: right.taken, status: wrong.status };
      if (reported(route).some(([name]) => name === what)) figures.push(tell(what, told));
      if (ratio > worst.ratio) worst = told;
    }
    const name = route.path.replace(/(update|voice-requests)\/[^/]+/, "$1/…");
    figures.push(tell(`${name}, the worst of ${wrongBodies.length} bodies: ${worst.what}`, worst));
  }
  return figures;
}

const tell = (
  what: string,
  { taken, right, ratio, status }: { taken: number; right: number; ratio: number; status: number },
) =>
  figure(
    `${what}: ${status}, wrong ${milliseconds(taken)}, right of the same size ${milliseconds(right)} (at most 10×)`,
    `${ratio.toFixed(1)}×`,
    // Below five milliseconds a ratio says nothing.
    ratio <= 10 || taken < 5,
  );
