import { testedLanguages } from "#test/support/languages.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { showLanguage } from "#src/lib/i18n/locale.ts";
import { startAppServer, type AppServer } from "#test/support/app.tsx";
import { watchCalls, writes } from "#test/support/calls.ts";
import { answers, openRequest } from "./dialog.ts";
import { words, type FieldName } from "./words.ts";

let server: AppServer;
beforeAll(async () => {
  server = await startAppServer({ settings: { voiceRequestsPerAddress: 100 } });
});
afterAll(() => server.close());

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
  const open = () => openRequest(server.origin, say);

  it("asks for six fields with their sentences, focuses the first, marks three as optional", async () => {
    const request = await open();
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

  it("refuses a malformed address when its field is left", async () => {
    const request = await open();
    await request.write({ email: "gokce@dovarel" });
    await request.user.tab();
    expect(await request.findByText(say.malformed)).toBeVisible();
    expect(request.field("email")).toHaveAccessibleDescription(say.malformed);
  });

  it("says its messages in the other language as soon as that is chosen", async () => {
    const request = await open();
    await request.send();
    const other = locale === "tr" ? "en" : "tr";
    expect(await request.findByText(say.missing.phone)).toBeVisible();
    await act(() => showLanguage(other));
    expect(await request.findByText(words[other].missing.phone)).toBeVisible();
    expect(request.queryByText(say.missing.phone)).toBeNull();
  });

  it("sends nine fields and no token, says so, and closes itself after 3000 ms", async () => {
    let authorization: string | null | undefined;
    const send = globalThis.fetch;
    const calls = watchCalls();
    const spied = vi.mocked(globalThis.fetch).getMockImplementation();
    vi.mocked(globalThis.fetch).mockImplementation((input, init) => {
      const asked = new Request(input, init);
      if (asked.url.endsWith("/api/voice-request")) authorization = asked.headers.get("authorization");
      return (spied ?? send)(asked);
    });
    const request = await open();
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
    await waitFor(() => expect(timers.mock.calls.filter(([, delay]) => delay === 3000)).toHaveLength(1));
    await waitFor(() => expect(request.dialog).not.toHaveAttribute("open"), { timeout: 10_000 });
    await request.user.click(request.opener);
    expect(await request.findByLabelText(say.fields.fullName)).toHaveValue("");
  });

  it.each([
    ["an answer without a problem code", () => new Response("boom", { status: 500 }), ""],
    [
      "a refusal that names its problem",
      () =>
        new Response("Slow down, please.", { status: 429, headers: { "problem-code": "too-many-requests" } }),
      "Slow down, please.",
    ],
    ["no network", () => Promise.reject(new TypeError("Failed to fetch")), ""],
  ])("keeps everything after %s", async (_, answer, sentence) => {
    watchCalls(({ path }) => (path === "/api/voice-request" ? answer() : undefined));
    const request = await open();
    await request.write();
    await request.send();
    const alert = await request.findByRole("alert");
    expect(alert.textContent).toBe(say.failed + sentence);
    await request.expectKept();
    expect(request.getByRole("button", { name: say.send })).toBeEnabled();
  });

  it("says that the network is away", async () => {
    watchCalls(({ path }) =>
      path === "/api/voice-request" ? Promise.reject(new TypeError("Failed to fetch")) : undefined,
    );
    const request = await open();
    await request.write();
    const away = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => away.mockRestore());
    await request.send();
    expect(await request.findByRole("alert")).toHaveTextContent(say.failed + say.offline);
  });

  it("waits for a silent server, says so, and lets the visitor take it back", async () => {
    const request = await open();
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

  it("sends a script under a heading of its own, in what is left of the 2,000 characters", async () => {
    const calls = watchCalls();
    const request = await open();
    await request.write();
    const script = request.getByLabelText(say.script);
    const spent = `${answers.voiceRequirements}\n\n${say.scriptHeading}\n`.length;
    expect(script).toHaveAccessibleDescription(say.left(2000 - spent));
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

  it("gives examples, and wants seven digits of a phone number", async () => {
    const request = await open();
    expect(request.field("projectVersion")).toHaveAccessibleDescription(say.versionExample);
    expect(request.field("voiceRequirements")).toHaveAccessibleDescription(say.qualitiesExample);
    await request.write({ phone: "0532 12" });
    await request.user.tab();
    expect(await request.findByText(say.fewDigits)).toBeVisible();
    await request.write({ phone: "123 45 67" });
    await request.user.tab();
    await waitFor(() => expect(request.field("phone")).toBeValid());
  });

  it("closes by its buttons, Escape and the overlay, and keeps what was typed", async () => {
    const request = await open();
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

  it.each([
    ["0532 123 45 67", "+90 532 123 45 67"],
    ["90532 123 45 67", "+90 532 123 45 67"],
    ["+44 20 7946 0958", "+44 20 7946 0958"],
  ])("reads the number %s, and sends one that it cannot read as it is typed", async (typed, read) => {
    const request = await open();
    await request.write({ phone: typed });
    expect(await request.findByText(read)).toBeVisible();
    await request.write({ phone: "12 34 56 78 90 12 34" });
    expect(await request.findByText(say.unread)).toBeVisible();
    expect(request.field("phone")).toBeValid();
  });
});

it("reaches the owner's inbox", async () => {
  const say = words.tr;
  const request = await openRequest(server.origin, say);
  await request.write({ ...answers, companyName: "Yolundaki Şirket" });
  await request.send();
  await request.findByText(say.sent);
  const { userName, password } = await server.createOwner();
  const token = (await server.login(userName, password)).body;
  const inbox = await server.inject({
    url: "/api/v1/voice-requests",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(inbox.json().content[0]).toMatchObject({
    ...answers,
    companyName: "Yolundaki Şirket",
    phoneE164: "+905321234567",
    radioSolutions: false,
  });
  expect(screen.queryByText(say.failed)).toBeNull();
});
