import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import type { VoicePage } from "#contract/voices/voices.ts";
import { stopPlayer } from "#src/voice/player/engine/commands.ts";
import { listsOf } from "#test/lists/calls.ts";
import { sendOffer } from "#test/offers/sent-offer.ts";
import type { OpenApp } from "#test/support/app.tsx";
import { watchCalls } from "#test/support/calls.ts";
import { testedLanguages } from "#test/support/languages.ts";
import { numbered } from "#test/support/library.ts";
import { test as base } from "#test/voices/library/library-fixtures.ts";
import { stubAudio } from "./fake-audio.ts";
import { words } from "./words.ts";

const test = base
  .extend("drafts", { scope: "file" }, () => numbered(20))
  .extend("voices", async ({ server, client }) => {
    const answer = await server.inject({ url: "/api/v1/voices", headers: client.headers });
    return answer.json<VoicePage>().content;
  })
  .extend("voiceIds", ({ voices }) => voices.map(({ voiceId }) => voiceId));

beforeEach(() => {
  stopPlayer();
  stubAudio();
  watchCalls(({ path }) => (path.startsWith("/audio/") ? new Response("4") : undefined));
});

const inMain = () => within(screen.getByRole("main"));

describe.each(testedLanguages)("in %s, the way back from a comparison leads", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  /** Goes to the comparison, presses the link back, and says where that led. */
  async function goAndComeBack({ user, address }: OpenApp, back: string): Promise<string> {
    await user.click(await screen.findByRole("link", { name: say.compare }));
    await screen.findByRole("heading", { level: 1, name: say.title });
    await user.click(await inMain().findByRole("link", { name: back }));
    await waitFor(() => {
      if (address().startsWith("/compare")) throw new Error("still at the comparison");
    });
    return address();
  }

  async function select(user: OpenApp["user"], count: number): Promise<void> {
    await user.click(await screen.findByRole("button", { name: say.multiSelect }));
    for (const box of (await screen.findAllByRole("checkbox", { name: say.selectAny })).slice(0, count))
      await user.click(box);
  }

  test("to the library as it was: filters, text, order and page", async ({ client, open }) => {
    const path = "/panel?q=ses&order=shuffled&seed=7&page=2";
    const app = await open(path, client);
    await select(app.user, 2);
    expect(await goAndComeBack(app, say.library)).toBe(path);
  });

  test("there too after voices were picked and removed, down to too few", async ({ client, open }) => {
    const path = "/panel?order=name";
    const { user, address } = await open(path, client);
    await select(user, 7);
    await user.click(await screen.findByRole("link", { name: say.compare }));
    expect(await screen.findByText(say.pick)).toBeVisible();
    for (const box of screen.getAllByRole("checkbox").slice(0, 2)) await user.click(box);
    await user.click(screen.getByRole("button", { name: say.compare }));
    const [remove] = await screen.findAllByRole("button", { name: say.removeAny });
    await user.click(remove ?? document.body);
    await screen.findByRole("heading", { name: say.tooFew });
    const [, offered] = inMain().getAllByRole("link", { name: say.library });
    await user.click(offered ?? document.body);
    await waitFor(() => expect(address()).toBe(path));
  });

  test("to the list", async ({ server, client, voiceIds, open }) => {
    const { listId } = await listsOf(server, client).create({
      name: `Güz ${locale}`,
      voiceIds: voiceIds.slice(0, 3),
    });
    const path = `/lists/${listId}`;
    const app = await open(path, client);
    expect(await goAndComeBack(app, say.backToList)).toBe(path);
  });

  test("to the offer", async ({ server, client, voiceIds, open }) => {
    const offerId = await sendOffer(server, client, { voiceIds: voiceIds.slice(0, 2) });
    const path = `/offers/${offerId}`;
    const app = await open(path, client);
    expect(await goAndComeBack(app, say.backToOffer)).toBe(path);
  });

  test("to the liked voices", async ({ server, client, voices, open }) => {
    const likedVoiceMp3s = voices.slice(0, 2).map(({ voiceMp3 }) => voiceMp3);
    await server.inject({
      method: "POST",
      url: `/api/v1/clients/update/${client.userName}`,
      headers: client.headers,
      payload: { likedVoiceMp3s },
    });
    const app = await open("/liked-voices", client);
    await select(app.user, 2);
    expect(await goAndComeBack(app, say.liked)).toBe("/liked-voices");
  });

  test("to the library where the comparison was opened by its address", async ({
    client,
    voiceIds,
    open,
  }) => {
    const path = `/compare?voice=${voiceIds[0]}&voice=${voiceIds[1]}`;
    const { user, address } = await open(path, client);
    await user.click(await inMain().findByRole("link", { name: say.library }));
    await waitFor(() => expect(address()).toBe("/panel"));
  });
});
