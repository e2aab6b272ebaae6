import { expect } from "vitest";
import { dayIn } from "#contract/constants/wall-clock.ts";
import type { RequestDetails, RequestPage } from "#contract/voice-requests/requests.ts";
import type { Suggestion } from "#contract/voice-requests/request-suggestion.ts";
import { ahead } from "#server/clock/agency-day.ts";
import type { testIn } from "#test/support/engines/fixtures.ts";
import type { Visitor } from "#test/support/engines/visitor.ts";

const row = (letter: string) => ({ css: `[data-letter="${letter}"]` });
const wish = (letter: string) => ({ role: "button", name: "~Bunu istiyorum: ", in: row(letter) });
const wished = (letter: string) => ({ text: "Bu sesi istediğinizi ilettik.", in: row(letter) });

/** A guest of a visitor's request hears a voice, wishes for it, takes that back and wishes for the next one. */
async function wishForVoice(visitor: Visitor, path: string): Promise<void> {
  await visitor.step("a guest hears a suggested voice", async () => {
    await visitor.open(path);
    await visitor.press({ role: "button", name: "~Oynat: ", in: row("A") });
    await visitor.sees({ role: "button", name: "~Duraklat: ", in: row("A") });
  });
  await visitor.step("a guest wishes for it and takes that back", async () => {
    await visitor.press(wish("A"));
    await visitor.sees(wished("A"));
    await visitor.picture("wished");
    await visitor.press({ role: "button", name: "~Geri al", in: row("A") });
    await visitor.sees(wish("A"));
  });
  await visitor.step("a guest wishes for another one", async () => {
    await visitor.press(wish("B"));
    await visitor.sees(wished("B"));
  });
}

/** The guest's part of the way from a visitor's request to an offer. */
export function wishJourney(test: ReturnType<typeof testIn>): void {
  test("a visitor opens the room of suggested voices on a phone and wishes for one", async ({
    visitor,
    voices,
    untilReady,
    call,
  }) => {
    const { content } = await call<RequestPage>("demo-owner", "requests?state=new");
    const { id = "", eventId } = content[0] ?? {};
    const voiceIds = voices.slice(0, 3).map(({ voiceId }) => voiceId);
    const { room } = await call<Suggestion>("demo-owner", `requests/${id}/suggestion`, {
      eventId,
      voiceIds,
      room: {
        title: "Projeniz için 3 ses",
        greeting: "",
        until: ahead(dayIn("Europe/Istanbul", new Date()), { days: 7 }),
        isBlind: false,
        sharesNotes: true,
        password: null,
      },
      mail: null,
    });
    await untilReady(room.roomId, "demo-owner");
    await visitor.resize(390);
    await wishForVoice(visitor, room.path ?? "");
    await expect
      .poll(() => call<RequestDetails>("demo-owner", `requests/${id}`))
      .toMatchObject({ wishes: [{ voiceId: voiceIds[1] }] });
    await visitor.resize(1440);
  });
}
