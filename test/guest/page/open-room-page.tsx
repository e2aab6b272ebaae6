import { i18n } from "@lingui/core";
import { render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { onTestFinished } from "vitest";
import type { Locale } from "#contract/constants/site-languages.ts";
import { PublicRoom } from "#src/app/PublicRoom.tsx";
import { showLanguage } from "#src/lib/i18n/locale.ts";
import { stubAudio, type FakeAudio } from "#test/compare/fake-audio.ts";
import { type Call, watchCalls } from "#test/support/calls.ts";
import { heldQueries } from "#test/support/jsdom/window.ts";

/** A guest's browser: what jsdom lacks of one is done here. Two pages of one browser are one guest. */
export class Browser {
  readonly cookies = new Map<string, string>();

  async pass(request: Request, send: () => Promise<Response>): Promise<Response> {
    request.headers.set("sec-fetch-site", "same-origin");
    const cookie = [...this.cookies].map((pair) => pair.join("=")).join("; ");
    if (cookie) request.headers.set("cookie", cookie);
    const answer = await send();
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      this.cookies.set(name, value);
    }
    return answer;
  }
}

/** The answer stands beside the voices. */
const wide = "(width >= 1200px)";

interface PageOptions {
  locale: Locale;
  browser?: Browser;
  /** Speaks in the server's place; undefined lets the server have the call. */
  answer?: (call: Call) => Response | undefined;
}

export interface RoomPage {
  user: UserEvent;
  audio: FakeAudio;
  calls: Call[];
  browser: Browser;
  close: () => void;
}

/** Each sample lasts as many seconds as its letter's place in the alphabet, and two more. */
export const secondsOf = (letter: string): number => letter.charCodeAt(0) - 62;

/** Opens a room's page over the real server at `origin`; its sound is made up. */
export async function openRoomPage(
  origin: string,
  token: string,
  { locale, browser = new Browser(), answer }: PageOptions,
): Promise<RoomPage> {
  globalThis.jsdom.reconfigure({ url: `${origin}/room/${token}` });
  const audio = stubAudio();
  const calls = watchCalls((call, { request, pass }) => {
    const given = answer?.(call);
    if (given) return given;
    const letter = /\/audio\/([A-Z])\?mark=/.exec(call.path)?.[1];
    return letter ? new Response(String(secondsOf(letter))) : browser.pass(request, pass);
  });
  heldQueries.add(wide);
  onTestFinished(() => void heldQueries.delete(wide));
  await showLanguage(locale);
  const page = render(<PublicRoom />);
  const close = () => {
    page.unmount();
    globalThis.focusWatch.forget();
    i18n.loadAndActivate({ locale: "", messages: {} }); // a new page knows no language yet
  };
  onTestFinished(close);
  return { user: userEvent.setup(), audio, calls, browser, close };
}

/** Asks once more, as the page does by itself after a while. */
export const askAgain = (): unknown => document.dispatchEvent(new Event("visibilitychange"));

/** The row of a voice, by what it is called. */
export async function findRow(name: string): Promise<HTMLElement> {
  const row = (await screen.findByRole("heading", { name })).closest("li");
  if (!row) throw new Error(`no row of ${name}`);
  return row;
}
