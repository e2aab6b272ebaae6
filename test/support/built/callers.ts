import { setTimeout as sleep } from "node:timers/promises";

/** Calls the server as one of its demo people; the token outlives the process. */
export interface Caller {
  token: string;
}

const headersOf = ({ token }: Caller) => ({
  authorization: `Bearer ${token}`,
  "content-type": "application/json",
});

/** Asks again where a busy server asks for patience; the last answer otherwise. */
async function ask(call: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await call();
    const patience = Number(answer.headers.get("retry-after"));
    if (answer.status !== 503 || tries === 60 || !patience) return answer;
    await sleep(patience * 1000);
  }
}

/** Logs one of the demo people in. */
export async function logIn(origin: string, userName: string): Promise<Caller> {
  const body = new URLSearchParams({ username: userName, password: `${userName}-password` });
  const answer = await ask(() => fetch(`${origin}/api/v1/auth/login`, { method: "POST", body }));
  if (!answer.ok) throw new Error(`login answered ${answer.status}`);
  return { token: await answer.text() };
}

export const post = (origin: string, caller: Caller, path: string, body: unknown, more = {}) =>
  fetch(origin + path, {
    method: "POST",
    headers: { ...headersOf(caller), ...more },
    body: JSON.stringify(body),
  });

/** Reads JSON; throws for anything but 200. */
export async function get<T>(origin: string, caller: Caller, path: string): Promise<T> {
  const answer = await ask(() => fetch(origin + path, { headers: headersOf(caller) }));
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** All the content of a paged list. */
export async function getAll<T>(origin: string, caller: Caller, path: string): Promise<T[]> {
  const all: T[] = [];
  for (let page = 0; ; page += 1) {
    const { content, totalPages } = await get<{ content: T[]; totalPages: number }>(
      origin,
      caller,
      `${path}?page=${page}&size=100`,
    );
    all.push(...content);
    if (page + 1 >= totalPages) return all;
  }
}

/** JSON of an answer; throws for any refusal. */
export async function expectDone<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
