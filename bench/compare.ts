import type { Db } from "#server/db/client.ts";
import { findVoicesByIds, readVoiceIndex } from "#server/voices/sql.ts";
import { load, signIn } from "./http.ts";
import { startJsonServer, startDirectus, type Peer } from "./peers.ts";
import { startOurs } from "./processes.ts";
import { inTurn } from "./rounds.ts";

const ourPath = "/api/v1/voices?gender=Female&page=0&size=15";

/** How many pages a second others answer over the same voices, beside ours in the same turns. */
export async function compareWithPeers(
  db: Db,
  databaseUrl: string,
  rounds: number,
  print: (line: string) => void,
): Promise<void> {
  const index = await readVoiceIndex(db);
  const none = { gender: undefined, voiceColorNames: [], ageRangeNames: [], languageNames: [] };
  const voices = await findVoicesByIds(db, index.search(none, 0, index.size).voiceIds);
  const authorization = `Bearer ${await signIn(db, "compared")}`;
  const measure = async (name: string, peer: Peer | undefined) => {
    if (!peer) return;
    const ours = await startOurs({ DATABASE_URL: databaseUrl });
    const rates = await inTurn(
      {
        ours: () => load(ours.origin, [ourPath], { authorization }, 200),
        theirs: () => load(peer.origin, [peer.path], peer.headers, 200),
      },
      rounds,
    );
    await Promise.all([ours.stop(), peer.stop()]);
    print(
      `${name}, ${voices.length} voices: ${rates.theirs.toFixed(0)} pages a second, ours ${rates.ours.toFixed(0)}`,
    );
  };
  await measure("json-server 0.17.4", await startJsonServer(voices, print));
  await measure("Directus 11.17.4", await startDirectus(databaseUrl, print));
}
