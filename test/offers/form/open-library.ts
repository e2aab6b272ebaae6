import { screen, within } from "@testing-library/react";
import { fillIn, openApp, type AppServer } from "#test/support/app.tsx";
import type { words } from "./words.ts";

export type Say = (typeof words)["tr" | "en"];

/** Opens the library as a new client; the card of `Ses 1` is there. */
export async function openLibrary(server: AppServer) {
  const client = await server.createClient();
  const app = await openApp(server.origin, "/panel", client.token);
  await screen.findByRole("article", { name: "Ses 1" });
  return { ...app, client };
}

export const card = (name: string) => within(screen.getByRole("article", { name }));

type App = Awaited<ReturnType<typeof openLibrary>>;

/** Opens the form for one voice, by its card's button. */
export async function openForm({ user }: App, say: Say, name = "Ses 1") {
  await user.click(card(name).getByRole("button", { name: say.make }));
  return screen.findByRole("dialog", { name: say.title });
}

/** Types into the fields of the open form; version is left as it stands unless given. */
export async function fill(
  { user }: App,
  say: Say,
  { budget, platform, version }: { budget?: string; platform?: string; version?: string },
) {
  if (budget !== undefined) await fillIn(user, screen.getByLabelText(say.budget), budget);
  if (platform !== undefined) await fillIn(user, screen.getByLabelText(say.platform), platform);
  if (version === undefined) return;
  await user.clear(screen.getByLabelText(say.version));
  if (version) await fillIn(user, screen.getByLabelText(say.version), version);
}

export const submit = ({ user }: App, say: Say) =>
  user.click(screen.getByRole("button", { name: say.submit }));

/** The offers that the server has stored of this client, without what it adds. */
export async function storedOffers(server: AppServer, { client }: App) {
  const answer = await server.inject({ url: "/api/v1/auth/me", headers: client.headers });
  const { offers } = answer.json<{ offers: { budget: number; platform: string; version: number }[] }>();
  return offers.map(({ budget, platform, version }) => ({ budget, platform, version }));
}
