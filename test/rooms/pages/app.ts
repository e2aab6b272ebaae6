import type { VoicePage } from "#contract/voices/voices.ts";
import { startListsServer, type ListsServer } from "#test/lists/app.ts";

/** The lists' server, and its voices by the calls of a client. */
export async function startRoomsServer(): Promise<ListsServer & { voices: VoicePage["content"] }> {
  const server = await startListsServer();
  const { headers } = await server.createClient();
  const { content } = (await server.inject({ url: "/api/v1/voices", headers })).json<VoicePage>();
  return { ...server, voices: content };
}
