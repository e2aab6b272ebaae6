import type { Browser, Page } from "playwright-core";
import { englishTexts } from "#bench/spoken/english-texts.ts";
import { turkishTexts } from "#bench/spoken/turkish-texts.ts";
import { median } from "#bench/rounds.ts";
import { throttle } from "./throttle.ts";

interface Visit {
  browser: Browser;
  origin: string;
  token: string;
}

type Language = "TURKISH" | "ENGLISH";

const texts = { TURKISH: turkishTexts, ENGLISH: englishTexts };
/** What takes longest to read: between two texts each stands once. */
const numbers = {
  TURKISH: "12.03.2026'da, 14.30'da %20'si 1.250,50 TL + KDV; 0532 123 45 67, www.orvanta.com.tr.",
  ENGLISH: "On March 12, 2026 at 2:30 pm 20% of $1,250.50, approx. 3rd; +44 20 7946 0958, orvanta.com.",
};
const letters = 20_000;
const presses = 10;
/** Milliseconds between presses: the whole text is measured by then. */
const rest = 1000;

/** A script as long as one may be, with numbers, dates, money, phones and addresses in every paragraph. */
function longScript(language: Language): string {
  const paragraphs = texts[language].map(({ text }) => `${text} ${numbers[language]}\n`).join("");
  return paragraphs.repeat(Math.ceil(letters / paragraphs.length)).slice(0, letters - presses);
}

interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  tdur?: number;
  tid: number;
  pid: number;
  args?: { data?: { type?: string } };
}

/** Milliseconds of the page's thread, its own time alone: each keystroke's task, and each call of a timer. */
function tasksOf(trace: Buffer): { keystrokes: number[]; timers: number[] } {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const isKey = ({ name, args }: TraceEvent) => name === "EventDispatch" && args?.data?.type === "keypress";
  const first = traceEvents.find(isKey);
  const own = traceEvents.filter(({ tid, pid }) => tid === first?.tid && pid === first.pid);
  const keys = own.filter(isKey).map(({ ts }) => ts);
  const milliseconds = (events: TraceEvent[]) => events.map(({ dur = 0, tdur = dur }) => tdur / 1000);
  return {
    keystrokes: milliseconds(
      own.filter(
        ({ name, ts, dur = 0 }) => name === "RunTask" && keys.some((key) => key >= ts && key <= ts + dur),
      ),
    ),
    timers: milliseconds(own.filter(({ name }) => name === "TimerFire")),
  };
}

async function openForm(page: Page, { origin, token }: Visit, language: Language) {
  await page.addInitScript((kept) => localStorage.setItem("token", kept), token);
  await page.goto(`${origin}/panel`);
  await page.getByRole("button", { name: "Teklif ver", exact: true }).first().click();
  await page.getByRole("button", { name: "Metin ve kullanım ekle (isteğe bağlı)" }).click();
  await page.getByLabel("Metnin dili").selectOption(language);
  return page.getByRole("textbox", { name: "Metin", exact: true });
}

/** A text area alone, as wide and as high as the form's. */
async function openPlain(page: Page) {
  await page.setContent('<textarea style="width: 35rem; height: 13rem; font-size: 1rem"></textarea>');
  return page.getByRole("textbox");
}

/**
 * Types into a script of 20,000 letters in the form of an offer, or into a text area alone, with the CPU 4× slower.
 * Milliseconds of the longest slice in which the text is measured, and of each keystroke's task.
 */
export async function typeScript(visit: Visit, language: Language, where: "form" | "plain") {
  const context = await visit.browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const script = await (where === "form" ? openForm(page, visit, language) : openPlain(page));
  await script.fill(longScript(language));
  if (where === "form") await page.getByText("Okuma süresi").first().waitFor();
  await script.press("ControlOrMeta+End");
  await throttle(page, { network: false });
  await visit.browser.startTracing(page, {
    categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"],
  });
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press("a");
    await page.waitForTimeout(rest);
  }
  const { keystrokes, timers } = tasksOf(await visit.browser.stopTracing());
  await context.close();
  return { slice: Math.max(0, ...timers), keystroke: median(keystrokes) };
}
