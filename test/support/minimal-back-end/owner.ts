import type { ServerResponse } from "node:http";

interface Artist {
  name: string;
  voices: { voiceId?: string; voiceMp3: string }[];
}

const json = (response: ServerResponse, value: unknown) =>
  response.setHeader("content-type", "application/json").end(JSON.stringify(value));

/** What it answers an owner: a profile without user name and features, one artist, offers without time. */
export function ownerAnswers() {
  const artists = new Map<string, Artist & Record<string, unknown>>([
    [
      "Ayşe / Öz",
      {
        name: "Ayşe / Öz",
        age: 34,
        gender: "Female",
        voiceColors: ["WARM"],
        languages: ["TURKISH"],
        ageRanges: ["ADULT"],
        voices: [{ voiceId: "v1", voiceMp3: "samples/ayse.mp3" }],
      },
    ],
  ]);
  const profile = {
    name: "Ayşe Erdem",
    roleNames: ["OWNER"],
    offers: [
      { clientName: "Orvanta", budget: 1250, platform: "YouTube reklamı" },
      { clientName: "Halbora", budget: 4800, platform: "Radyo" },
    ],
  };
  const root = "/api/v1/voice-artists";

  /** Answers a call of an owner; false where it is none. */
  return (method: string, path: string, body: string, response: ServerResponse): boolean => {
    const name = decodeURIComponent(path.split("/").at(-1) ?? "");
    const found = artists.get(name);
    if (method === "GET" && path === "/api/v1/auth/me") json(response, profile);
    else if (method === "POST" && path === "/api/v1/clients")
      json(response, { username: "deniz-aksoy", password: "mV7q-Xt2R-h9Ke-4WbZ" });
    else if (method === "GET" && path === `${root}/names`) json(response, [...artists.keys()]);
    else if (method === "GET" && path.startsWith(`${root}/names/`) && found) json(response, found);
    else if (method === "POST" && path === root) {
      const draft = JSON.parse(body) as Artist;
      artists.set(draft.name, { ...draft });
      response.end();
    } else if (method === "POST" && path.startsWith(`${root}/update/`) && found) {
      const update = JSON.parse(body) as Artist;
      artists.delete(name);
      artists.set(update.name, { ...found, ...update });
      response.end();
    } else return false;
    return true;
  };
}
