import type { RequestDetails, RequestPage } from "#contract/voice-requests/requests.ts";
import type { VoiceRequest } from "#contract/voice-requests/voice-requests.ts";
import { test as base } from "#test/support/app-fixtures.ts";
import { requestOf } from "./request.ts";

/** The application with requests: `arrive` sends one and answers it as owners see it, `act` does something to it as an owner. */
export const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { voiceRequestsPerAddress: 1000 } }))
  .extend("arrive", ({ server, owner }) => async (more: Partial<VoiceRequest>) => {
    server.clock.forward(1);
    await server.inject({ method: "POST", url: "/api/voice-request", payload: requestOf(more) });
    const url = `/api/v1/requests?q=${encodeURIComponent(more.fullName ?? "")}`;
    const { content } = (await server.inject({ url, headers: owner.headers })).json<RequestPage>();
    const made = content.toSorted((one, other) => Number(other.eventId) - Number(one.eventId))[0];
    if (!made) throw new Error("The request is not listed.");
    return made;
  })
  .extend("act", ({ server, owner }) => async (id: string, payload: object) => {
    const url = `/api/v1/requests/${id}/events`;
    return (
      await server.inject({ method: "POST", url, headers: owner.headers, payload })
    ).json<RequestDetails>();
  });
