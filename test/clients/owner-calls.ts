import type { ClientAccount, ClientPage } from "#contract/clients/clients.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";

/** Asks something as an owner, in English. */
export const ask = (
  { inject }: TestServer,
  owner: Person,
  method: "GET" | "POST" | "DELETE",
  path: string,
  payload?: object,
) =>
  inject({
    method,
    url: `/api/v1/${path}`,
    headers: { ...owner.headers, "accept-language": "en" },
    ...(payload ? { payload } : {}),
  });

/** The accounts of the list that are asked for. */
export async function listAccounts(
  server: TestServer,
  owner: Person,
  query: Record<string, string> = {},
): Promise<ClientAccount[]> {
  const search = new URLSearchParams({ size: "100", ...query });
  const answer = await ask(server, owner, "GET", `clients?${search}`);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json<ClientPage>().content;
}
