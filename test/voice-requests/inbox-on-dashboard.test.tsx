import { eq } from "drizzle-orm";
import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import type { RequestState } from "#contract/constants/values/voice-requests.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { test as base } from "#test/support/app-fixtures.ts";
import { watchCalls, writes } from "#test/support/calls.ts";

const words = {
  tr: {
    title: "Ses talepleri",
    tabs: ["Yeni", "İletişime geçildi", "Kapatıldı"],
    status: "Durum: Yeni",
    call: "Telefonla ara: ",
    mail: "E-posta yaz: ",
    empty: "Burada ses talebi yok",
    qualities: "Ses nitelikleri",
    ai: "Yapay zekâ seslendirme",
    failed: "Sunucuda bir hata oluştu.",
    more: "Daha fazla göster",
    undo: "Geri al",
    mark: "Spam olabilir",
    why: /^Kimsenin görmediği bir alan doldurulmuş/,
  },
  en: {
    title: "Voice requests",
    tabs: ["New", "Contacted", "Closed"],
    status: "Status: New",
    call: "Call: ",
    mail: "Write an e-mail: ",
    empty: "No voice requests here",
    qualities: "Voice qualities",
    ai: "AI voice-over",
    failed: "Server responded with an error.",
    more: "Show more",
    undo: "Undo",
    mark: "Maybe spam",
    why: /^A field that nobody sees was filled in/,
  },
};

const test = base
  // Every test begins without requests.
  .extend("emptied", { auto: true }, ({ db }) => db.delete(voiceRequests))
  .extend(
    "store",
    ({ db }) =>
      async (fullName: string, state: RequestState = "new", phoneE164: string | null = null) => {
        const request = {
          fullName,
          phone: "0532 000 14 27",
          phoneE164,
          email: "gokce@dovarel.example",
          companyName: "Dovarel",
          projectMedium: "Radyo spotu",
          projectVersion: "",
          budgetRange: "15.000 TL",
          voiceRequirements: "Enerjik bir ses",
          radioSolutions: true,
          state,
          bodyHash: fullName,
        };
        const [row] = await db.insert(voiceRequests).values(request).returning();
        return row?.id ?? "";
      },
  )
  .extend("openInbox", ({ owner, open }) => async (name: string) => {
    const app = await open("/owner/dashboard", owner);
    const inbox = within(await screen.findByRole("region", { name }));
    return { ...app, inbox, tab: (place: number) => inbox.getAllByRole("tab")[place] ?? document.body };
  });

