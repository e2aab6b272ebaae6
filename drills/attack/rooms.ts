import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { GuestRoom } from "#contract/guest.ts";
import type { VoiceListDetails } from "#contract/lists.ts";
import type { OpenedRoom, RoomDetails, RoomDraft } from "#contract/rooms.ts";
import type { VoicePage } from "#contract/voices/voices.ts";
import { call, postJson } from "./call.ts";
import { figure, milliseconds, quantile, separation, tally, type Figure } from "./figures.ts";
import { inLoops } from "./pace.ts";
import type { Target } from "./target.ts";

export const fromPage = { "sec-fetch-site": "same-origin" };
const newSecret = () => randomBytes(32).toString("base64url");
const asGuest = (cookie: string) => ({ ...fromPage, cookie: `guest=${cookie}` });
const forged = () => ({ "x-forwarded-for": `203.0.113.${randomInt(256)}` });

interface AttackedRoom {
  roomId: string;
  /** The address of its calls. */
  path: string;
}

const inAWeek = () => new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10);

/** Opens a blind room of four demo voices, and waits for its sound. */
export async function openRoom(
  { origin, client }: Target,
  more: Partial<RoomDraft> = {},
): Promise<AttackedRoom> {
  const read = async <T>(path: string) =>
    JSON.parse((await call(origin, path, { headers: client })).text) as T;
  const write = async <T>(path: string, body: object) => {
    const { status, text } = await postJson(origin, path, body, { headers: client });
    if (status !== 201) throw new Error(`${path}: ${status} ${text}`);
    return JSON.parse(text) as T;
  };
  const { content } = await read<VoicePage>("/api/v1/voices?size=4");
  const voiceIds = content.map(({ voiceId }) => voiceId);
  const { listId } = await write<VoiceListDetails>("/api/v1/lists", { name: "Yaz", voiceIds });
  const draft = { title: "Yaz", greeting: "", until: inAWeek(), isBlind: true, sharesNotes: true };
  const { room } = await write<OpenedRoom>(`/api/v1/lists/${listId}/rooms`, {
    ...draft,
    password: null,
    voiceIds,
    ...more,
  });
  const { roomId, path } = room;
  while ((await read<RoomDetails>(`/api/v1/rooms/${roomId}`)).state === "preparing") await sleep(200);
  return { roomId, path: (path ?? "").replace("/room/", "/api/v1/guest/") };
}

/** Links that nobody gave: neither the answer nor its time tells which of them once opened a room. */
async function guessLinks(target: Target): Promise<Figure[]> {
  const { origin, client } = target;
  const { roomId, path } = await openRoom(target);
  await postJson(origin, `/api/v1/rooms/${roomId}`, { act: "revoke" }, { headers: client });
  const answers = new Set<string>();
  const ask = async (of: string) => {
    const { status, text, milliseconds: taken } = await call(origin, of);
    answers.add(`${status} ${text}`);
    return taken;
  };
  const revoked: number[] = [];
  const unknown: number[] = [];
  const control: number[] = [];
  for (let nth = 0; nth < 20; nth += 1) await ask(path);
  for (let nth = 0; nth < 1000; nth += 1) {
    const both = [
      async () => revoked.push(await ask(path)),
      async () => unknown.push(await ask(`/api/v1/guest/${newSecret()}`)),
    ];
    for (const one of randomInt(2) === 0 ? both : both.toReversed()) await one();
    // Another site's write is refused before the database is asked.
    if (nth % 5 === 0) control.push((await postJson(origin, `${path}/answers`, {})).milliseconds);
  }
  const told = separation(revoked, unknown);
  const apart = separation(revoked, control);
  const medians = [revoked, unknown].map((times) => milliseconds(quantile(times, 0.5))).join(", ");
  return [
    figure(
      "2,000 links, a revoked one and guessed ones in turn: answers",
      [...answers].join(" | "),
      answers.size === 1,
    ),
    figure(
      `… medians ${medians}; area under the curve (0.45 to 0.55)`,
      told.toFixed(3),
      told >= 0.45 && told <= 0.55,
    ),
    figure("… of the control, which asks nothing (above 0.75)", apart.toFixed(3), apart > 0.75),
  ];
}

