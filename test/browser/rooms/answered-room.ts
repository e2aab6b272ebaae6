import type { GuestRoom } from "#contract/guest.ts";
import type { OpenedRoom, RoomDetails } from "#contract/rooms.ts";
import { test as base } from "#test/browser/lists/demo-lists.ts";
import { dayAfter } from "#test/rooms/calls.ts";

/** A guest's browser, by its cookies. */
async function guestOf(origin: string, path: string) {
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

/** The demo's site with a room that three guests have answered; its sound is still being copied or ready. */
export const test = base.extend("answeredRoom", ({ site, call, makeList }) => async () => {
  const { listId, entries } = await makeList("Yaz kampanyası", 4);
  const { room } = await call<OpenedRoom>("demo-client", `lists/${listId}/rooms`, {
    title: "Yaz kampanyası, 30 saniyelik radyo spotu",
    greeting: "",
    until: dayAfter(new Date(), 7),
    isBlind: false,
    sharesNotes: true,
    password: null,
    voiceIds: entries.map(({ voiceId }) => voiceId),
  });
  for (const [name, cast] of Object.entries(answers)) {
    const answer = await guestOf(site.origin, room.path ?? "");
    for (const [place, letter] of [..."ABCD"].entries())
      await answer({ letter, vote: votes[cast[place] as keyof typeof votes] });
    const note = { noteId: crypto.randomUUID(), letter: "B", seconds: 0, text: "Sonu biraz hızlı." };
    await answer(note);
    await answer({ send: true, name });
  }
  return call<RoomDetails>("demo-client", `rooms/${room.roomId}`);
});
