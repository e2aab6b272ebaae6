import { dayIn } from "#contract/constants/wall-clock.ts";
import { ahead } from "#server/clock/agency-day.ts";
import type { VoiceListDetails } from "#contract/lists.ts";
import type { OpenedRoom, Room, RoomDraft } from "#contract/rooms.ts";
import type { VoicePage } from "#contract/voices/voices.ts";
import { test as base } from "#test/browser/lists/demo-lists.ts";
import type { DemoUser } from "#test/support/browser/site.ts";

/** The demo's site, where rooms are opened by calls. */
export const test = base
  .extend("untilReady", { scope: "file" }, ({ call }) =>
    /** Waits until a room's sound is there. */
    async (roomId: string, maker: DemoUser = "demo-client"): Promise<Room> => {
      for (;;) {
        const room = await call<Room>(maker, `rooms/${roomId}`);
        if (room.state === "open") return room;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    },
  )
  .extend("openRoom", { scope: "file" }, ({ call, untilReady }) =>
    /** Opens a room of the demo's first voices, ready to be heard. */
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
      return untilReady(room.roomId);
    },
  );
