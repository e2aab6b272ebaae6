import { ahead, dayIn } from "#server/clock/agency-day.ts";
import type { VoiceListDetails } from "#contract/lists.ts";
import type { OpenedRoom, Room, RoomDraft } from "#contract/rooms.ts";
import type { VoicePage } from "#contract/voices.ts";
import { test as base } from "#test/browser/lists/demo-lists.ts";

/** The demo's site, where rooms are opened by calls. */
export const test = base.extend("openRoom", { scope: "file" }, ({ call }) =>
  /** Opens a room of the demo's first voices, and waits until its sound is there. */
  async (count: number, more: Partial<RoomDraft> = {}): Promise<Room> => {
    const { content } = await call<VoicePage>("demo-client", "voices");
    const voiceIds = content.slice(0, count).map(({ voiceId }) => voiceId);
    const { listId } = await call<VoiceListDetails>("demo-client", "lists", {
      name: `Oda ${Math.random()}`,
      voiceIds,
    });
    const draft: RoomDraft = {
      title: "Yaz kampanyası, 30 saniyelik radyo spotu",
      greeting: "Kulağınıza güvenin: sesleri adları olmadan dinliyorsunuz.",
      until: ahead(dayIn("Europe/Istanbul", new Date()), { days: 7 }),
      isBlind: true,
      sharesNotes: true,
      password: null,
      voiceIds,
      ...more,
    };
    const { room } = await call<OpenedRoom>("demo-client", `lists/${listId}/rooms`, draft);
    for (;;) {
      const now = await call<Room>("demo-client", `rooms/${room.roomId}`);
      if (now.state === "open") return now;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  },
);
