import { testedLanguages } from "#test/support/languages.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, vi } from "vitest";
import { exampleDay, writeDay } from "#src/lib/i18n/typed-day.ts";
import { sessionQuery } from "#src/session/queries.ts";
import { dayAhead } from "#src/session/offers/day-ahead.ts";
import { fillIn, type OpenApp } from "#test/support/app.tsx";
import { watchCalls, writes } from "#test/support/calls.ts";
import { heldQueries } from "#test/support/jsdom/window.ts";
import { addVoices, numbered } from "#test/support/library.ts";
import { listenToPage } from "#test/support/jsdom/hearing.ts";
import { fill, openForm, submit, test as base } from "./form-fixtures.ts";
import { words } from "./words.ts";

const brief = {
  tr: {
    part: "Metin ve kullanım ekle (isteğe bağlı)",
    title: "Başlık",
    answerBy: "Yanıt için son gün",
    deliverBy: "Teslim tarihi",
    order: "gg.aa.yyyy",
    calendar: "Takvimi aç",
    unread: "Bu bir tarih değil; örnekteki gibi yazın:",
    note: "Not",
    script: "Metin",
    language: "Metnin dili",
    target: "Hedef (sn)",
    media: "Yayın mecrası",
    tv: "Televizyon",
    radio: "Radyo",
    platform: "Platform",
    territory: "Bölge",
    months: "Kullanım süresi (ay)",
    exclusive: "Münhasır kullanım (yalnızca size)",
    meter: "Okuma süresi",
    cut: /Yaklaşık \d+ hece kısaltın;/,
    answerRange: "Bugünden 90 gün sonrasına kadar bir gün seçin",
    deliverRange: "Bugünden beş yıl sonrasına kadar bir gün seçin",
    monthsRange: "1 ile 120 arasında bir tam sayı",
    continued: "Kaldığınız yerden devam ediyorsunuz",
    discard: "Sil",
    usual: /bu dilin olağan hızıyla/,
    rough: /kabaca/,
    notSent: "Bu bölüm kapalıyken buraya yazdıklarınız gönderilmez.",
    logOut: "Çıkış yap",
  },
  en: {
    part: "Add a script and usage (optional)",
    title: "Title",
    answerBy: "Answer by",
    deliverBy: "Deliver by",
    order: "mm/dd/yyyy",
    calendar: "Open the calendar",
    unread: "This is not a date; write it as",
    note: "Note",
    script: "Script",
    language: "Language of the script",
    target: "Target (s)",
    media: "Media",
    tv: "Television",
    radio: "Radio",
    platform: "Platform",
    territory: "Territory",
    months: "Duration (months)",
    exclusive: "Exclusive use",
    meter: "Spoken length",
    cut: /Cut about \d+ syllables;/,
    answerRange: "Choose a day from today to 90 days ahead",
    deliverRange: "Choose a day from today to five years ahead",
    monthsRange: "A whole number from 1 to 120",
    continued: "Continued",
    discard: "Discard",
    usual: /at the language’s usual pace/,
    rough: /roughly/,
    notSent: "What you entered here is not sent while this is closed.",
    logOut: "Log out",
  },
} as const;

const timeZone = "Europe/Istanbul";
const script =
  "Sabahın ilk saatinde taze çekilmiş bir fincan Orvanta, günün bütün yükünü hafifletir. Yeni mevsim harmanı %20 tanışma indirimiyle orvanta.com.tr adresinde.";

const sample = {
  seconds: 5,
  peaks: "f0".repeat(128),
  transcriptText: "Sabahın ilk ışığında taze çekilmiş bir fincan kahve.",
  transcriptLanguage: "tr",
} as const;

const test = base.extend("drafts", { scope: "file" }, () => [{ name: "Ölçülü", sample }, ...numbered(6)]);

/** The answer of the pace call: five syllables a second for every voice. */
const paces = (path: string) =>
  Response.json(
    new URL(path, "http://x").searchParams
      .getAll("voiceId")
      .map((voiceId) => ({ voiceId, samples: [{ text: "bir iki üç dört beş altı", seconds: 2 }] })),
  );
