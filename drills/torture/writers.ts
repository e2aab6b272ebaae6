import { setTimeout as sleep } from "node:timers/promises";
import type { Voice } from "#contract/voices/voices.ts";
import { artist } from "#test/voice-artists/artist.ts";
import { requestOf } from "#test/voice-requests/request.ts";
import type { Ledger } from "./ledger.ts";
import { get, post, type Caller } from "#test/support/built/callers.ts";

export interface Writing {
  origin: string;
  owner: Caller;
  client: Caller;
  ledger: Ledger;
  voiceIds: string[];
  /** Set when the server has been killed: a call that then fails was not acknowledged. */
  stopped: boolean;
}

let marks = 0;
const newMark = () => `mark-${process.pid}-${(marks += 1)}`;

type Write = (writing: Writing, mark: string) => Promise<Response>;

const writes: Record<keyof Ledger["kinds"], Write> = {
  artist: ({ origin, owner }, mark) =>
    post(origin, owner, "/api/v1/voice-artists", {
      name: mark,
      ...artist,
      voices: [{ voiceMp3: `https://samples.example/${mark}.mp3` }],
    }),
  offer: ({ origin, client, voiceIds }, mark) =>
    post(
      origin,
      client,
      "/api/v1/clients/update/demo-client",
      { offers: [{ budget: 100, platform: mark, version: 1, voiceIds }] },
      { "idempotency-key": mark },
    ),
  request: ({ origin, client }, mark) =>
    post(origin, client, "/api/voice-request", requestOf({ companyName: mark })),
};

/** Writes of one kind, one after the other, until the server is killed. */
async function writeOn(kind: keyof Ledger["kinds"], writing: Writing): Promise<void> {
  while (!writing.stopped) {
    const mark = newMark();
    try {
      const answer = await writes[kind](writing, mark);
      const text = await answer.text();
      if (answer.ok) writing.ledger.note(kind, mark);
      // Refused by a busy server, or one whose database was crashed.
      else if (answer.status === 503 && answer.headers.has("retry-after")) await sleep(20);
      else writing.ledger.wrong.push(`${kind} answered ${answer.status}: ${text}`);
    } catch {
      // Cut off: the server is being killed, or is gone.
      await sleep(5);
    }
  }
}

/** Two voices that offers can be made for. */
export async function findVoiceIds(origin: string, client: Caller): Promise<string[]> {
  const { content } = await get<{ content: Voice[] }>(origin, client, "/api/v1/voices?size=2");
  return content.map((voice) => voice.voiceId);
}

/** Several writers of every kind at once; resolves when all have noticed the end. */
export async function writeUntilKilled(writing: Writing): Promise<void> {
  const kinds = ["artist", "offer", "request", "offer"] as const;
  await Promise.all(kinds.map((kind) => writeOn(kind, writing)));
}
