import { Agent, request } from "node:http";

/** One request from an address of this machine; every one of 127.0.0.0/8 is. */
export interface Sent {
  method?: "GET" | "POST" | "PUT";
  /** Where it comes from; 127.0.0.1 unless told. */
  from?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answered {
  /** 0 where the connection was cut. */
  status: number;
  milliseconds: number;
  text: string;
  headers: NodeJS.Dict<string | string[]>;
}

const agents = new Map<string, Agent>();

/** Connections are kept, as browsers keep them. */
function agentOf(from: string): Agent {
  const known = agents.get(from) ?? new Agent({ keepAlive: true, localAddress: from });
  agents.set(from, known);
  return known;
}

/** Sends a request and reads its answer whole. */
export function call(origin: string, path: string, sent: Sent = {}): Promise<Answered> {
  const { method = "GET", from = "127.0.0.1", headers = {}, body } = sent;
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, text: string, got: Answered["headers"] = {}) =>
      resolve({ status, text, headers: got, milliseconds: performance.now() - began });
    const out = request(
      origin + path,
      { method, headers, agent: agentOf(from), localAddress: from },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => (text += part));
        answer
          .once("end", () => end(answer.statusCode ?? 0, text, answer.headers))
          .once("error", () => end(0, text));
      },
    );
    out.once("error", () => end(0, ""));
    out.end(body);
  });
}

/** Sends the login form. */
export const login = (origin: string, username: string, password: string, sent: Sent = {}) =>
  call(origin, "/api/v1/auth/login", {
    ...sent,
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...sent.headers },
    body: new URLSearchParams({ username, password }).toString(),
  });

/** Sends JSON. */
export const postJson = (origin: string, path: string, value: unknown, sent: Sent = {}) =>
  call(origin, path, {
    ...sent,
    method: "POST",
    headers: { "content-type": "application/json", ...sent.headers },
    body: JSON.stringify(value),
  });

export function closeConnections(): void {
  for (const agent of agents.values()) agent.destroy();
  agents.clear();
}
