import { describe, expect, it } from "vitest";
import { changedBy, wayBack } from "#src/features/voice-artists/acts/artist-acts.ts";
import { listedArtist } from "./listed-artist.ts";

const draft = listedArtist({ artistId: "draft", state: "draft" });
const published = listedArtist({ artistId: "published", state: "published" });
const hidden = listedArtist({ artistId: "hidden", state: "hidden" });
const archived = listedArtist({ artistId: "archived", state: "archived" });
const all = [draft, published, hidden, archived];
const partly = listedArtist({ artistId: "partly", state: "published", samples: 3, publishedSamples: 2 });

const idsOf = (artists: typeof all) => artists.map(({ artistId }) => artistId);

describe("whom an act changes", () => {
  it("are those of the states it begins from", () => {
    expect(idsOf(changedBy("publish", all))).toEqual(["draft", "hidden"]);
    expect(idsOf(changedBy("hide", all))).toEqual(["published"]);
    expect(idsOf(changedBy("archive", all))).toEqual(["draft", "published", "hidden"]);
    expect(idsOf(changedBy("restore", all))).toEqual(["archived"]);
    expect(idsOf(changedBy("erase", all))).toEqual(["archived"]);
  });
});

describe("the way back from an act", () => {
  it("leads to what was before", () => {
    expect(wayBack("hide", [published])).toEqual([{ artistIds: ["published"], to: "publish" }]);
    expect(wayBack("publish", [hidden])).toEqual([{ artistIds: ["hidden"], to: "hide" }]);
    expect(wayBack("restore", [archived])).toEqual([{ artistIds: ["archived"], to: "archive" }]);
    expect(wayBack("archive", [published, hidden])).toEqual([
      { artistIds: ["published", "hidden"], to: "restore" },
      { artistIds: ["published"], to: "publish" },
    ]);
    expect(wayBack("archive", [hidden])).toEqual([{ artistIds: ["hidden"], to: "restore" }]);
  });

  it("is none where a draft would not be one again, or be published by it", () => {
    expect(wayBack("publish", [hidden, draft])).toEqual([]);
    expect(wayBack("archive", [draft])).toEqual([]);
    expect(wayBack("hide", [published, partly])).toEqual([]);
    expect(wayBack("archive", [partly])).toEqual([]);
    expect(wayBack("erase", [archived])).toEqual([]);
  });
});
