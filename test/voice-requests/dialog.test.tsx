import { testedLanguages } from "#test/support/languages.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, vi } from "vitest";
import { showLanguage } from "#src/lib/i18n/locale.ts";
import { test as base } from "#test/support/app-fixtures.ts";
import { watchCalls, writes } from "#test/support/calls.ts";
import { answers, openRequest } from "./dialog.ts";
import { words, type FieldName, type Words } from "./words.ts";

const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { voiceRequestsPerAddress: 100 } }))
  // The dialog of the landing page, in the words of the test's language.
  .extend(
    "ask",
    ({ origin }) =>
      (say: Words) =>
        openRequest(origin, say),
  );

const required: FieldName[] = [
  "fullName",
  "companyName",
  "email",
  "phone",
  "projectMedium",
  "voiceRequirements",
];

describe.each(testedLanguages)("the voice request, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  test("asks for six fields with their sentences, focuses the first, marks three as optional", async ({
    ask,
  }) => {
    const request = await ask(say);
    await request.send();
    for (const name of required) {
      expect(await request.findByText(say.missing[name as keyof typeof say.missing])).toBeVisible();
      expect(request.field(name)).toBeInvalid();
    }
    await waitFor(() => expect(request.field("fullName")).toHaveFocus());
    expect(request.field("projectVersion")).toBeValid();
    expect(request.getAllByText(say.optional)).toHaveLength(3);
    expect(request.getByText(say.notice)).toBeVisible();
    expect(request.getByRole("link", { name: say.privacy })).toHaveAttribute(
      "href",
      locale === "tr" ? "/privacy" : "/privacy?lang=en",
    );
  });

  test("refuses a malformed address when its field is left", async ({ ask }) => {
    const request = await ask(say);
    await request.write({ email: "gokce@dovarel" });
    await request.user.tab();
    expect(await request.findByText(say.malformed)).toBeVisible();
    expect(request.field("email")).toHaveAccessibleDescription(say.malformed);
  });

  test("says its messages in the other language as soon as that is chosen", async ({ ask }) => {
    const request = await ask(say);
    await request.send();
    const other = locale === "tr" ? "en" : "tr";
    expect(await request.findByText(say.missing.phone)).toBeVisible();
    await act(() => showLanguage(other));
    expect(await request.findByText(words[other].missing.phone)).toBeVisible();
    expect(request.queryByText(say.missing.phone)).toBeNull();
  });

  test("sends nine fields and no token, says so and what happens next, and stays until it is closed", async ({
    ask,
  }) => {
    let authorization: string | null | undefined;
    const send = globalThis.fetch;
    const calls = watchCalls();
    const spied = vi.mocked(globalThis.fetch).getMockImplementation();
    vi.mocked(globalThis.fetch).mockImplementation((input, init) => {
      const asked = new Request(input, init);
      if (asked.url.endsWith("/api/voice-request")) authorization = asked.headers.get("authorization");
      return (spied ?? send)(asked);
    });
    const request = await ask(say);
    localStorage.setItem("token", "a token that is nobody's business");
    const timers = vi.spyOn(globalThis, "setTimeout");
    await request.write();
    await request.user.click(request.getByRole("checkbox", { name: say.ai }));
    await request.send();
    expect(await request.findByText(say.sent)).toBeVisible();
    await waitFor(() => expect(request.getByRole("button", { name: say.close })).toHaveFocus());
    expect(writes(calls)).toEqual([
      { method: "POST", path: "/api/voice-request", body: { ...answers, radioSolutions: true } },
    ]);
    expect(authorization).toBeNull();
    expect(request.getByText(say.next(answers.email))).toBeVisible();
    expect(timers.mock.calls.filter(([, delay]) => delay === 3000)).toEqual([]);
    await request.user.click(request.getByRole("button", { name: say.done }));
    await request.closed();
    await request.user.click(request.opener);
    expect(await request.findByLabelText(say.fields.fullName)).toHaveValue("");
  });

  test.for([
    ["an answer without a problem code", () => new Response("boom", { status: 500 }), ""],
    [
      "a refusal that names its problem",
      () =>
        new Response("Slow down, please.", { status: 429, headers: { "problem-code": "too-many-requests" } }),
      "Slow down, please.",
    ],
    ["no network", () => Promise.reject(new TypeError("Failed to fetch")), say.maybeSaved],
  ] as const)("keeps everything after %s", async ([, answer, sentence], { ask }) => {
    watchCalls(({ path }) => (path === "/api/voice-request" ? answer() : undefined));
    const request = await ask(say);
    await request.write();
    await request.send();
    const alert = await request.findByRole("alert");
    expect(alert.textContent).toBe(say.failed + sentence);
    await request.expectKept();
    expect(request.getByRole("button", { name: say.send })).toBeEnabled();
  });

  test("says that the network is away", async ({ ask }) => {
    watchCalls(({ path }) =>
      path === "/api/voice-request" ? Promise.reject(new TypeError("Failed to fetch")) : undefined,
    );
    const request = await ask(say);
    await request.write();
    const away = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => away.mockRestore());
    await request.send();
    expect(await request.findByRole("alert")).toHaveTextContent(say.failed + say.offline + say.maybeSaved);
  });

  test("waits for a silent server, says so, and lets the visitor take it back", async ({ ask }) => {
    const request = await ask(say);
    await request.write();
    const silent = vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
      const { signal } = new Request(input, init);
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    });
    onTestFinished(() => silent.mockRestore());
    await request.send();
    expect(await request.findByRole("button", { name: say.sending })).toBeVisible();
    await request.user.click(request.getByRole("button", { name: say.cancel }));
    expect(await request.findByRole("button", { name: say.send })).toBeVisible();
    expect(request.queryByRole("alert")).toBeNull();
    await request.expectKept();
  });

  test("sends a script under a heading of its own, in what is left of the 2,000 characters", async ({
    ask,
  }) => {
    const calls = watchCalls();
    const request = await ask(say);
    await request.write();
    const script = request.getByLabelText(say.script);
    const spent = `${answers.voiceRequirements}\n\n${say.scriptHeading}\n`.length;
    expect(script).toHaveAccessibleDescription(expect.stringContaining(say.left(2000 - spent)));
    await request.user.click(script);
    await request.user.paste("x".repeat(2000 - spent + 1));
    await request.send();
    expect(await request.findByText(say.tooLong)).toBeVisible();
    await waitFor(() => expect(script).toHaveFocus());
    await request.user.clear(script);
    await request.user.paste(`https://dovarel.example/metin\n${"x".repeat(100)}`);
    await request.send();
    expect(await request.findByText(say.sent)).toBeVisible();
    const voiceRequirements = `${answers.voiceRequirements}\n\n${say.scriptHeading}\nhttps://dovarel.example/metin\n${"x".repeat(100)}`;
    expect(writes(calls)).toEqual([
      {
        method: "POST",
        path: "/api/voice-request",
        body: { ...answers, voiceRequirements, radioSolutions: false },
      },
    ]);
  });

  test("gives examples, and wants seven digits of a phone number", async ({ ask }) => {
    const request = await ask(say);
    expect(request.field("projectVersion")).toHaveAccessibleDescription(
      expect.stringContaining(say.versionExample),
    );
    expect(request.field("voiceRequirements")).toHaveAccessibleDescription(
      expect.stringContaining(say.qualitiesExample),
    );
    await request.write({ phone: "0532 12" });
    await request.user.tab();
    expect(await request.findByText(say.fewDigits)).toBeVisible();
    await request.write({ phone: "123 45 67" });
    await request.user.tab();
    await waitFor(() => expect(request.field("phone")).toBeValid());
  });

  test("closes by its buttons, Escape and the overlay, and keeps what was typed", async ({ ask }) => {
    const request = await ask(say);
    const ways = [
      () => request.user.click(request.getAllByRole("button", { name: say.close })[0] as HTMLElement),
      () => request.user.click(request.getAllByRole("button", { name: say.close })[1] as HTMLElement),
      () => request.user.keyboard("{Escape}"),
      () => {
        vi.spyOn(request.dialog, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 100, 300, 300));
        fireEvent.pointerDown(request.dialog, { clientX: 5, clientY: 5 });
        fireEvent.click(request.dialog, { clientX: 5, clientY: 5 });
      },
    ];
    for (const [index, close] of ways.entries()) {
      await request.write({ fullName: `Ayşe ${index}` });
      await close();
      await request.closed();
      await waitFor(() => expect(request.opener).toHaveFocus());
      await request.user.click(request.opener);
      expect(await request.findByLabelText(say.fields.fullName)).toHaveValue(`Ayşe ${index}`);
    }
  });

  test.for([
    ["0532 123 45 67", "+90 532 123 45 67"],
    ["90532 123 45 67", "+90 532 123 45 67"],
    ["+44 20 7946 0958", "+44 20 7946 0958"],
  ] as const)(
    "reads the number %s, and sends one that it cannot read as it is typed",
    async ([typed, read], { ask }) => {
      const request = await ask(say);
      await request.write({ phone: typed });
      expect(await request.findByText(read)).toBeVisible();
      await request.write({ phone: "12 34 56 78 90 12 34" });
      expect(await request.findByText(say.unread)).toBeVisible();
      expect(request.field("phone")).toBeValid();
    },
  );
});

