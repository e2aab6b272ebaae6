import { dayIn } from "#contract/constants/wall-clock.ts";
import { ahead } from "#server/clock/agency-day.ts";
import type { VoiceListDetails } from "#contract/lists.ts";
import type { OpenedRoom, Room } from "#contract/rooms.ts";
import { serveBefore } from "./serve-before.ts";

/** A room's page: as it is, and with the room's answer written into it, so that nothing is asked for. */
export type RoomVariant = "asked" | "written";

/** Opens a blind room of these voices and waits until its sound is there; the answer is its path. */
export async function openRoom(origin: string, token: string, voiceIds: readonly string[]): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(`${origin}/api/v1/${path}`, init);
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as T;
  };
  const { listId } = await call<VoiceListDetails>("lists", { name: "Oda", voiceIds });
  const { room } = await call<OpenedRoom>(`lists/${listId}/rooms`, {
    title: "Yaz kampanyası, 30 saniyelik radyo spotu",
    greeting: "Kulağınıza güvenin: sesleri adları olmadan dinliyorsunuz.",
    until: ahead(dayIn("Europe/Istanbul", new Date()), { days: 7 }),
    isBlind: true,
    sharesNotes: true,
    password: null,
    voiceIds,
  });
  for (;;) {
    const { state, path } = await call<Room>(`rooms/${room.roomId}`);
    if (state === "open" && path) return path;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** The page with the answer in the place of the call that asks for it, and the cookies that came with the answer. */
async function pageWithAnswer(origin: string, path: string): Promise<{ page: string; cookies: string[] }> {
  const page = await (await fetch(origin + path)).text();
  const answered = await fetch(`${origin}/api/v1/guest${path.replace("/room", "")}`);
  const answer = await answered.text();
  const asks = /fetch\("\/api\/v1\/guest\/"[^)]*\)(?:\[2\])?(?:,\{[^}]*\})?\)/;
  if (!asks.test(page)) throw new Error("The room's page asks otherwise than expected.");
  const written = `Promise.resolve(new Response(${JSON.stringify(answer).replaceAll("<", "\\u003c")}))`;
  return { page: page.replace(asks, () => written), cookies: answered.headers.getSetCookie() };
}

/** Serves both variants on one origin before the real server. */
export async function serveRoom(
  origin: string,
  path: string,
): Promise<{ address: (variant: RoomVariant) => string; close: () => void }> {
  const { page, cookies } = await pageWithAnswer(origin, path);
  const front = await serveBefore(origin, { [`${path}?variant=written`]: page }, cookies);
  return { address: (variant) => `${front.origin}${path}?variant=${variant}`, close: front.close };
}
