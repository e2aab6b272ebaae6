import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished } from "vitest";
import { dayIn } from "#contract/constants/wall-clock.ts";
import { fillIn } from "#test/support/app.tsx";
import { addArtist } from "#test/support/artists.ts";
import { watchCalls } from "#test/support/calls.ts";
import { heldQueries } from "#test/support/jsdom/window.ts";
import type { Person } from "#test/support/people.ts";
import { listenToPage } from "#test/support/jsdom/hearing.ts";
import { test as base } from "./offer-fixtures.ts";

const words = {
  tr: {
    title: "Teklifler",
    tabs: ["Sıra sizde", "Ajansta", "Yapımda", "Kabul edilenler", "Kapananlar"],
    ownersTabs: ["Sıra sizde", "Müşteride", "Yapımda", "Kabul edilenler", "Kapananlar"],
    heading: "2 teklif yanıtınızı bekliyor",
    rows: {
      client: [
        "Okunmadı",
        "Bölgesel radyoRadyo · 6 versiyon",
        "+2",
        "$4.800",
        "Sıra sizdeYanıt için son gün yarın",
      ],
      owner: [
        "Okunmadı",
        "Radyo1 versiyon",
        "Gökçe Altınışık",
        "",
        "Bütçe henüz kararlaştırılmadı",
        "Sıra sizdeYanıt için son gün yok",
      ],
    },
    today: "Yanıt için son gün bugün",
    unread: "Okunmadı",
    search: "Tekliflerde ara",
    noneFits: "Bu aramaya uyan teklif yok",
    noneWaits: "Burada bekleyen teklif yok",
    none: "Burada henüz teklif yok",
    library: "Kütüphaneye git",
    found: (count: number) => `${count} teklif bulundu`,
    states: ["Reddedildi", "Geri çekildi", "Kabul edildi", "Ajanstan yanıt bekleniyor"],
    failed: "Sunucuda bir hata oluştu.",
    retry: "Tekrar dene",
    next: "Sonraki",
  },
  en: {
    title: "Offers",
    tabs: ["Waiting for you", "With the agency", "In production", "Accepted", "Closed"],
    ownersTabs: ["Waiting for you", "With the client", "In production", "Accepted", "Closed"],
    heading: "2 offers are waiting for your answer",
    rows: {
      client: ["Unread", "Bölgesel radyoRadyo · 6 versions", "+2", "$4,800", "Your turnAnswer by tomorrow"],
      owner: [
        "Unread",
        "Radyo1 version",
        "Gökçe Altınışık",
        "",
        "Budget not settled yet",
        "Your turnNo answer date",
      ],
    },
    today: "Answer by today",
    unread: "Unread",
    search: "Search offers",
    noneFits: "No offer matches this search",
    noneWaits: "No offers are waiting here",
    none: "There are no offers here yet",
    library: "Go to the library",
    found: (count: number) => `${count} ${count === 1 ? "offer" : "offers"} found`,
    states: ["Declined", "Withdrawn", "Accepted", "Waiting for the agency"],
    failed: "Server responded with an error.",
    retry: "Try again",
    next: "Next",
  },
};

type Say = (typeof words)["tr" | "en"];

const test = base
  .extend("fiveVoices", { scope: "file" }, ({ db }) =>
    addArtist(db, ...["a", "b", "c", "d", "e"].map((name) => `https://cdn.example/${name}.mp3`)),
  )
  .extend("voiceIds", { scope: "file" }, ({ fiveVoices }) => fiveVoices.slice(0, 1))
  // The agency's day so many days from its today.
  .extend(
    "dayAhead",
    ({ server }) =>
      (days: number) =>
        dayIn("Europe/Istanbul", new Date(server.parts.clock().getTime() + days * 86_400_000)),
  )
  .extend("openList", ({ open }) => async (say: Say, person: Person, path = "/offers") => {
    const app = await open(path, person);
    await screen.findByRole("heading", { level: 1, name: say.title });
    return app;
  });

const rows = (name: string) => within(screen.getByRole("table", { name })).getAllByRole("row").slice(1);
const texts = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll("th, td:not([aria-hidden])") ?? [])].map((cell) => cell.textContent);
const tab = (name: string) => screen.getByRole("tab", { name: new RegExp(`^${name}`) });
const search = () => new URLSearchParams(location.search);

