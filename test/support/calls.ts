import { onTestFinished, vi } from "vitest";

/** A call as the application sent it; `body` is the JSON, else the text, else undefined. */
export interface Call {
  method: string;
  path: string;
  body: unknown;
}

type Answer = Response | undefined;

const send = globalThis.fetch;

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
};

interface Sent {
  /** The request itself, for its headers. */
  request: Request;
  /** Lets the server have it after all. */
  pass: () => Promise<Response>;
}

/** Records what the application sends until the test ends; `answer` may speak in the server's place. */
export function watchCalls(
  answer: (call: Call, sent: Sent) => Answer | Promise<Answer> = () => undefined,
): Call[] {
  const calls: Call[] = [];
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = read(await request.clone().text());
    const call = { method: request.method, path: pathname + search, body };
    calls.push(call);
    const pass = () => send(request);
    return (await answer(call, { request, pass })) ?? pass();
  });
  onTestFinished(() => spy.mockRestore());
  return calls;
}

/** Those that change something. */
export const writes = (calls: Call[]): Call[] => calls.filter(({ method }) => method !== "GET");
