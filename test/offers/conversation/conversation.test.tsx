import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, vi } from "vitest";
import { fillIn } from "#test/support/app.tsx";
import { watchCalls } from "#test/support/calls.ts";
import { offerEvents } from "#server/db/schema/offers.ts";
import { words } from "./words.ts";
import { test } from "#test/offers/offer-fixtures.ts";
import { listenToPage } from "#test/support/jsdom/hearing.ts";

const button = (name: string) => screen.findByRole("button", { name });
/** What an open page does when it is looked at again: it asks for what is new. */
const lookAgain = () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
const stateHeading = (name: string) => screen.findByRole("heading", { level: 2, name });

describe.each(testedLanguages)("in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  test("the agency counters, and the client accepts what it says", async ({
    owner,
    client,
    offerId,
    openOffer,
  }) => {
    const agency = await openOffer(owner, offerId);
    expect(await stateHeading(say.yours)).toBeVisible();
    await agency.user.click(await button(say.counter));
    const budget = await screen.findByLabelText(say.budget);
    await waitFor(() => expect(budget).toHaveFocus());
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText(say.none)).toBeVisible();
    expect(dialog.getByRole("button", { name: say.send })).toHaveAttribute("aria-disabled", "true");
    await agency.user.clear(budget);
    await fillIn(agency.user, budget, say.amount);
    await agency.user.click(await dialog.findByRole("button", { name: say.back }));
    expect(await dialog.findByText(say.none)).toBeVisible();
    await agency.user.clear(budget);
    await fillIn(agency.user, budget, say.amount);
    await waitFor(() => expect(document.getElementById("counter-changes")).toHaveTextContent(say.one));
    await agency.user.click(dialog.getByRole("button", { name: say.send }));
    const second = within(await screen.findByRole("article", { name: say.proposal(2) }));
    expect(second.getByText(say.holds)).toBeVisible();
    expect(second.getByRole("definition")).toHaveTextContent(say.change);
    expect(screen.getByRole("button", { name: say.replaced })).toHaveAttribute("aria-expanded", "false");
    agency.close();

    const theirs = await openOffer(client, offerId);
    expect(await screen.findByRole("heading", { level: 2, name: say.unread })).toBeVisible();
    await theirs.user.click(await button(say.accept));
    const asked = within(screen.getByRole("dialog"));
    expect(asked.getByText(say.says)).toBeVisible();
    expect(asked.getAllByRole("term").map((term) => term.textContent)).toEqual(say.acceptedTerms);
    expect(asked.getAllByRole("definition")[1]).toHaveTextContent(/^Sanatçı/);
    await theirs.user.click(asked.getByRole("button", { name: say.accept }));
    await waitFor(async () => expect(await stateHeading(say.accepted)).toHaveFocus());
    expect(screen.getByText(say.acceptedLine)).toBeVisible();
    expect(screen.getByText(say.follows)).toBeVisible();
    const held = within(screen.getByRole("complementary"));
    expect(held.getByText(say.acceptedTerms[1] ?? "", { selector: "dt" })).toBeVisible();
    expect(screen.queryByRole("button", { name: say.counter })).not.toBeInTheDocument();
  });

  test("what the other side writes is said as it comes, and once", async ({
    owner,
    client,
    offerId,
    act,
    openOffer,
  }) => {
    const said = listenToPage();
    const seldom = { interval: 1000, timeout: 15_000 };
    await openOffer(client, offerId);
    expect(await stateHeading(say.waiting)).toBeVisible();
    for (const text of ["Yarın olur mu?", "Perşembe de olur."]) {
      await act(owner, offerId, { kind: "message", text });
      // Once more where it was being read already.
      await vi.waitFor(() => {
        lookAgain();
        expect(said.join("\n")).toContain(text);
      }, seldom);
    }
    // What they wrote themselves, in another tab.
    await act(client, offerId, { kind: "message", text: "Yarın olur." });
    await vi.waitFor(() => {
      lookAgain();
      expect(screen.getByText("Yarın olur.")).toBeVisible();
    }, seldom);
    expect(said.filter((one) => one.includes("olur"))).toEqual([
      expect.stringMatching(/^Ayşe.*Yarın olur mu\?$/),
      expect.stringMatching(/^Ayşe.*Perşembe de olur\.$/),
    ]);
  });

  test("a counter-offer with a day that cannot be read, or lies behind, names it", async ({
    owner,
    offerId,
    openOffer,
  }) => {
    const { user } = await openOffer(owner, offerId);
    await user.click(await button(say.counter));
    const day = await screen.findByLabelText(say.answerBy);
    const foot = document.getElementById("counter-changes");
    for (const typed of ["31 2 26", "2.2.2020"]) {
      await user.clear(day);
      await user.type(day, typed);
      await waitFor(() => expect(foot).toHaveTextContent(say.toCheck));
    }
    await user.click(screen.getByRole("button", { name: say.send }));
    expect(await screen.findByText(say.answerDays)).toBeVisible();
    await user.clear(day);
    await waitFor(() => expect(foot).toHaveTextContent(say.none));
  });

  test("leaving an offer in which something was unread leads to the next page", async ({
    owner,
    offerId,
    openOffer,
  }) => {
    const { user } = await openOffer(owner, offerId);
    await screen.findByRole("heading", { level: 2, name: say.unread });
    await user.click(within(screen.getByRole("main")).getByRole("link", { name: say.offers }));
    expect(await screen.findByRole("heading", { level: 1, name: say.offers })).toBeVisible();
  });

  test("the agency declines with a reason, and the client may send it again", async ({
    owner,
    client,
    offerId,
    openOffer,
  }) => {
    const agency = await openOffer(owner, offerId);
    await agency.user.click(await button(say.decline));
    const dialog = within(screen.getByRole("dialog"));
    await waitFor(() => expect(dialog.getAllByRole("radio")[0]).toHaveFocus());
    await agency.user.click(dialog.getByRole("button", { name: say.decline }));
    expect(await dialog.findByText(say.required)).toBeVisible();
    await agency.user.click(dialog.getByRole("radio", { name: say.reason }));
    await agency.user.click(dialog.getByRole("button", { name: say.decline }));
    await waitFor(async () => expect(await stateHeading(say.declined)).toHaveFocus());
    expect(screen.queryByRole("button", { name: say.again })).not.toBeInTheDocument();
    agency.close();

    const theirs = await openOffer(client, offerId);
    expect(await screen.findByText(say.declinedLine)).toBeVisible();
    await theirs.user.click(await button(say.again));
    expect(await screen.findByLabelText(say.budget)).toHaveValue(locale === "tr" ? "1.250" : "1,250");
  });

  test("the client withdraws by keyboard alone", async ({ client, offerId, openOffer }) => {
    const { user } = await openOffer(client, offerId);
    expect(await stateHeading(say.waiting)).toBeVisible();
    expect(screen.queryByRole("button", { name: say.accept })).not.toBeInTheDocument();
    (await button(say.withdraw)).focus();
    await user.keyboard("{Enter}");
    await user.tab();
    const dialog = within(screen.getByRole("dialog"));
    await waitFor(() => expect(dialog.getByRole("button", { name: say.withdrawIt })).toHaveFocus());
    await user.keyboard("{Enter}");
    await waitFor(async () => expect(await stateHeading(say.withdrawn)).toHaveFocus());
  });

  test("a counter-offer keeps what was typed when the offer has changed, and may be written over it", async ({
    owner,
    client,
    offerId,
    propose,
    openOffer,
  }) => {
    const { user } = await openOffer(owner, offerId);
    await user.click(await button(say.counter));
    const budget = await screen.findByLabelText(say.budget);
    await user.clear(budget);
    await fillIn(user, budget, say.amount);
    await propose(owner, offerId, { version: 3 });
    await propose(client, offerId, { version: 4 });
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: say.send }));
    const notice = await dialog.findByText(say.changed);
    await waitFor(() => expect(notice.closest("[role=alert]")).toHaveFocus());
    expect(budget).toHaveValue(say.amount);
    const goOn = await dialog.findByRole("button", { name: say.goOn });
    expect(notice.closest("[role=alert]")).toHaveTextContent(/2.*4/);
    await user.click(goOn);
    await user.click(dialog.getByRole("button", { name: say.send }));
    expect(await screen.findByRole("article", { name: say.proposal(4) })).toBeVisible();
    expect(screen.getAllByText(locale === "tr" ? "$1.400" : "$1,400").length).toBeGreaterThan(0);
  });

  test("a message is there at once, says when it failed, and is sent again once", async ({
    client,
    offerId,
    openOffer,
  }) => {
    const { user } = await openOffer(client, offerId);
    let isRefused = true;
    const keys: (string | null)[] = [];
    const held = Promise.withResolvers<Response>();
    watchCalls(({ method, path }, { request }) => {
      if (method !== "POST" || !path.includes("/events")) return undefined;
      keys.push(request.headers.get("idempotency-key"));
      return isRefused ? held.promise : undefined;
    });
    const field = await screen.findByRole("textbox", { name: say.toAgency });
    await fillIn(user, field, "İlk cümle daha sakin");
    await user.click(await button(say.sendMessage));
    expect(field).toHaveValue("");
    const message = screen.getByText("İlk cümle daha sakin").closest("li");
    expect(message).toHaveAttribute("aria-busy", "true");
    isRefused = false;
    held.resolve(new Response("x", { status: 400 }));
    expect(await screen.findByText(say.notSent)).toBeVisible();
    await user.click(await button(say.retry));
    await waitFor(() => expect(screen.queryByText(say.notSent)).not.toBeInTheDocument());
    await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
    expect(screen.getAllByText("İlk cümle daha sakin")).toHaveLength(1);
    expect(new Set(keys).size).toBe(1);
  });

  test("what is typed survives a reload, and the client changes the brief", async ({
    client,
    send,
    openOffer,
  }) => {
    const offerId = await send({
      brief: { script: "Sabahın ilk ışığında kahve" },
    });
    const before = await openOffer(client, offerId);
    await fillIn(before.user, await screen.findByRole("textbox", { name: say.toAgency }), "Yarım");
    before.close();
    const { user } = await openOffer(client, offerId);
    expect(await screen.findByRole("textbox", { name: say.toAgency })).toHaveValue("Yarım");
    await user.click(await button(say.edit));
    await screen.findByLabelText(say.script);
    // Its part of the form may just be put in place of what stands there while it loads.
    await waitFor(() => user.clear(screen.getByLabelText(say.script)));
    await fillIn(user, screen.getByLabelText(say.script), "Sabahın ilk saatinde kahve");
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: say.save }));
    expect(await screen.findByText(say.briefLine)).toBeVisible();
    expect(screen.getByText("ışığında").tagName).toBe("DEL");
    expect(screen.getByText("saatinde").tagName).toBe("INS");
  });

  test("beside each voice stands how long it takes for the script", async ({ client, send, openOffer }) => {
    const brief = { script: "Sabahın ilk saatinde taze çekilmiş kahve", scriptLanguage: "TURKISH" as const };
    const offerId = await send({ brief });
    await openOffer(client, offerId);
    const meter = within(await screen.findByRole("region", { name: say.meter }));
    const range = /\d+–\d+ sn?/;
    const [said = "none"] = range.exec(meter.getAllByRole("listitem")[0]?.textContent ?? "") ?? [];
    await waitFor(() => expect(document.querySelector("[data-voice]")).toHaveTextContent(said));
  });

  test("a script carries its own language where it is read, printed and written", async ({
    client,
    send,
    openOffer,
  }) => {
    const script = "Bei jedem Wetter unterwegs";
    const offerId = await send({ brief: { script, scriptLanguage: "GERMAN" } });
    const { user } = await openOffer(client, offerId);
    await user.click(await button(say.edit));
    await screen.findByLabelText(say.script);
    const shown = [...document.querySelectorAll("p, textarea")].filter((part) => part.textContent === script);
    expect(shown.map((part) => [part.localName, part.getAttribute("lang")])).toEqual([
      ["p", "de"],
      ["textarea", "de"],
      ["p", "de"],
    ]);
  });

  test("paper shows title, sides, number, terms, voices and brief", async ({ client, send, openOffer }) => {
    const brief = { script: "Sabahın ilk saatinde", targetSeconds: 30 };
    const draft = { title: "Sonbahar lansmanı", brief, deliverBy: "2027-01-15" };
    const offerId = await send(draft);
    await openOffer(client, offerId);
    await stateHeading(say.waiting);
    const paper = document.querySelector("[data-print]");
    for (const text of [
      "Sonbahar lansmanı",
      "Tınora",
      "Gökçe Altınışık",
      "TV",
      "2027",
      "Sabahın ilk saatinde",
      "30",
    ])
      expect(paper).toHaveTextContent(text);
  });

  test("an unknown budget cannot be accepted, and the page says why", async ({ owner, send, openOffer }) => {
    const offerId = await send({ budget: 0 });
    const { user } = await openOffer(owner, offerId);
    const accept = await button(say.accept);
    expect(accept).toHaveAttribute("aria-disabled", "true");
    expect(accept).toHaveAccessibleDescription(say.unknown);
    await user.click(accept);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("of a long conversation the newest is shown, and the rest on request", async ({
    client,
    offerId,
    act,
    openOffer,
  }) => {
    for (let count = 1; count <= 40; count += 1)
      await act(client, offerId, { kind: "message", text: `Mesaj ${count}.` });
    const { user } = await openOffer(client, offerId);
    expect(await screen.findByText("Mesaj 40.")).toBeVisible();
    expect(screen.queryByText("Mesaj 1.")).not.toBeInTheDocument();
    await user.click(await button(say.older));
    expect(await screen.findByText("Mesaj 1.")).toBeVisible();
    expect(screen.queryByRole("button", { name: say.older })).not.toBeInTheDocument();
  });

  test("of a very long conversation the older parts are asked for, and what comes meanwhile stays", async ({
    server,
    client,
    offerId,
    act,
    openOffer,
  }) => {
    await server.parts.db.insert(offerEvents).values(
      Array.from({ length: 120 }, (_, nth) => ({
        offerId,
        side: "client" as const,
        userId: client.userId,
        kind: "message" as const,
        details: { text: `Mesaj ${nth + 1}.` },
      })),
    );
    const { user } = await openOffer(client, offerId);
    expect(await screen.findByText("Mesaj 120.")).toBeVisible();
    await user.click(await button(say.older));
    expect(screen.getByText("Mesaj 71.")).toBeVisible();
    expect(screen.queryByText("Mesaj 70.")).not.toBeInTheDocument();
    await user.click(await button(say.older));
    expect(await screen.findByText("Mesaj 21.")).toBeVisible();
    await act(client, offerId, { kind: "message", text: "Mesaj 121." });
    await user.click(await button(say.older));
    expect(await screen.findByText("Mesaj 1.")).toBeVisible();
    expect(screen.getByText("Mesaj 71.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: say.older })).not.toBeInTheDocument());
  });

  test("another client's offer is not found", async ({ server, offerId, openOffer }) => {
    const stranger = await server.createClient();
    await openOffer(stranger, offerId);
    expect(await screen.findByRole("heading", { name: say.missing })).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: say.parent })).toBeInTheDocument();
  });
});

test("what is unread is told once it was shown", async ({
  server,
  owner,
  client,
  offerId,
  act,
  openOffer,
}) => {
  localStorage.setItem("locale", "en");
  await act(owner, offerId, { kind: "message", text: "Merhaba" });
  const calls = watchCalls();
  await openOffer(client, offerId);
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith("/seen"))).toBe(true));
  await waitFor(async () => {
    const answer = await server.inject({ url: `/api/v1/offers/${offerId}`, headers: client.headers });
    expect(answer.json()).toMatchObject({ unread: 0 });
  });
  expect(screen.getByRole("heading", { level: 2, name: words.en.unread })).toBeVisible();
});
