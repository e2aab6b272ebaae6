import type { RequestDetails } from "#contract/voice-requests/requests.ts";
import type { Suggestion, SuggestionDraft } from "#contract/voice-requests/request-suggestion.ts";
import { createLogger } from "#server/http/logs/logger.ts";
import { smtpPost } from "#server/mail/transport.ts";
import { dayAfter } from "#test/rooms/calls.ts";
import { addSounding } from "#test/rooms/sounding-voices.ts";
import { demoClips } from "#demo/clips.ts";
import { test as base } from "#test/support/fixtures.ts";
import type { Person } from "#test/support/people.ts";
import { startSmtp } from "#test/support/services/smtp.ts";
import { requestOf } from "./request.ts";

const files = demoClips.slice(0, 4).map(({ file }) => file);

/** A server that sends mails to a real mail server, four voices that guests may hear, and what owners do with requests. */
export const test = base
  .extend("smtp", { scope: "file" }, async ({}, { onCleanup }) => {
    const smtp = await startSmtp();
    onCleanup(() => smtp.close());
    return smtp;
  })
  // Every test begins with nothing sent.
  .extend("emptied", { auto: true }, ({ smtp }) => {
    smtp.received.length = 0;
    smtp.mode = "take";
    smtp.beforeTaken = undefined;
  })
  .extend("logged", { scope: "file" }, (): string[] => [])
  .extend("options", { scope: "file" }, ({ smtp, logged }) => ({
    settings: { voiceRequestsPerAddress: 1000, mail: true, siteOrigin: "https://tinora.example" },
    parts: {
      stopping: AbortSignal.abort(),
      logger: createLogger("debug", { write: (line) => void logged.push(line) }),
      post: smtpPost({ agency: "Tınora", smtpUrl: smtp.url, mailTo: "ajans@tinora.example" }),
    },
  }))
  .extend("voiceIds", { scope: "file" }, ({ db }) => addSounding(db, files))
  .extend("colleague", { scope: "file" }, ({ server }) => server.createOwner())
  .extend("read", ({ server, owner }) => async (id: string) => {
    const answer = await server.inject({ url: `/api/v1/requests/${id}`, headers: owner.headers });
    return answer.json<RequestDetails>();
  })
  /** Sends a visitor's request; answers it as owners see it. */
  .extend("arrive", ({ server, owner, read }) => async (email = "gokce@dovarel.example") => {
    server.clock.forward(1);
    const payload = requestOf({ email, fullName: "Gökçe Altınışık", companyName: crypto.randomUUID() });
    await server.inject({
      method: "POST",
      url: "/api/voice-request",
      payload: { ...payload, language: "tr" },
    });
    const url = `/api/v1/requests?q=${payload.companyName}`;
    const { content } = (await server.inject({ url, headers: owner.headers })).json<{
      content: { id: string }[];
    }>();
    return read(content[0]?.id ?? "");
  })
  .extend(
    "draft",
    ({ server, voiceIds }) =>
      (eventId: string, more: Partial<SuggestionDraft> = {}): SuggestionDraft => ({
        eventId,
        voiceIds: voiceIds.slice(0, 3),
        room: {
          title: "Projeniz için 3 ses",
          greeting: "",
          until: dayAfter(server.clock.read(), 7),
          isBlind: false,
          sharesNotes: true,
          password: null,
        },
        mail: {
          subject: "Sizin için 3 ses",
          text: "Merhaba,\n\nSesleri dinleyin: {link}\n\nSevgiler,\nAyşe",
        },
        ...more,
      }),
  )
  .extend(
    "suggest",
    ({ server, owner }) =>
      async (
        id: string,
        payload: SuggestionDraft,
        { by = owner, key = crypto.randomUUID() }: { by?: Person; key?: string } = {},
      ) => {
        const answer = await server.inject({
          method: "POST",
          url: `/api/v1/requests/${id}/suggestion`,
          headers: { ...by.headers, "idempotency-key": key },
          payload,
        });
        return {
          status: answer.statusCode,
          code: answer.headers["problem-code"],
          body: answer.body,
          made: answer.statusCode === 201 ? answer.json<Suggestion>() : undefined,
        };
      },
  );
