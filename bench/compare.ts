import type { Db } from "#server/db/client.ts";
import { findVoicesByIds, readVoiceIndex } from "#server/voices/sql.ts";
import { signIn } from "./http.ts";
import { load } from "./load.ts";
import { startDirectus, startJsonServer, type Peer } from "./peers.ts";
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
  const measure = async (name: string, peer: Peer | Error) => {
    if (peer instanceof Error) return print(`${name} was not measured: ${peer.message}`);
    const ours = await startOurs({ DATABASE_URL: databaseUrl });
    try {
      const rates = await inTurn(
        {
          ours: async () => (await load(ours.origin, [ourPath], { authorization }, 200)).rate,
          theirs: async () => (await load(peer.origin, [peer.path], peer.headers, 200)).rate,
        },
        rounds,
      );
      const [theirs, own] = [rates.theirs, rates.ours].map((rate) => rate.toFixed(0));
      print(`${name}, ${voices.length} voices: ${theirs} pages a second, ours ${own}`);
    } finally {
      await Promise.all([ours.stop(), peer.stop()]);
    }
  };
  await measure("json-server 0.17.4", await startJsonServer(voices));
  await measure("Directus 11.17.4", await startDirectus(databaseUrl));
}
