import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { openPromise } from "yauzl";
import type { Sides } from "#test/support/built/production.ts";

/** The body of a production's archive, as its client asks for it. */
export async function askForZip(
  { origin, client }: Sides,
  offerId: string,
): Promise<AsyncIterable<Uint8Array>> {
  const headers = { authorization: `Bearer ${client.token}` };
  const answer = await fetch(`${origin}/api/v1/offers/${offerId}/files.zip`, { headers });
  if (!answer.ok || !answer.body) throw new Error(`the ZIP was answered with ${answer.status}`);
  return answer.body;
}

/** Writes the archive to a path, opens it, and answers the sums of its files in order. */
export async function readSums(sides: Sides, offerId: string, path: string): Promise<string[]> {
  await pipeline(await askForZip(sides, offerId), createWriteStream(path));
  const zip = await openPromise(path, { lazyEntries: true });
  const sums: string[] = [];
  for await (const entry of zip.eachEntry()) {
    const hash = createHash("sha256");
    for await (const chunk of await zip.openReadStreamPromise(entry)) hash.update(chunk as Buffer);
    sums.push(hash.digest("hex"));
  }
  return sums;
}
