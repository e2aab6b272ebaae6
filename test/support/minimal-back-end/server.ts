import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, extname, join } from "node:path";
import { text } from "node:stream/consumers";
import type { Client } from "#contract/clients/clients.ts";
import { ownerAnswers } from "./owner.ts";
import { matches, fiftyVoices } from "./voices.ts";

export interface RecordedRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

export interface MinimalBackEnd {
  origin: string;
  /** Another origin, where the samples lie. */
  audioOrigin: string;
  token: string;
  /** Every call of the API, in order. */
  requests: RecordedRequest[];
  close(): Promise<void>;
}

const token = "a-token-of-the-other-back-end";
const mediaTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const json = (response: ServerResponse, value: unknown) =>
  response.setHeader("content-type", "application/json").end(JSON.stringify(value));

/** Samples as an ordinary file server gives them; what lies under `/dead/` is gone. */
function serveAudio(request: IncomingMessage, response: ServerResponse): void {
  const name = basename(request.url ?? "");
  if (request.url?.startsWith("/dead/")) response.writeHead(404).end();
  else createReadStream(join("demo/audio", name)).pipe(response.setHeader("content-type", "audio/mpeg"));
}

/** The built site, every other address being the application's. */
async function serveSite(site: string, path: string, response: ServerResponse): Promise<void> {
  const type = mediaTypes[extname(path)];
  const file = join(site, type ? path : "index.html");
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes) response.setHeader("content-type", type ?? "text/html; charset=utf-8").end(bytes);
  else response.writeHead(404).end();
}

/**
 * A back end with the calls that every back end has, and nothing more: no totals, facets, peaks, roles, features or
 * ETags. `site` is the folder of the built site, for tests in a browser; `user` is who the token belongs to.
 */
export async function startMinimalBackEnd({
  site,
  user = "client",
}: { site?: string; user?: "client" | "owner" } = {}): Promise<MinimalBackEnd> {
  const requests: RecordedRequest[] = [];
  const audio = createServer(serveAudio);
  const audioOrigin = await listen(audio);
  const voices = fiftyVoices(audioOrigin);
  const client: Client = {
    userName: "deniz",
    name: "Deniz",
    lastName: "Aksoy",
    isActive: true,
    isLocked: false,
    likedVoiceMp3s: [],
    offers: [],
  };

  const answers: Record<string, (response: ServerResponse, query: URLSearchParams, body: string) => void> = {
    "POST /api/v1/auth/login": (response) =>
      response.setHeader("content-type", "text/plain").end(`"${token}"`),
    "POST /api/voice-request": (response) => response.end(),
    "GET /api/v1/auth/me": (response) => json(response, client),
    "GET /api/v1/voices": (response, query) => {
      const found = voices.filter((voice) => matches(voice, query));
      const [page, size] = [Number(query.get("page")), Number(query.get("size"))];
      json(response, {
        content: found.slice(page * size, (page + 1) * size),
        totalPages: Math.ceil(found.length / size),
      });
    },
    "GET /api/v1/clients/deniz/liked-voices": (response) =>
      json(
        response,
        voices.filter(({ voiceMp3 }) => client.likedVoiceMp3s.includes(voiceMp3)),
      ),
    "POST /api/v1/clients/update/deniz": (response, _query, body) => {
      const { likedVoiceMp3s, offers } = JSON.parse(body) as Pick<Client, "likedVoiceMp3s" | "offers">;
      client.likedVoiceMp3s = likedVoiceMp3s;
      client.offers.push(...offers);
      json(response, client);
    },
  };

  const answerOwner = user === "owner" ? ownerAnswers() : () => false;
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const { pathname, searchParams } = new URL(url, "http://stub");
    if (!pathname.startsWith("/api/") && site) return serveSite(site, pathname, response);
    const body = await text(request);
    requests.push({ method, url, headers, body });
    const isPublic = pathname.endsWith("/login") || pathname === "/api/voice-request";
    const isKnown = isPublic || headers.authorization === `Bearer ${token}`;
    const answer = answers[`${method} ${pathname}`];
    if (!isKnown) response.writeHead(401).end();
    else if (answerOwner(method, pathname, body, response)) return;
    else if (answer) answer(response, searchParams, body);
    else response.writeHead(404).end();
  });
  const origin = await listen(server);
  return {
    origin,
    audioOrigin,
    token,
    requests,
    async close() {
      for (const one of [server, audio]) {
        one.closeAllConnections();
        await new Promise((resolve) => one.close(resolve));
      }
    },
  };
}
