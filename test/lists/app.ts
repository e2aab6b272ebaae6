import { screen, waitFor, within } from "@testing-library/react";
import type { VoicePage } from "#contract/voices/voices.ts";
import { usePlayer } from "#src/voice/player/store.ts";
import { useVoices } from "#src/features/voices/store.ts";
import { openApp, startAppServer, type AppServer } from "#test/support/app.tsx";
import { addVoices, numbered } from "#test/support/library.ts";
import type { Person } from "#test/support/people.ts";
import { listsOf } from "./calls.ts";

export interface ListsServer extends AppServer {
  /** The ids of “Ses 1” and so on, by name. */
  ids: Map<string, string>;
}

/** A server with six voices, and what a test needs of them. */
export async function startListsServer(): Promise<ListsServer> {
  const server = await startAppServer();
  const [first, ...others] = numbered(6);
  const heard = { title: "Gece masalları", kind: "ELEARNING" as const };
  await addVoices(server.parts.db, first ? [{ ...first, heard }, ...others] : []);
  const { headers } = await server.createClient();
  const answer = await server.inject({ url: "/api/v1/voices", headers });
  const { content } = answer.json<VoicePage>();
  return { ...server, ids: new Map(content.map((voice) => [voice.voiceArtistName, voice.voiceId])) };
}

/** What tests before this one have selected or played is forgotten. */
export function forgetStores(): void {
  useVoices.setState(useVoices.getInitialState(), true);
  usePlayer.setState(usePlayer.getInitialState(), true);
}

/** Opens a page as a person who has a list of the first voices; `path` may name it by `{list}`. */
export async function openWithList(
  server: ListsServer,
  person: Person,
  { name = "Sonbahar", count = 3, path = "/lists/{list}" } = {},
) {
  const lists = listsOf(server, person);
  const voiceIds = [...server.ids.values()].slice(0, count);
  const list = await lists.create(count > 0 ? { name, voiceIds } : { name });
  const app = await openApp(server.origin, path.replace("{list}", list.listId), person.token);
  return { ...app, lists, list, stored: () => lists.read(list.listId) };
}

/** The rows of the list that is shown, by the names of their artists. */
export const rowNames = (): (string | null)[] =>
  within(screen.getByRole("main"))
    .queryAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);

export const untilRows = (...names: string[]) =>
  waitFor(() => {
    const shown = rowNames();
    if (String(shown) !== String(names)) throw new Error(`shown are ${String(shown)}`);
  });
