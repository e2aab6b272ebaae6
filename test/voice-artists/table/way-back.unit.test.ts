import { describe, expect, it } from "vitest";
import type { ArtistHistoryEntry } from "#contract/voice-artists.ts";
import { wayBackTo } from "#src/features/voice-artists/history/way-back.ts";

type Change = ArtistHistoryEntry["changes"][number];

const change = (field: string, before: unknown, after: unknown, voiceId: string | null = null): Change => ({
  field,
  sample: voiceId && `Title of ${voiceId}`,
  voiceId,
  before,
  after,
});
const entry = (id: string, ...changes: Change[]): ArtistHistoryEntry => ({
  id,
  at: "2026-11-23T09:00:00Z",
  action: "voice-artist.update",
  actor: null,
  changes,
  canBeRestored: true,
});

describe("the way back to an earlier state", () => {
  it("leads each value from what it is to what it was then, over all entries between", () => {
    const entries = [
      entry("4", change("age", 40, 41), change("title", "b", "c", "v")),
      entry("3", change("age", 39, 40), change("title", "a", "b", "v")),
      entry("2", change("age", 38, 39)),
      entry("1", change("name", "A", "B")),
    ];
    expect(wayBackTo(entries, "2")).toEqual([
      { field: "age", sample: null, present: 41, past: 39 },
      { field: "title", sample: "Title of v", present: "c", past: "a" },
    ]);
    expect(wayBackTo(entries, "4")).toEqual([]);
  });

  it("says nothing of what is as it was, and touches neither state nor consent", () => {
    const entries = [
      entry("3", change("age", 39, 38), change("state", "draft", "published")),
      entry("2", change("age", 38, 39), change("consent", null, {}, "v")),
      entry("1"),
    ];
    expect(wayBackTo(entries, "1")).toEqual([]);
  });

  it("speaks of a sample that came or went as a whole, and not of one that did both", () => {
    const entries = [
      entry("5", change("removed", "/audio/x", null, "both"), change("title", "a", "b", "new")),
      entry("4", change("added", null, "/audio/new", "new"), change("added", null, "/audio/x", "both")),
      entry("3", change("removed", "/audio/old", null, "old")),
      entry("2", change("title", "c", "d", "old")),
      entry("1"),
    ];
    expect(wayBackTo(entries, "1")).toEqual([
      { field: "added", sample: "Title of new", present: "/audio/new", past: null },
      { field: "removed", sample: "Title of old", present: null, past: "/audio/old" },
    ]);
  });
});