const watch = () => watchCalls(({ path }) => (path.includes("/voices/pace") ? paces(path) : undefined));

const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith("draft "));

describe.each(testedLanguages)("in %s", (locale) => {
  const say = words[locale];
  const has = brief[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  const openPart = async ({ user }: OpenApp) => {
    await user.click(screen.getByRole("button", { name: has.part }));
    await screen.findByRole("textbox", { name: has.script });
  };

  test("closed it asks for three fields and sends four", async ({ openLibrary }) => {
    const app = await openLibrary();
    const dialog = within(await openForm(app, say));
    const part = dialog.getByRole("button", { name: has.part });
    expect(part).toHaveAttribute("aria-expanded", "false");
    expect(dialog.getAllByRole("textbox")).toHaveLength(3);
    await waitFor(() => expect(screen.getByLabelText(say.budget)).toHaveFocus());
    const calls = watch();
    await fill(app, say, { budget: "100", platform: "TV" });
    await submit(app, say);
    await dialog.findByText(say.created);
    expect(writes(calls)[0]?.body).toMatchObject({
      offers: [{ budget: 100, platform: "TV", version: 1, voiceIds: [expect.any(String)] }],
    });
    const body = writes(calls)[0]?.body as { offers: object[] } | undefined;
    expect(Object.keys(body?.offers[0] ?? {})).toEqual(["budget", "platform", "version", "voiceIds"]);
  });

  test("a target that cannot be is said once its field is left", async ({ openLibrary }) => {
    const app = await openLibrary();
    await openForm(app, say);
    await openPart(app);
    const said = listenToPage();
    const target = screen.getByLabelText(has.target);
    await fillIn(app.user, target, "0");
    await app.user.tab();
    await waitFor(() => expect(target).toHaveAccessibleDescription(/36/));
    const complaint = document.getElementById(target.getAttribute("aria-describedby") ?? "")?.textContent;
    await waitFor(() => expect(said).toEqual([complaint]));
  });

  test("open it sends what was filled in, and the server stores it", async ({
    server,
    client,
    openLibrary,
  }) => {
    const app = await openLibrary();
    const dialog = within(await openForm(app, say));
    const calls = watch();
    await fill(app, say, { budget: "100", platform: "TV" });
    await openPart(app);
    await waitFor(() => expect(screen.getByRole("button", { name: has.part })).toHaveFocus());
    await fillIn(app.user, screen.getByLabelText(has.title), "Kış kampanyası");
    await fillIn(app.user, screen.getByLabelText(has.note), "Sıcak bir ses");
    await fillIn(app.user, screen.getByLabelText(has.answerBy), dayAhead(timeZone, { days: 90 }));
    await fillIn(app.user, screen.getByLabelText(has.deliverBy), dayAhead(timeZone, { years: 5 }));
    await app.user.selectOptions(screen.getByLabelText(has.language), "TURKISH");
    await fillIn(app.user, screen.getByRole("textbox", { name: has.script }), script);
    await fillIn(app.user, screen.getByLabelText(has.target), "30");
    const media = within(screen.getByRole("group", { name: has.media }));
    // The platform says it already.
    expect(media.getByRole("button")).toHaveAccessibleName(`${has.media}: ${has.tv}`);
    await app.user.selectOptions(screen.getByLabelText(has.territory), "TURKEY");
    await fillIn(app.user, screen.getByLabelText(has.months), "12");
    await app.user.click(screen.getByRole("checkbox", { name: has.exclusive }));
    await submit(app, say);
    await dialog.findByText(say.created);
    expect(writes(calls)[0]?.body).toMatchObject({
      offers: [
        {
          title: "Kış kampanyası",
          answerBy: dayAhead(timeZone, { days: 90 }),
          deliverBy: dayAhead(timeZone, { years: 5 }),
          usage: { media: ["TV"], territory: "TURKEY", months: 12, exclusive: true },
          brief: { script, scriptLanguage: "TURKISH", targetSeconds: 30, notes: "Sıcak bir ses" },
        },
      ],
    });
    const { headers } = client;
    const list = (await server.inject({ url: "/api/v1/offers", headers })).json<{
      content: { offerId: string; title: string }[];
    }>();
    expect(list.content[0]?.title).toBe("Kış kampanyası");
    const stored = await server.inject({ url: `/api/v1/offers/${list.content[0]?.offerId}`, headers });
    expect(stored.json()).toMatchObject({ brief: { script, targetSeconds: 30 } });
  });

  test("the platform fills the media until they are chosen by hand, and is nothing of the closed part", async ({
    openLibrary,
  }) => {
    const app = await openLibrary();
    await openForm(app, say);
    await fill(app, say, { platform: "TV" });
    await openPart(app);
    const media = () => within(screen.getByRole("group", { name: has.media }));
    expect(await media().findByRole("button", { name: `${has.media}: ${has.tv}` })).toBeVisible();
    await app.user.clear(screen.getByLabelText(has.platform));
    await fillIn(app.user, screen.getByLabelText(has.platform), "Radyo");
    expect(await media().findByRole("button", { name: `${has.media}: ${has.radio}` })).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: has.part }));
    expect(screen.queryByText(has.notSent)).toBeNull();
    await openPart(app);
    await app.user.click(media().getByRole("button"));
    await app.user.click(media().getByRole("checkbox", { name: has.tv }));
    await fillIn(app.user, screen.getByLabelText(has.platform), " ve sinema");
    expect(media().getByRole("button")).toHaveAccessibleName(`${has.media}: ${has.tv}, ${has.radio}`);
  });

  test("the script begins in the language of the sample", async ({ db, openLibrary }) => {
    await addVoices(db, [{ name: `Almanca ${locale}`, sample: { ...sample, transcriptLanguage: "de" } }]);
    const app = await openLibrary();
    await openForm(app, say, `Almanca ${locale}`);
    await openPart(app);
    expect(screen.getByLabelText(has.language)).toHaveValue("GERMAN");
  });

  test("on a narrow screen what is opened stands below what was pressed", async ({ openLibrary }) => {
    heldQueries.add("(width < 62rem)");
    onTestFinished(() => void heldQueries.delete("(width < 62rem)"));
    const app = await openLibrary();
    await openForm(app, say);
    await openPart(app);
    const part = screen.getByRole("button", { name: has.part });
    for (const name of [has.title, has.answerBy, has.note, has.deliverBy])
      expect(part.compareDocumentPosition(screen.getByLabelText(name))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
  });

  test("opening the part says of no empty field that it is wrong", async ({ openLibrary }) => {
    const app = await openLibrary();
    await openForm(app, say);
    await waitFor(() => expect(screen.getByLabelText(say.budget)).toHaveFocus());
    await openPart(app);
    await app.user.click(screen.getByLabelText(has.title));
    await app.user.click(screen.getByLabelText(has.note));
    expect(screen.queryByText(say.budgetMissing)).toBeNull();
    expect(screen.getByLabelText(say.budget)).not.toHaveAttribute("aria-invalid");
    await submit(app, say);
    expect(await screen.findByText(say.budgetMissing)).toBeVisible();
  });

  test("the meter says how long it takes and how much to cut", async ({ openLibrary }) => {
    const app = await openLibrary();
    await openForm(app, say);
    watch();
    await openPart(app);
    expect(screen.queryByRole("region", { name: has.meter })).toBeNull();
    await app.user.selectOptions(screen.getByLabelText(has.language), "TURKISH");
    await fillIn(app.user, screen.getByRole("textbox", { name: has.script }), script);
    const meter = within(await screen.findByRole("region", { name: has.meter }));
    const said = listenToPage();
    await waitFor(() => expect(meter.queryByText(has.usual)).toBeNull());
    expect(meter.getByRole("listitem")).toHaveTextContent(/^Ses\d+–\d+ sn?$/);
    await fillIn(app.user, screen.getByLabelText(has.target), "8");
    expect(meter.getByText(has.cut)).toBeVisible();
    // However many letters are typed, once they are.
    await app.user.type(screen.getByRole("textbox", { name: has.script }), " ve birkaç söz daha");
    await waitFor(() => expect(said.filter((one) => has.cut.test(one))).toHaveLength(1));
    expect(screen.getByRole("textbox", { name: has.script })).toHaveAccessibleDescription(/8/);
    await app.user.selectOptions(screen.getByLabelText(has.language), "GERMAN");
    expect(await meter.findByText(has.rough)).toBeVisible();
  });

  test("the server tells an artist’s own pace", async ({ openLibrary }) => {
    const app = await openLibrary();
    await openForm(app, say, "Ölçülü");
    await openPart(app);
    await app.user.selectOptions(screen.getByLabelText(has.language), "TURKISH");
    await fillIn(app.user, screen.getByRole("textbox", { name: has.script }), script);
    const meter = within(await screen.findByRole("region", { name: has.meter }));
    await waitFor(() => expect(meter.queryByText(has.usual)).toBeNull());
  });

  test("a part that is closed again says that it is not sent", async ({ openLibrary }) => {
    const app = await openLibrary();
    await openForm(app, say);
    await openPart(app);
    await fillIn(app.user, screen.getByLabelText(has.title), "Kış");
    await app.user.click(screen.getByRole("button", { name: has.part }));
    expect(screen.getByText(has.notSent)).toBeVisible();
    expect(screen.queryByLabelText(has.title)).toBeNull();
  });

  test("without samples, or without an answer, it says that the pace is the usual one", async ({
    openLibrary,
  }) => {
    const app = await openLibrary();
    await openForm(app, say);
    watchCalls(({ path }) => (path.includes("/voices/pace") ? new Response("", { status: 400 }) : undefined));
    await openPart(app);
    await fillIn(app.user, screen.getByRole("textbox", { name: has.script }), script);
    expect(await screen.findByText(has.usual)).toBeVisible();
  });

  test.for([
    ["answerBy", -1, "answerRange"],
    ["answerBy", 91, "answerRange"],
    ["deliverBy", -1, "deliverRange"],
    ["deliverBy", 366 * 5 + 1, "deliverRange"],
  ] as const)("%s %i days ahead is refused", async ([field, days, sentence], { openLibrary }) => {
    const app = await openLibrary();
    await openForm(app, say);
    await openPart(app);
    await fillIn(app.user, screen.getByLabelText(has[field]), dayAhead(timeZone, { days }));
    await app.user.tab();
    expect(await screen.findByText(has[sentence])).toBeVisible();
    expect(screen.getByLabelText(has[field])).toBeInvalid();
  });

  test("a day is typed in the page's order or picked, whatever the browser's order is", async ({
    openLibrary,
  }) => {
    const app = await openLibrary();
    const dialog = within(await openForm(app, say));
    const calls = watch();
    await fill(app, say, { budget: "100", platform: "TV" });
    await openPart(app);
    const day = dayAhead(timeZone, { days: 30 });
    const [answerBy, deliverBy] = [screen.getByLabelText(has.answerBy), screen.getByLabelText(has.deliverBy)];
    expect(answerBy).toHaveAttribute("placeholder", has.order);
    expect(answerBy).toHaveAccessibleDescription(/31\D12\D20|12\D31\D20/);
    await fillIn(app.user, answerBy, writeDay(day, locale).replaceAll(/\D/g, " "));
    await app.user.tab();
    expect(answerBy).toHaveValue(writeDay(day, locale));
    const native = deliverBy.parentElement?.querySelector<HTMLInputElement>("input[type=date]");
    if (!native) throw new Error("no calendar");
    const opened = vi.fn<() => void>();
    native.showPicker = opened;
    await app.user.click(screen.getByRole("button", { name: `${has.calendar}: ${has.deliverBy}` }));
    expect(opened).toHaveBeenCalledOnce();
    fireEvent.change(native, { target: { value: day } });
    expect(deliverBy).toHaveValue(writeDay(day, locale));
    await submit(app, say);
    await dialog.findByText(say.created);
    expect(writes(calls)[0]?.body).toMatchObject({ offers: [{ answerBy: day, deliverBy: day }] });
  });

  test("what is no day stays as it was typed, is said, and is not sent", async ({ openLibrary }) => {
    const app = await openLibrary();
    await openForm(app, say);
    const calls = watch();
    await fill(app, say, { budget: "100", platform: "TV" });
    await openPart(app);
    await fillIn(app.user, screen.getByLabelText(has.answerBy), "31 2 26");
    await submit(app, say);
    await waitFor(() => expect(screen.getByLabelText(has.answerBy)).toHaveFocus());
    expect(screen.getByLabelText(has.answerBy)).toBeInvalid();
    expect(screen.getByLabelText(has.answerBy)).toHaveAccessibleDescription(
      new RegExp(`^${has.unread} ${exampleDay(locale)}`),
    );
    expect(writes(calls)).toEqual([]);
    await app.user.keyboard("{Escape}");
    await openForm(app, say, "Ses 2");
    expect(await screen.findByLabelText(has.answerBy)).toHaveValue("31 2 26");
  });

  test.for(["0", "121", "1.5", "x"])("%s months are refused", async (typed, { openLibrary }) => {
    const app = await openLibrary();
    await openForm(app, say);
    await openPart(app);
    await fillIn(app.user, screen.getByLabelText(has.months), typed);
    await app.user.tab();
    expect(await screen.findByText(has.monthsRange)).toBeVisible();
  });

  test("what was typed survives Escape, and Discard empties the form", async ({ openLibrary }) => {
    const app = await openLibrary();
    await openForm(app, say);
    await openPart(app);
    await fill(app, say, { budget: "100" });
    await fillIn(app.user, screen.getByLabelText(has.title), "Kış");
    await app.user.keyboard("{Escape}");
    await openForm(app, say, "Ses 2");
    expect(await screen.findByText(has.continued)).toBeVisible();
    expect(screen.getByLabelText(has.title)).toHaveValue("Kış");
    expect(screen.getByLabelText(say.budget)).toHaveValue("100");
    await app.user.click(screen.getByRole("button", { name: has.discard }));
    expect(screen.queryByText(has.continued)).toBeNull();
    expect(screen.getByLabelText(say.budget)).toHaveValue("");
    await waitFor(() => expect(screen.getByLabelText(say.budget)).toHaveFocus());
    expect(drafts()).toHaveLength(0);
  });

  test("a sent offer leaves no draft", async ({ openLibrary }) => {
    const app = await openLibrary();
    const dialog = within(await openForm(app, say));
    await fill(app, say, { budget: "100", platform: "TV" });
    await waitFor(() => expect(drafts()).toHaveLength(1));
    await submit(app, say);
    await dialog.findByText(say.created);
    expect(drafts()).toHaveLength(0);
  });

  test("without the feature the part does not stand there", async ({ openLibrary }) => {
    const app = await openLibrary();
    app.queryClient.setQueryData(sessionQuery.queryKey, (session) =>
      session?.userType === "client"
        ? { ...session, profile: { ...session.profile, features: ["idempotency" as const] } }
        : session,
    );
    await openForm(app, say);
    expect(screen.queryByRole("button", { name: has.part })).toBeNull();
  });
});

test("a form that was open comes back with a reload, and its draft is gone after a logout", async ({
  client,
  openLibrary,
}) => {
  const say = words.tr;
  localStorage.setItem("locale", "tr");
  const app = await openLibrary();
  await openForm(app, say);
  await fill(app, say, { budget: "75" });
  await waitFor(() => expect(drafts()).toEqual([expect.stringContaining(`draft ${client.userName} offer `)]));
  app.close();
  const again = await openLibrary();
  expect(await screen.findByText(brief.tr.continued)).toBeVisible();
  expect(screen.getByLabelText(say.budget)).toHaveValue("75");
  await again.user.keyboard("{Escape}");
  await again.user.click(screen.getByRole("button", { name: /Deniz Ada/ }));
  await again.user.click(await screen.findByText(brief.tr.logOut));
  await waitFor(() => expect(drafts()).toHaveLength(0));
});
