import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { GuestChange, GuestRoom, GuestVoice } from "#contract/guest.ts";
import type { TestServer } from "#test/support/server.ts";

export const fromOwnPage = { "sec-fetch-site": "same-origin" };

/** The name and value of each `Set-Cookie` of an answer. */
const cookiesIn = ({ headers }: LightMyRequestResponse): [string, string][] =>
  [headers["set-cookie"] ?? []].flat().map((line) => {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
    return [name, value];
  });

/** A guest's browser: it keeps its cookies, and sends them along. Calls that are to succeed answer the room. */
export class Guest {
  readonly cookies = new Map<string, string>();
  readonly #server: TestServer;
  readonly #token: string;
  readonly #remoteAddress: string;

  constructor(server: TestServer, token: string, remoteAddress = "192.0.2.1") {
    this.#server = server;
    this.#token = token;
    this.#remoteAddress = remoteAddress;
  }

  async send(path: string, { headers, ...options }: InjectOptions = {}): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map((pair) => pair.join("=")).join("; ");
    const answer = await this.#server.inject({
      remoteAddress: this.#remoteAddress,
      ...options,
      url: `/api/v1/guest/${this.#token}${path}`,
      headers: { ...(cookie && { cookie }), ...headers },
    });
    for (const [name, value] of cookiesIn(answer)) this.cookies.set(name, value);
    return answer;
  }

  post(path: string, payload: object): Promise<LightMyRequestResponse> {
    return this.send(path, { method: "POST", payload, headers: fromOwnPage });
  }

  async read(): Promise<GuestRoom> {
    return taken(await this.send(""));
  }

  async answer(change: GuestChange): Promise<GuestRoom> {
    return taken(await this.post("/answers", change));
  }

  /** The status and the problem of a change. */
  async refused(change: GuestChange): Promise<[number, unknown]> {
    return refusalOf(await this.post("/answers", change));
  }

  audio(letter: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.send(`/audio/${letter}`, { headers });
  }
}

function taken(answer: LightMyRequestResponse): GuestRoom {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json<GuestRoom>();
}

export const refusalOf = ({ statusCode, headers }: LightMyRequestResponse): [number, unknown] => [
  statusCode,
  headers["problem-code"],
];

export function voiceIn({ voices }: GuestRoom, letter: string): GuestVoice {
  const found = voices.find((voice) => voice.letter === letter);
  if (!found) throw new Error(`there is no voice ${letter}`);
  return found;
}