const bots = 20;

/** A room's password, guessed from twenty addresses while somebody who knows it comes in. */
async function guessPasswords(target: Target): Promise<Figure[]> {
  const { origin } = target;
  const password = "bu odanın şifresi";
  const { path } = await openRoom(target, { password });
  const give = (typed: string, from: string) =>
    postJson(
      origin,
      `${path}/password`,
      { password: typed },
      { from, headers: { ...fromPage, ...forged() } },
    );
  const statuses = await inLoops(20, { count: 2000 }, async (nth) => {
    const { status } = await give(`tahmin ${nth}`, `127.0.3.${1 + (nth % bots)}`);
    return status;
  });
  const heard = statuses.filter((status) => status === 403).length;
  const right = await give(password, "127.0.4.1");
  return [
    figure(`2,000 passwords from ${bots} addresses: answers`, tally(statuses), heard <= bots * 5),
    figure(
      "… none let in, none unanswered",
      tally(statuses),
      !statuses.includes(200) && !statuses.includes(0),
    ),
    figure("… who knows it, from elsewhere", right.status, right.status === 200),
  ];
}

const vote = (nth: number) => ({
  letter: "ABCD"[nth % 4],
  vote: ["yes", "no", "yes", null][randomInt(4)],
});

const taken = (statuses: number[]) => statuses.filter((status) => status === 200).length;

/** Votes of one guest at once, of ever new guests, and of other sites' pages. */
async function floodVotes(target: Target): Promise<Figure[]> {
  const { origin, client } = target;
  const { roomId, path } = await openRoom(target);
  const write = async (nth: number, from: string, headers: Record<string, string>) =>
    (await postJson(origin, `${path}/answers`, vote(nth), { from, headers: { ...headers, ...forged() } }))
      .status;
  const one = asGuest(newSecret());
  const ofOne = await inLoops(8, { count: 400 }, (nth) => write(nth, "127.0.5.1", one));
  const read = await call(origin, path, { headers: one });
  const { voices } = JSON.parse(read.text) as GuestRoom;
  const ranks = voices.flatMap(({ vote: given, rank }) => (given === "yes" ? [rank] : []));
  const isWhole = ranks.toSorted((a, b) => Number(a) - Number(b)).every((rank, nth) => rank === nth + 1);
  const ofMany = await inLoops(8, { count: 1500 }, (nth) => write(nth, "127.0.5.2", asGuest(newSecret())));
  const foreign = await inLoops(8, { count: 200 }, (nth) =>
    write(nth, "127.0.5.3", { ...one, "sec-fetch-site": "cross-site", origin: "https://evil.example" }),
  );
  const details = await call(origin, `/api/v1/rooms/${roomId}`, { headers: client });
  const { guestCount } = JSON.parse(details.text) as RoomDetails;
  return [
    figure(
      "400 votes of one guest, eight at once: answers",
      tally(ofOne),
      taken(ofOne) > 0 && taken(ofOne) <= 120,
    ),
    figure("… ranks of the yeses that are left, without gap or double", ranks.join(" ") || "none", isWhole),
    figure("1,500 votes of as many guests from one address: answers", tally(ofMany), taken(ofMany) <= 40),
    figure("… guests of the room", guestCount, guestCount <= 41),
    figure(
      "200 votes of another site's page: answers",
      tally(foreign),
      foreign.every((status) => status === 403),
    ),
  ];
}

/** Rooms for guests: links, passwords and votes. */
export const attackRooms = async (target: Target): Promise<Figure[]> => [
  ...(await guessLinks(target)),
  ...(await guessPasswords(target)),
  ...(await floodVotes(target)),
];
