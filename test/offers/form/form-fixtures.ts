import { screen, within } from "@testing-library/react";
import { fillIn, type OpenApp } from "#test/support/app.tsx";
import { test as base } from "#test/voices/library/library-fixtures.ts";
import type { words } from "./words.ts";

export type Say = (typeof words)["tr" | "en"];

export const test = base
  // The library as the client sees it; the card of `Ses 1` is there.
  .extend("openLibrary", ({ client, open }) => async () => {
    const app = await open("/panel", client);
    await screen.findByRole("article", { name: "Ses 1" });
    return app;
  })
  // The offers that the server has stored of the client, without what it adds.
  .extend("storedOffers", ({ server, client }) => async () => {
    const answer = await server.inject({ url: "/api/v1/auth/me", headers: client.headers });
    const { offers } = answer.json<{ offers: { budget: number; platform: string; version: number }[] }>();
    return offers.map(({ budget, platform, version }) => ({ budget, platform, version }));
  });

export const card = (name: string) => within(screen.getByRole("article", { name }));

/** Opens the form for one voice, by its card's button. */
export async function openForm({ user }: OpenApp, say: Say, name = "Ses 1") {
  await user.click(card(name).getByRole("button", { name: say.make }));
  return screen.findByRole("dialog", { name: say.title });
}

/** Types into the fields of the open form; version is left as it stands unless given. */
export async function fill(
  { user }: OpenApp,
  say: Say,
  { budget, platform, version }: { budget?: string; platform?: string; version?: string },
) {
  if (budget !== undefined) await fillIn(user, screen.getByLabelText(say.budget), budget);
  if (platform !== undefined) await fillIn(user, screen.getByLabelText(say.platform), platform);
  if (version === undefined) return;
  await user.clear(screen.getByLabelText(say.version));
  if (version) await fillIn(user, screen.getByLabelText(say.version), version);
}

export const submit = ({ user }: OpenApp, say: Say) =>
  user.click(screen.getByRole("button", { name: say.submit }));