describe.each(testedLanguages)("the list of offers, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  test("shows a client what waits for it: title, voices, budget, state, and what is unread", async ({
    owner,
    client,
    fiveVoices,
    dayAhead,
    send,
    propose,
    openList,
  }) => {
    const first = await send({ title: "Bölgesel radyo", voiceIds: fiveVoices });
    const terms = { platform: "Radyo", version: 6, voiceIds: fiveVoices };
    await propose(owner, first, { ...terms, budget: 4800, answerBy: dayAhead(1) });
    const second = await send({ title: "Sonbahar lansmanı" });
    await propose(owner, second, { budget: 1500, answerBy: dayAhead(0) });
    await send({ title: "Ajansta duran" });
    const { user, address } = await openList(say, client);
    expect(screen.getByRole("heading", { level: 1, name: say.title })).toBeVisible();
    await screen.findByText("Sonbahar lansmanı");
    const shown = rows(say.title);
    expect(shown).toHaveLength(2);
    expect(texts(shown[1]).slice(0, 5)).toEqual(say.rows.client);
    expect(within(shown[1] as HTMLElement).getByRole("img")).toHaveAccessibleName(/Sanatçı/);
    expect(
      within(shown[1] as HTMLElement)
        .getByRole("img")
        .querySelectorAll("svg"),
    ).toHaveLength(3);
    expect(shown[0]).toHaveTextContent(say.today);
    expect(
      await screen.findByText((_text, node) => node?.tagName === "P" && node.textContent === say.heading),
    ).toBeVisible();
    expect(screen.getAllByRole("tab").map((each) => each.textContent)).toEqual([
      `${say.tabs[0]}2${say.unread}`,
      `${say.tabs[1]}1`,
      `${say.tabs[2]}0`,
      `${say.tabs[3]}0`,
      `${say.tabs[4]}0`,
    ]);
    await waitFor(() => expect(document.title).toContain(say.title));
    const links = shown.map((row) => within(row).getAllByRole("link"));
    expect(links.map((all) => all.length)).toEqual([1, 1]);
    expect(links[1]?.[0]).toHaveAttribute("href", `/offers/${first}`);
    await user.click(links[1]?.[0] as HTMLElement);
    await waitFor(() => expect(address()).toBe(`/offers/${first}`));
  });

  test("shows an owner what waits for the agency, with the client", async ({ owner, send, openList }) => {
    const mark = `Radyo${locale}`;
    await send({ platform: "Radyo", budget: 0, version: 1 });
    await send({ platform: "TV", title: mark });
    await openList(say, owner, "/offers?q=Gökçe");
    expect(screen.getByRole("heading", { level: 1, name: say.title })).toBeVisible();
    await screen.findByText(mark);
    expect(texts(rows(say.title)[1]).slice(0, 6)).toEqual(say.rows.owner);
    expect(screen.getAllByRole("tab").map((each) => each.textContent.replaceAll(/\d+.*/g, ""))).toEqual(
      say.ownersTabs,
    );
  });

  test("changes tabs by press and arrows, keeps the tab in the address, and says how many there are", async ({
    owner,
    client,
    send,
    act,
    openList,
  }) => {
    const said = listenToPage();
    const declined = await send({ title: "Reddedilen" });
    await act(owner, declined, { kind: "decline", reason: "budget" });
    const withdrawn = await send({ title: "Çekilen" });
    await act(client, withdrawn, { kind: "withdraw" });
    const accepted = await send({ title: "Kabul edilen" });
    await act(owner, accepted, { kind: "accept" });
    await send({ title: "Bekleyen" });
    const { user, address } = await openList(say, client);
    // The first tab with something in it.
    await screen.findByText("Bekleyen");
    expect(tab(say.tabs[1] ?? "")).toHaveAttribute("aria-selected", "true");
    expect(address()).toBe("/offers");

    await user.click(tab(say.tabs[0] ?? ""));
    expect(await screen.findByRole("heading", { name: say.noneWaits })).toBeVisible();
    expect(screen.getByRole("link", { name: say.library })).toHaveAttribute("href", "/panel");
    expect(address()).toBe("/offers?tab=yours");

    await user.click(tab(say.tabs[4] ?? ""));
    await screen.findByText("Reddedilen");
    expect(address()).toBe("/offers?tab=closed");
    expect(rows(say.title).map((row) => texts(row)[4])).toEqual([say.states[1], say.states[0]]);
    await waitFor(() => expect(said).toContain(say.found(2)));

    await user.keyboard("{ArrowLeft}");
    await screen.findByText("Kabul edilen");
    await waitFor(() => expect(tab(say.tabs[3] ?? "")).toHaveFocus());
    expect(address()).toBe("/offers?tab=accepted");
    expect(texts(rows(say.title)[0])[4]).toBe(`${say.states[2]}${say.states[3]}`);
    await user.keyboard("{Home}{ArrowRight}");
    await screen.findByText("Bekleyen");
    expect(address()).toBe("/offers?tab=theirs");
    expect(texts(rows(say.title)[0])[4]).toMatch(new RegExp(`^${say.states[3]}`));
    expect(tab(say.tabs[1] ?? "")).toHaveAttribute("aria-selected", "true");
    expect(screen.getByRole("tabpanel")).toHaveAccessibleName(/1/);
  });

  test("opens on what was accepted where nothing is open, and stays there whatever comes", async ({
    owner,
    client,
    send,
    act,
    propose,
    openList,
  }) => {
    const accepted = await send({ title: "Kabul edilen" });
    await act(owner, accepted, { kind: "accept" });
    const { queryClient } = await openList(say, client);
    await screen.findByText("Kabul edilen");
    await propose(owner, await send({ title: "Yeni" }), { budget: 900 });
    await queryClient.invalidateQueries();
    await waitFor(() => expect(tab(say.tabs[0] ?? "")).toHaveTextContent("1"));
    expect(tab(say.tabs[3] ?? "")).toHaveAttribute("aria-selected", "true");
    expect(screen.getByText("Kabul edilen")).toBeVisible();
  });

  test("searches as one types, and forgets the page", async ({ client, send, openList }) => {
    await send({ title: "Işıl Işıl" });
    await send({ title: "Bambaşka" });
    const { user } = await openList(say, client, "/offers?tab=theirs&page=1");
    await screen.findByText("Bambaşka");
    await fillIn(user, screen.getByRole("searchbox", { name: say.search }), "ışıl");
    await waitFor(() => expect(screen.queryByText("Bambaşka")).toBeNull());
    expect(screen.getByText("Işıl Işıl")).toBeVisible();
    expect(Object.fromEntries(search())).toEqual({ tab: "theirs", q: "ışıl" });
    expect(await screen.findByText(say.found(1))).toBeInTheDocument();
    await fillIn(user, screen.getByRole("searchbox"), "xyz");
    expect(await screen.findByRole("heading", { name: say.noneFits })).toBeVisible();
    expect(screen.queryByRole("link", { name: say.library })).toBeNull();
  });

  test("is paged in the address", async ({ client, send, open, openList }) => {
    for (let count = 0; count < 16; count += 1) await send({ title: `Nº ${count}.` });
    const { user, address } = await openList(say, client, "/offers?tab=theirs");
    await user.click(await screen.findByRole("button", { name: say.next }));
    await waitFor(() => expect(address()).toBe("/offers?tab=theirs&page=2"));
    await waitFor(() => expect(rows(say.title)).toHaveLength(1));
    expect(screen.getByText("Nº 0.")).toBeVisible();
    const past = await open("/offers?tab=theirs&page=9", client);
    await waitFor(() => expect(past.address()).toBe("/offers?tab=theirs&page=2"));
  });

  test("shows cards on a small screen", async ({ owner, client, dayAhead, send, propose, openList }) => {
    heldQueries.add("(width < 700px)");
    onTestFinished(() => void heldQueries.delete("(width < 700px)"));
    const offerId = await send({ title: "Kış koleksiyonu" });
    await propose(owner, offerId, { budget: 6400, answerBy: dayAhead(0) });
    await openList(say, client);
    const card = (await screen.findByText("Kış koleksiyonu")).closest("li");
    expect(screen.queryByRole("table")).toBeNull();
    expect(card).toHaveTextContent(say.today);
    expect(card).toHaveTextContent(say.unread);
    expect(within(card as HTMLElement).getAllByRole("link")).toHaveLength(1);
  });

  test("says why it cannot be shown, and tries again", async ({ client, send, openList }) => {
    await send({ title: "Kahve yolculuğu" });
    const answers = [new Response("", { status: 400 })];
    watchCalls(({ path }) => (path.startsWith("/api/v1/offers?") ? answers.shift() : undefined));
    const { user } = await openList(say, client, "/offers?tab=theirs");
    expect(await screen.findByRole("alert")).toHaveTextContent(say.failed);
    await user.click(screen.getByRole("button", { name: say.retry }));
    expect(await screen.findByText("Kahve yolculuğu")).toBeVisible();
  });

  test("says that a tab has never held anything", async ({ client, openList }) => {
    await openList(say, client, "/offers?tab=accepted");
    expect(await screen.findByRole("heading", { name: say.none })).toBeVisible();
  });
});

describe("who may see the list of offers", () => {
  beforeEach(() => localStorage.setItem("locale", "tr"));

  test("is no visitor", async ({ open }) => {
    const { address } = await open("/offers");
    await waitFor(() => expect(address()).toBe("/login?next=%2Foffers"));
  });

  test("is a client with its own offers only", async ({ server, send, open }) => {
    const other = await server.createClient();
    await send({ title: "Gizli" });
    await open("/offers?tab=theirs", other);
    expect(await screen.findByRole("heading", { name: words.tr.noneWaits })).toBeVisible();
    expect(document.body).not.toHaveTextContent("Gizli");
  });
});

test("takes nonsense in the address for what is usual", async ({ client, open }) => {
  const calls = watchCalls();
  await open("/offers?tab=x&page=-3", client);
  await screen.findByRole("tablist");
  const asked = calls.find(({ path }) => path.startsWith("/api/v1/offers?"));
  expect(asked?.path).toBe("/api/v1/offers?turn=client&page=0&size=15");
});
