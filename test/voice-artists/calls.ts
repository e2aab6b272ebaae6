import type { VoiceArtistDraft, VoiceArtistUpdate } from "#contract/voice-artists.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";
import { someArtist } from "#test/support/voice.ts";

export const artistDraft = (more: Partial<VoiceArtistDraft> = {}): VoiceArtistDraft => ({
  ...someArtist,
  name: "Ayşe Öz",
  age: 34,
  voiceColors: ["WARM", "DEEP"],
  voices: [],
  ...more,
});

/** The calls about artists as an owner's application makes them; names go into the path encoded. */
export const artistCalls = ({ inject }: TestServer, person: Person) => {
  const headers = { ...person.headers, "accept-language": "en" };
  const root = "/api/v1/voice-artists";
  return {
    create: (payload: object) => inject({ method: "POST", url: root, headers, payload }),
    names: () => inject({ url: `${root}/names`, headers }),
    read: (name: string) => inject({ url: `${root}/names/${encodeURIComponent(name)}`, headers }),
    update: (name: string, payload: Partial<VoiceArtistUpdate>, more: Record<string, string> = {}) =>
      inject({
        method: "POST",
        url: `${root}/update/${encodeURIComponent(name)}`,
        headers: { ...headers, ...more },
        payload,
      }),
  };
};