describe.each(testedLanguages)("the inbox, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  test("shows a tab for each state with its count, and moves between them by keys", async ({
    store,
    openInbox,
  }) => {
    await store("Gökçe");
    await store("Umut");
    await store("Clara", "lost");
    const { user, inbox, tab } = await openInbox(say.title);
    await inbox.findByText("Gökçe");
    await waitFor(() =>
      expect(inbox.getAllByRole("tab").map((each) => each.textContent)).toEqual(
        say.tabs.map((name, place) => `${name}${[2, 0, 1][place]}`),
      ),
    );
    expect(inbox.getAllByRole("heading", { level: 3 }).map((name) => name.textContent)).toEqual([
      "Umut",
      "Gökçe",
    ]);

    await user.click(tab(0));
    await user.keyboard("{ArrowLeft}");
    await waitFor(() => expect(tab(2)).toHaveFocus());
    expect(tab(2)).toHaveAttribute("aria-selected", "true");
    expect(await inbox.findByText("Clara")).toBeVisible();
    expect(inbox.getByRole("tabpanel")).toHaveAccessibleName(new RegExp(say.tabs[2] ?? ""));
    await user.keyboard("{Home}{ArrowRight}");
    expect(await inbox.findByText(say.empty)).toBeVisible();
  });

  test("opens the details, and calls and writes to the visitor", async ({ store, openInbox }) => {
    await store("Gökçe", "new", "+905320001427");
    await store("Umut");
    const { user, inbox } = await openInbox(say.title);
    const name = await inbox.findByRole("button", { name: "Gökçe" });
    expect(inbox.getAllByText("Enerjik bir ses")[1]).not.toBeVisible();
    await user.click(name);
    expect(name).toHaveAttribute("aria-expanded", "true");
    expect(inbox.getAllByText(say.qualities)[1]).toBeVisible();
    expect(inbox.getAllByText("Enerjik bir ses")[1]).toBeVisible();
    expect(inbox.getAllByText("15.000 TL")[1]).toBeVisible();
    expect(inbox.getAllByText(say.ai)[1]).toBeVisible();

    const hrefs = (names: string[]) =>
      names.map((each) => inbox.getByRole("link", { name: each }).getAttribute("href"));
    expect(hrefs([`${say.call}Gökçe`, `${say.call}Umut`, `${say.mail}Gökçe`])).toEqual([
      "tel:+905320001427",
      "tel:05320001427",
      "mailto:gokce@dovarel.example",
    ]);
  });

  test("marks a request that a machine or an autofill may have filled in", async ({
    db,
    store,
    openInbox,
  }) => {
    const id = await store("Gökçe");
    await store("Umut");
    await db
      .update(voiceRequests)
      .set({ suspicion: ["trap"] })
      .where(eq(voiceRequests.id, id));
    const { user, inbox } = await openInbox(say.title);
    await user.click(await inbox.findByRole("button", { name: "Gökçe" }));
    const rows = inbox.getAllByRole("listitem").filter((row) => within(row).queryByRole("heading"));
    expect(rows.map((row) => within(row).queryAllByText(say.mark).length)).toEqual([0, 2]);
    expect(inbox.getByText(say.why)).toBeVisible();
  });

  test("moves a request to another state, says so, and keeps the focus in the list", async ({
    store,
    openInbox,
  }) => {
    const id = await store("Gökçe");
    await store("Umut");
    const calls = watchCalls();
    const { user, inbox, tab } = await openInbox(say.title);
    await user.click(await inbox.findByRole("button", { name: `${say.status}, Gökçe` }));
    await user.click(inbox.getByRole("button", { name: say.tabs[1] ?? "" }));

    await waitFor(() => expect(inbox.queryByRole("button", { name: "Gökçe" })).toBeNull());
    expect(inbox.getByText(`Gökçe: ${say.tabs[1]}`)).toBeVisible();
    await waitFor(() => expect(inbox.getByRole("button", { name: `${say.status}, Umut` })).toHaveFocus());
    expect(writes(calls)).toEqual([
      { method: "POST", path: `/api/v1/voice-requests/${id}/status`, body: { status: "contacted" } },
    ]);
    await user.click(tab(1));
    expect(await inbox.findByRole("button", { name: "Gökçe" })).toBeVisible();
    await waitFor(() => expect(tab(1)).toHaveTextContent("1"));
  });

  test("takes a request back to where it was, also from another tab", async ({ store, openInbox }) => {
    const id = await store("Gökçe");
    await store("Umut");
    const calls = watchCalls();
    const { user, inbox, tab } = await openInbox(say.title);
    await user.click(await inbox.findByRole("button", { name: `${say.status}, Gökçe` }));
    await user.click(inbox.getByRole("button", { name: say.tabs[2] ?? "" }));
    await user.click(tab(2));
    expect(await inbox.findByRole("button", { name: "Gökçe" })).toBeVisible();
    await user.click(inbox.getByRole("button", { name: say.undo }));
    await waitFor(() => expect(inbox.queryByRole("button", { name: "Gökçe" })).toBeNull());
    expect(inbox.getByText(`Gökçe: ${say.tabs[0]}`)).toBeVisible();
    expect(inbox.queryByRole("button", { name: say.undo })).toBeNull();
    expect(writes(calls).map(({ path, body }) => [path, body])).toEqual([
      [`/api/v1/voice-requests/${id}/status`, { status: "closed" }],
      [`/api/v1/voice-requests/${id}/status`, { status: "new" }],
    ]);
    await user.click(tab(0));
    expect(await inbox.findByRole("button", { name: "Gökçe" })).toBeVisible();
  });

  test("says why a request could not be taken back", async ({ store, openInbox }) => {
    await store("Gökçe");
    let isDown = false;
    watchCalls(({ method }) => (method === "POST" && isDown ? new Response("", { status: 500 }) : undefined));
    const { user, inbox } = await openInbox(say.title);
    await user.click(await inbox.findByRole("button", { name: `${say.status}, Gökçe` }));
    await user.click(inbox.getByRole("button", { name: say.tabs[1] ?? "" }));
    const undo = await inbox.findByRole("button", { name: say.undo });
    isDown = true;
    await user.click(undo);
    expect(await inbox.findByRole("alert")).toHaveTextContent(say.failed);
  });

  test("says why a request could not be moved, and leaves it where it is", async ({ store, openInbox }) => {
    await store("Gökçe");
    watchCalls(({ method }) => (method === "POST" ? new Response("", { status: 500 }) : undefined));
    const { user, inbox } = await openInbox(say.title);
    await user.click(await inbox.findByRole("button", { name: `${say.status}, Gökçe` }));
    await user.click(inbox.getByRole("button", { name: say.tabs[2] ?? "" }));
    expect(await inbox.findByRole("alert")).toHaveTextContent(say.failed);
    expect(inbox.getByRole("button", { name: "Gökçe" })).toBeVisible();
  });

  test("shows more, page by page", async ({ store, openInbox }) => {
    for (let nth = 1; nth <= 21; nth += 1) await store(`Ziyaretçi ${nth}`);
    const { user, inbox } = await openInbox(say.title);
    await inbox.findByText("Ziyaretçi 21");
    expect(inbox.queryByText("Ziyaretçi 1")).toBeNull();
    await user.click(inbox.getByRole("button", { name: say.more }));
    expect(await inbox.findByText("Ziyaretçi 1")).toBeVisible();
    expect(inbox.queryByRole("button", { name: say.more })).toBeNull();
  });
});
