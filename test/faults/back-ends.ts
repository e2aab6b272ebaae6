import type { MinimalBackEnd } from "#test/support/minimal-back-end/server.ts";
import { callAs, type BackEnd, type Person } from "./world.ts";

async function answered(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response;
}

async function tokenOf(origin: string, username: string, password: string): Promise<string> {
  const body = new URLSearchParams({ username, password });
  return (await answered(await fetch(`${origin}/api/v1/auth/login`, { method: "POST", body }))).text();
}

let made = 0;

/** Our own server with the demo catalogue; its owner has a new session. */
export async function ownBackEnd(origin: string): Promise<BackEnd> {
  const call = callAs(origin);
  const [userName, password] = ["demo-owner", "demo-owner-password"];
  const owner: Person = {
    userName,
    password,
    token: await tokenOf(origin, userName, password),
    name: "Ayşe Erdem",
  };
  const { content } = (await (await call("/api/v1/voices?page=0&size=3", owner)).json()) as {
    content: { voiceMp3: string }[];
  };
  const likedVoiceMp3s = content.map(({ voiceMp3 }) => voiceMp3);

  async function newClient(): Promise<Person> {
    made += 1;
    const json = { name: "Kişi", lastName: `${made}` };
    const created = await answered(await call("/api/v1/clients", owner, { method: "POST", json }));
    const credentials = (await created.json()) as { username: string; password: string };
    const client: Person = {
      userName: credentials.username,
      password: credentials.password,
      token: await tokenOf(origin, credentials.username, credentials.password),
      name: `Kişi ${made}`,
    };
    // Nothing else is answered before a password that was made for somebody is replaced by their own.
    const newPassword = `kendi parolası ${made}`;
    await answered(await call("/api/v1/auth/password", client, { method: "POST", json: { newPassword } }));
    client.password = newPassword;
    const update = { ...json, isActive: true, isLocked: false, likedVoiceMp3s, offers: [] };
    const path = `/api/v1/clients/update/${client.userName}`;
    await answered(await call(path, client, { method: "POST", json: update }));
    return client;
  }
  return {
    origin,
    hasKeys: true,
    artist: "Ayla Şenol",
    person: async (role) => (role === "owner" ? owner : newClient()),
  };
}

/** A back end with nothing but the calls that every back end has, and with one user. */
export function minimalBackEnd({ origin, token }: MinimalBackEnd, user: "client" | "owner"): BackEnd {
  const one: Person = {
    userName: user === "client" ? "deniz" : "ayse",
    password: "any",
    token,
    name: user === "client" ? "Deniz Aksoy" : "Ayşe Erdem",
  };
  return { origin, hasKeys: false, artist: "Ayşe / Öz", person: async () => one };
}
