import { describe, expect } from "vitest";
import { addArtist } from "#test/support/artists.ts";
import { test as base } from "#test/support/fixtures.ts";
import { readClient, sendUpdate } from "./calls.ts";

const test = base.extend(
  "like",
  ({ server, client }) =>
    (ifMatch: string, ...likedVoiceMp3s: string[]) =>
      sendUpdate(server, client, { likedVoiceMp3s }, { headers: { "if-match": ifMatch } }),
);

test.beforeAll(async ({ server }) => {
  await addArtist(server.parts.db, "/audio/a.mp3", "/audio/b.mp3");
});

describe("If-Match", () => {
  test("takes the profile's ETag and the last answer's, also weakened by a proxy", async ({
    server,
    client,
    like,
  }) => {
    const { etag } = await readClient(server, client);
    const first = await like(`W/${etag}`, "/audio/a.mp3");
    expect(first.statusCode).toBe(200);
    expect(first.headers["etag"]).toBe((await readClient(server, client)).etag);
    const second = await like(String(first.headers["etag"]), "/audio/b.mp3");
    expect(second.statusCode).toBe(200);
    expect((await like("*")).statusCode).toBe(200);
  });

  test("of an older copy answers 412 with nothing written, before its entries are looked at", async ({
    server,
    client,
    like,
  }) => {
    const { etag } = await readClient(server, client);
    await like(etag, "/audio/a.mp3");
    for (const entries of [["/audio/b.mp3"], ["https://example.com/unknown.mp3"]]) {
      const answer = await like(etag, ...entries);
      expect(answer.statusCode).toBe(412);
      expect(answer.json()).toMatchObject({ code: "stale" });
    }
    const changedName = await sendUpdate(server, client, { name: "X" }, { headers: { "if-match": etag } });
    expect(changedName.statusCode).toBe(412);
    expect((await readClient(server, client)).likedVoiceMp3s).toEqual(["/audio/a.mp3"]);
  });

  test("counts for owners too, and a client's copy is stale after an owner's change", async ({
    server,
    client,
    owner,
    like,
  }) => {
    const { etag } = await readClient(server, client);
    const of = client.userName;
    const rename = (name: string) =>
      sendUpdate(server, owner, { name }, { of, headers: { "if-match": etag } });
    expect((await rename("Fatma")).statusCode).toBe(200);
    expect((await rename("Zeynep")).statusCode).toBe(412);
    expect((await like(etag, "/audio/a.mp3")).statusCode).toBe(412);
    expect((await readClient(server, client)).name).toBe("Fatma");
  });
});
