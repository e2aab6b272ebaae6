import { act as inAct, screen, waitFor, within } from "@testing-library/react";
import { expect, vi } from "vitest";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { eq } from "drizzle-orm";
import { requestOf } from "./request.ts";
import { test as base } from "./request-fixtures.ts";

/** Sound that counts how many notes were begun. */
const test = base.extend("notes", ({}, { onCleanup }) => {
  const notes = { begun: 0 };
  const param = { setValueAtTime: vi.fn<() => void>(), exponentialRampToValueAtTime: vi.fn<() => void>() };
  class FakeContext {
    currentTime = 0;
    destination = { maxChannelCount: 2 };
    resume = () => Promise.resolve();
  }
  class FakeNode {
    gain = param;
    connect = (next: unknown) => next;
    stop = () => undefined;
    start = () => {
      notes.begun += 1;
    };
  }
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("OscillatorNode", FakeNode);
  vi.stubGlobal("GainNode", FakeNode);
  onCleanup(() => void vi.unstubAllGlobals());
  return notes;
});

const lookAgain = () => inAct(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
const inbox = () => within(screen.getByRole("region", { name: "Ses talepleri" }));

test("an open dashboard shows a request that comes, counts it in the tab's title, and leads to its page", async ({
  open,
  owner,
  arrive,
}) => {
  await arrive({ fullName: "İlk Talep", email: "ilk@ornek.example", phone: "0532 000 00 01" });
  const { user, address } = await open("/owner/dashboard", owner);
  await screen.findByRole("button", { name: "İlk Talep" });
  await waitFor(() => expect(document.title).toMatch(/^\(1\) Yönetim paneli/));
  const { id } = await arrive({
    fullName: "Yeni Talep",
    email: "yeni@ornek.example",
    phone: "0532 000 00 02",
  });
  lookAgain();
  await user.click(await inbox().findByRole("button", { name: "Yeni Talep" }));
  await waitFor(() => expect(document.title).toMatch(/^\(2\) Yönetim paneli/));
  await user.click(inbox().getByRole("link", { name: "Talebi aç (Yeni Talep)" }));
  await waitFor(() => expect(address()).toBe(`/owner/requests/${id}`));
  await waitFor(() => expect(document.title).toMatch(/^\(2\) (?!\()/));
  await user.click(screen.getByRole("link", { name: "Kütüphane" }));
  await waitFor(() => expect(document.title).toMatch(/^Ses kütüphanesi/));
});

test("says that a suspected request came a day ago, until the suspected ones are looked at", async ({
  open,
  owner,
  server,
  db,
}) => {
  const say = /^Bir günden uzun süre önce şüpheli bir ses talebi geldi/;
  const came = async (companyName: string, hoursAgo: number) => {
    const payload = { ...requestOf({ companyName }), website: "x" };
    await server.inject({ method: "POST", url: "/api/voice-request", payload });
    const createdAt = new Date(server.clock.read().getTime() - hoursAgo * 3_600_000);
    await db.update(voiceRequests).set({ createdAt }).where(eq(voiceRequests.companyName, companyName));
  };
  await came("Bugün", 23);
  const first = await open("/owner/requests", owner);
  await screen.findByRole("tab", { name: "Şüpheli1" });
  expect(screen.queryByText(say)).toBeNull();
  first.close();
  await came("Dün", 25);
  const { user } = await open("/owner/dashboard", owner);
  expect(await inbox().findByText(say)).toBeVisible();
  expect(inbox().queryByText("Dün")).toBeNull();
  await user.click(inbox().getByRole("link", { name: "Şüpheli talepleri göster" }));
  expect(await screen.findByText(/^Son yedi günde 2 şüpheli talep geldi/)).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Genel bakış" }));
  await screen.findByRole("heading", { name: "Yönetim paneli" });
  await waitFor(() => expect(document.title).toMatch(/Yönetim paneli/));
  expect(screen.queryByText(say)).toBeNull();
});

test("sounds for something new only on a device where that was switched on", async ({
  open,
  owner,
  arrive,
  notes,
}) => {
  const { user } = await open("/owner/requests", owner);
  const choice = await screen.findByRole("switch", { name: "Yeni bir şey gelince ses çal" });
  await arrive({ fullName: "Sessiz", email: "sessiz@ornek.example", phone: "0532 000 00 03" });
  lookAgain();
  await screen.findByRole("link", { name: "Sessiz" });
  expect(notes.begun).toBe(0);
  await user.click(choice);
  expect(notes.begun).toBe(2);
  await arrive({ fullName: "Sesli", email: "sesli@ornek.example", phone: "0532 000 00 04" });
  lookAgain();
  await waitFor(() => expect(notes.begun).toBe(4));
  await user.click(choice);
  expect(localStorage.getItem("sound-when-new")).toBeNull();
});
