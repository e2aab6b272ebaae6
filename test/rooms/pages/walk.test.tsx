import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import type { VoicePage } from "#contract/voices/voices.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import { rooms } from "#server/db/schema/rooms.ts";
import { Guest } from "#test/guest/calls.ts";
import { listsOf } from "#test/lists/calls.ts";
import { test as base } from "#test/voices/library/library-fixtures.ts";
import { words } from "./words.ts";

const say = words.tr;

const sounding = (name: string, seconds = 6) => ({ name, sample: { seconds, peaks: "" } });

const test = base
  // The sound of rooms is not copied here.
  .extend("options", { scope: "file" }, () => ({ parts: { stopping: AbortSignal.abort() } }))
  .extend("drafts", { scope: "file" }, () => [
    ...["Ayla", "Beren", "Ceyda"].map((name) => sounding(name)),
    sounding("Uzun", 200),
  ])
  .extend("shared", { scope: "file", auto: true }, ({ db, library: _library }) =>
    db.update(voices).set({ shareFrom: "2020-01-01" }),
  )
  // A guest's votes in the list's order, y, m or n, and their sending.
  .extend("vote", ({ server }) => async (token: string, name: string, votes: string) => {
    const guest = new Guest(server, token);
    await guest.read();
    for (const [place, letter] of [..."ABC"].entries()) {
      const cast = ({ y: "yes", m: "maybe", n: "no" } as const)[votes[place] ?? ""];
      if (cast) await guest.answer({ letter, vote: cast });
    }
    await guest.answer({ send: true, name });
  });

test("a client asks others, sees what they say, offers, closes, and asks again", async ({
  server,
  db,
  client,
  vote,
  open,
}) => {
  localStorage.setItem("locale", "tr");
  const { content } = (
    await server.inject({ url: "/api/v1/voices", headers: client.headers })
  ).json<VoicePage>();
  const lists = listsOf(server, client);
  const list = await lists.create({ name: "Yaz", voiceIds: content.map(({ voiceId }) => voiceId) });
  const { user } = await open(`/lists/${list.listId}`, client);

  await user.click(await screen.findByRole("button", { name: say.ask }));
  for (const name of [say.blind, say.asks]) await user.click(await screen.findByRole("switch", { name }));
  await user.click(screen.getByRole("button", { name: say.open }));
  const result = within(await screen.findByRole("dialog", { name: say.opened }));
  expect(result.getByText(say.tooLong("Uzun"))).toBeVisible();
  const link = result.getByRole<HTMLInputElement>("textbox", { name: say.link }).value;
  await db.update(rooms).set({ readyAt: server.clock.read() });
  const token = link.slice(link.lastIndexOf("/") + 1);
  await vote(token, "Burak", "yyn");
  await vote(token, "Selin", "ymy");
  await user.click(result.getByRole("link", { name: say.toResults }));

  const table = await screen.findByRole("table", { name: say.votes });
  const row = (name: RegExp) =>
    within(within(table).getByRole("rowheader", { name }).closest("tr") as HTMLElement);
  expect(row(/Ayla/).getByText("4")).toBeVisible();
  expect(row(/Beren/).getByRole("img", { name: say.maybe("Selin") })).toBeVisible();
  expect(row(/Ceyda/).getByText(say.parts)).toBeVisible();
  expect(screen.getByText(say.answered(2, 2))).toBeVisible();
  await user.click(screen.getByRole("button", { name: say.fewer }));
  await user.click(screen.getByRole("button", { name: say.offer(2) }));
  expect(await screen.findByRole("dialog", { name: say.offerTitle(2) })).toBeVisible();
  await user.keyboard("{Escape}");

  await user.click(screen.getByRole("button", { name: say.remove("Selin") }));
  const question = await screen.findByRole("dialog", { name: say.removeTitle("Selin") });
  await user.click(within(question).getByRole("button", { name: "Çıkar" }));
  expect(await screen.findByText(say.answered(1, 1))).toBeVisible();

  await user.click(screen.getByRole("button", { name: say.close }));
  const closing = await screen.findByRole("dialog", { name: say.closeTitle });
  await user.click(within(closing).getByRole("button", { name: say.close }));
  // A voice that its list has lost is no longer asked for.
  await lists.voices(list.listId, { remove: [content[2]?.voiceId ?? ""] });
  await user.click(await screen.findByRole("button", { name: say.again }));
  await user.click(await screen.findByRole("button", { name: say.open }));
  const again = within(await screen.findByRole("dialog", { name: say.opened }));
  await user.click(again.getByRole("link", { name: say.toResults }));
  expect(await screen.findByRole("heading", { name: say.preparing })).toBeVisible();

  await user.click(await screen.findByRole("button", { name: say.actions("Yaz") }));
  await user.click(await screen.findByRole("button", { name: say.revoke }));
  const revoking = await screen.findByRole("dialog", { name: say.revokeTitle });
  await user.click(within(revoking).getByRole("button", { name: say.revoke }));
  const beside = within(await screen.findByRole("region", { name: say.rooms }));
  await waitFor(() => expect(beside.getAllByRole("link")).toHaveLength(1));
});
