import { i18n } from "@lingui/core";
import { render, waitFor } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { QueryClient } from "@tanstack/react-query";
import { onTestFinished } from "vitest";
import { createApp } from "#src/app/create-app.tsx";
import { sessionClient } from "#src/session/session-client.ts";
import { announceSessionEnd } from "#src/session/session-end.ts";
import { startTestServer, type TestServer } from "./server.ts";

declare global {
  // Vitest's jsdom environment puts its window's maker here.
  var jsdom: { reconfigure(settings: { url: string }): void };
}

export interface OpenApp {
  user: UserEvent;
  /** The present session’s. */
  queryClient: QueryClient;
  /** Path, search and hash of the address now. */
  address: () => string;
  close: () => void;
}

export interface AppServer extends TestServer {
  /** Where it listens. */
  origin: string;
}

/** The real server, listening, over an empty database of its own; closed when the test file or test ends. */
export async function startAppServer(options?: Parameters<typeof startTestServer>[0]): Promise<AppServer> {
  const server = await startTestServer(options);
  return { ...server, origin: await server.listen() };
}

/** Writes a text into a field at once, as by pasting: a key at a time draws the page as often. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/**
 * Opens the real application at `path`, answered by the server at `origin`. `token` is what an earlier login left in
 * local storage. Failed reads are tried again after a millisecond.
 */
export async function openApp(origin: string, path: string, token?: string): Promise<OpenApp> {
  globalThis.jsdom.reconfigure({ url: new URL(path, origin).href });
  history.pushState(null, "", location.href); // an entry of its own
  if (token !== undefined) localStorage.setItem("token", token);
  const { app, router, stop } = await createApp({ delay: () => 1 });
  const screen = render(app);
  const close = () => {
    screen.unmount();
    globalThis.focusWatch.forget();
    stop();
    sessionClient().clear();
    announceSessionEnd("logout"); // the next file of tests has the same window and stores
    i18n.loadAndActivate({ locale: "", messages: {} }); // a new page knows no language yet
  };
  onTestFinished(close);
  await waitFor(() => {
    if (router.state.status !== "idle") throw new Error(`still loading ${path}`);
  });
  return {
    user: userEvent.setup(),
    get queryClient() {
      return sessionClient();
    },
    address: () => location.pathname + location.search + location.hash,
    close,
  };
}