test("tells a server that works on requests its language and how long the form was open, unless it was continued", async ({
  ask,
}) => {
  const say = words.tr;
  const { dataset } = document.documentElement;
  dataset["visitor"] = "accounts idempotency requests";
  onTestFinished(() => void delete dataset["visitor"]);
  let isAway = true;
  const calls = watchCalls(({ path }) =>
    path === "/api/voice-request" && isAway ? Promise.reject(new TypeError("Failed to fetch")) : undefined,
  );
  const now = vi.spyOn(performance, "now").mockReturnValue(10_000);
  onTestFinished(() => now.mockRestore());
  const first = await ask(say);
  await first.write();
  now.mockReturnValue(17_900);
  await first.send();
  await first.findByRole("alert");
  first.close();
  isAway = false;
  const second = await ask(say);
  await second.findByDisplayValue(answers.fullName);
  await second.send();
  await second.findByText(say.sent);
  const body = { ...answers, radioSolutions: false, language: "tr" };
  expect(writes(calls).map((call) => call.body)).toEqual([{ ...body, openSeconds: 7 }, body]);
});

test("reaches the owner's inbox", async ({ server, owner, ask }) => {
  const say = words.tr;
  const request = await ask(say);
  await request.write({ ...answers, companyName: "Yolundaki Şirket" });
  await request.send();
  await request.findByText(say.sent);
  const inbox = await server.inject({ url: "/api/v1/voice-requests", headers: owner.headers });
  expect(inbox.json().content[0]).toMatchObject({
    ...answers,
    companyName: "Yolundaki Şirket",
    phoneE164: "+905321234567",
    radioSolutions: false,
  });
  expect(screen.queryByText(say.failed)).toBeNull();
});
