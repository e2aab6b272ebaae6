import { describe, expect, it } from "vitest";
import { readSession } from "#src/session/read-session.ts";
import { displayName, serverHas, startPage, uploadFormats } from "#src/session/session.ts";
import { MalformedResponse } from "#src/lib/http/problem.ts";

describe("a profile of any back end", () => {
  it("without roleNames is a client's, and missing lists are empty", () => {
    const session = readSession({ userName: "deniz", name: "Deniz" }, null);
    expect(session).toEqual({
      userType: "client",
      etag: null,
      profile: {
        userName: "deniz",
        name: "Deniz",
        lastName: "",
        roleNames: [],
        features: [],
        currency: "USD",
        offers: [],
        likedVoiceMp3s: [],
        isActive: true,
        isLocked: false,
        company: null,
      },
    });
    expect(serverHas(session, "password")).toBe(false);
    expect(startPage(session)).toBe("/panel");
    expect(displayName(session)).toBe("Deniz");
  });

  it("with OWNER among its roles is an owner's", () => {
    const offer = { clientName: "Deniz Ada", budget: 1250, platform: "Radyo" };
    const session = readSession({ name: "Ayşe", roleNames: ["USER", "OWNER"], offers: [offer] }, '"1"');
    expect(session).toMatchObject({ userType: "owner", etag: '"1"', profile: { userName: "Ayşe" } });
    expect(session.profile.offers).toEqual([{ ...offer, currency: "USD", version: 1, voiceIds: [] }]);
    expect(startPage(session)).toBe("/owner/dashboard");
  });

  it.each([
    ["America/New_York", "America/New_York"],
    ["Nowhere/Else", undefined],
    [undefined, undefined],
  ])("may say where the agency's days end: %s", (timeZone, read) => {
    expect(readSession({ userName: "deniz", timeZone }, null).profile.timeZone).toBe(read);
  });

  it("of an owner may say what may be uploaded; unless it does, all formats may", () => {
    const owner = { name: "Ayşe", roleNames: ["OWNER"] };
    expect(uploadFormats(readSession(owner, null))).toEqual(["mp3", "wav", "m4a", "ogg"]);
    const taken = { ...owner, audioFormats: ["ogg", "mp3", "of-later"] };
    expect(uploadFormats(readSession(taken, null))).toEqual(["mp3", "ogg"]);
  });

  it.each([
    null,
    "text",
    [],
    {},
    { userName: 7 },
    { userName: "" },
    { userName: "x", roleNames: "OWNER" },
    { userName: "x", likedVoiceMp3s: [1] },
    { userName: "x", offers: [{ budget: "12", platform: "x" }] },
  ])("that looks like %j is refused", (answer) => {
    expect(() => readSession(answer, null)).toThrow(MalformedResponse);
  });
});
