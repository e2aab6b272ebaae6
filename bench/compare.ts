import type { Db } from "#server/db/client.ts";
import { wholeLibrary } from "#server/voices/library-query.ts";
import { findVoicesByIds, readVoiceIndex } from "#server/voices/sql.ts";
import { signIn } from "./http.ts";
import { load } from "./load.ts";
import { startDirectus, startJsonServer, type Peer } from "./peers.ts";
import { startOurs } from "./processes.ts";
import { benchDay } from "./fill-library.ts";
import { inTurn } from "./rounds.ts";

const ourPath = "/api/v1/voices?gender=Female&page=0&size=15";

/** Prints the pages per second of other servers over the same voices, measured in turn with ours. */
export async function compareWithPeers(
  db: Db,
  databaseUrl: string,
  rounds: number,
  printLine: (line: string) => void,
): Promise<void> {
  const index = await readVoiceIndex(db, benchDay);
  const voices = await findVoicesByIds(
    db,
    index.search({ ...wholeLibrary, size: index.size }).voiceIds,
    benchDay,
  );
  const authorization = `Bearer ${await signIn(db, "compared")}`;
  const measure = async (name: string, peer: Peer | Error) => {
    if (peer instanceof Error) return printLine(`${name} was not measured: ${peer.message}`);
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
      printLine(`${name}, ${voices.length} voices: ${theirs} pages a second, ours ${own}`);
    } finally {
      await Promise.all([ours.stop(), peer.stop()]);
    }
  };
  await measure("json-server 0.17.4", await startJsonServer(voices));
  await measure("Directus 11.17.4", await startDirectus(databaseUrl));
}
