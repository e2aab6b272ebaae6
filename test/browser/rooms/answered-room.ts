import type { GuestRoom } from "#contract/guest.ts";
import type { RoomDetails } from "#contract/rooms.ts";
import { test as base } from "./demo-rooms.ts";

/** A guest's browser, by its cookies. */
export async function guestOf(origin: string, path: string) {
  const url = `${origin}/api/v1/guest/${path.slice(path.lastIndexOf("/") + 1)}`;
  const cookies = (await fetch(url)).headers.getSetCookie().map((line) => line.split(";")[0]);
  return async (change: object): Promise<GuestRoom> => {
    const headers = {
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      cookie: cookies.join("; "),
    };
    const answer = await fetch(`${url}/answers`, { method: "POST", headers, body: JSON.stringify(change) });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as GuestRoom;
  };
}

/** Their votes in the list's order: y, m or n. */
const answers = { Burak: "yyyn", Selin: "ynmn", "Umut Ege": "nyym" };
const votes = { y: "yes", m: "maybe", n: "no" };

/** The demo's site with a room that nobody has answered, and one that three guests have; the tests of a file share them. */
export const test = base
  .extend("newRoom", { scope: "file" }, ({ openRoom }) => openRoom(4, { isBlind: false }))
  .extend("answeredRoom", { scope: "file" }, async ({ site, call, openRoom }) => {
    const { roomId, path } = await openRoom(4, { isBlind: false });
    for (const [name, cast] of Object.entries(answers)) {
      const answer = await guestOf(site.origin, path ?? "");
      for (const [place, letter] of [..."ABCD"].entries())
        await answer({ letter, vote: votes[cast[place] as keyof typeof votes] });
      await answer({ noteId: crypto.randomUUID(), letter: "B", seconds: 0, text: "Sonu biraz hızlı." });
      await answer({ send: true, name });
    }
    return call<RoomDetails>("demo-client", `rooms/${roomId}`);
  });
