import type {
  ListChange,
  ListDraft,
  ListVoicesChange,
  VoiceListDetails,
  VoiceLists,
} from "#contract/lists.ts";
import { ask } from "#test/clients/owner-calls.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";

/** What somebody does with lists; calls that are to succeed answer what they are answered, others `refused`. */
export const listsOf = (server: TestServer, person: Person) => {
  const send = (method: "GET" | "POST" | "DELETE", path: string, payload?: object) =>
    ask(server, person, method, `lists${path}`, payload);
  const taken = async <T>(answer: ReturnType<typeof send>): Promise<T> => {
    const { statusCode, body } = await answer;
    if (statusCode >= 300) throw new Error(`${statusCode}: ${body}`);
    return JSON.parse(body || "null") as T;
  };
  return {
    send,
    all: async (query = "") => (await taken<VoiceLists>(send("GET", query))).lists,
    create: (draft: ListDraft) => taken<VoiceListDetails>(send("POST", "", draft)),
    read: (listId: string) => taken<VoiceListDetails>(send("GET", `/${listId}`)),
    change: (listId: string, change: ListChange) =>
      taken<VoiceListDetails>(send("POST", `/${listId}`, change)),
    voices: (listId: string, change: ListVoicesChange) =>
      taken<VoiceListDetails>(send("POST", `/${listId}/voices`, change)),
    remove: (listId: string) => taken<null>(send("DELETE", `/${listId}`)),
    /** The status and the problem of a call. */
    async refused(method: "GET" | "POST" | "DELETE", path: string, payload?: object) {
      const { statusCode, headers } = await send(method, path, payload);
      return [statusCode, headers["problem-code"]];
    },
  };
};

/** The ids of a list's voices, in their order. */
export const idsOf = ({ entries }: VoiceListDetails): string[] => entries.map(({ voiceId }) => voiceId);
