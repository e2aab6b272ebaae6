import { screen, within } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fillIn, openApp, startAppServer, type AppServer } from "#test/support/app.tsx";
import { watchCalls, writes } from "#test/support/calls.ts";
import type { Person } from "#test/support/people.ts";
import { artistCalls, artistDraft } from "#test/voice-artists/calls.ts";

let server: AppServer;
let owner: Person;
beforeAll(async () => {
  server = await startAppServer();
  owner = await server.createOwner();
});
afterAll(() => server.close());
beforeEach(() => localStorage.setItem("locale", "en"));

const cut = () => Promise.reject(new TypeError("Failed to fetch"));

/** The first answer to `path` is lost: after the server had the call, or before. */
function loseAnswer(path: string, when: "after" | "before", isReadLost = false) {
  let lost = 0;
  return watchCalls(async (call, { pass }) => {
    if (call.method === "GET") return isReadLost && call.path.includes("/names/") ? cut() : undefined;
    if (call.path !== path || lost > 0) return undefined;
    lost += 1;
    if (when === "after") await pass();
    return cut();
  });
}

async function createArtist(name: string) {
  const { user } = await openApp(server.origin, "/owner/create-voice-artist", owner.token);
  await fillIn(user, await screen.findByLabelText("Name"), name);
  await fillIn(user, screen.getByLabelText("Age"), "38");
  await user.click(screen.getByRole("radio", { name: "Female" }));
  await user.click(screen.getByRole("checkbox", { name: "Warm" }));
  await fillIn(user, screen.getByLabelText("Voice sample URL"), "https://cdn.example/a.mp3");
  await user.click(screen.getByRole("button", { name: "Create voice artist" }));
}

describe("an artist whose answer was lost", () => {
  it("is looked up, and created where the server has it", async () => {
    const calls = loseAnswer("/api/v1/voice-artists", "after");
    await createArtist("Kayıp Yanıt");
    expect(await screen.findByText("Voice artist created successfully!")).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveValue("");
    expect(writes(calls)).toHaveLength(1);
  });

  it("is not saved where the server has none, or another one, of that name", async () => {
    await artistCalls(server, owner).create(artistDraft({ name: "Başka Biri" }));
    for (const name of ["Hiç Kimse", "Başka Biri"]) {
      loseAnswer("/api/v1/voice-artists", "before");
      await createArtist(name);
      expect(await screen.findByRole("alert")).toHaveTextContent(
        /^Failed to create voice artist\. Nothing was saved\.$/,
      );
      expect(screen.getByLabelText("Name")).toHaveValue(name);
      document.body.replaceChildren();
    }
  });

  it("may have been saved where it cannot be looked up", async () => {
    loseAnswer("/api/v1/voice-artists", "after", true);
    await createArtist("Kim Bilir");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to create voice artist. We got no reply. It may have been saved; please check before you try again.",
    );
    expect(screen.getByLabelText("Name")).toHaveValue("Kim Bilir");
  });

  it("is looked up under its new name when it was changed", async () => {
    await artistCalls(server, owner).create(artistDraft({ name: "Eski Ad" }));
    const address = `/owner/update-voice-artist?artist=${encodeURIComponent("Eski Ad")}`;
    const { user } = await openApp(server.origin, address, owner.token);
    const name = await screen.findByLabelText("Name");
    await user.clear(name);
    await fillIn(user, name, "Yeni Ad");
    loseAnswer(`/api/v1/voice-artists/update/${encodeURIComponent("Eski Ad")}`, "after");
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("Voice artist updated successfully!")).toBeVisible();
  });
});

async function changePassword() {
  const person = await server.createClient({ password: "the present password" });
  const { user } = await openApp(server.origin, "/panel", person.token);
  await user.click(await screen.findByRole("button", { name: "Deniz Ada" }));
  await user.click(await screen.findByRole("button", { name: "Change password" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change password" }));
  await fillIn(user, dialog.getByLabelText("Current password"), person.password);
  await fillIn(user, dialog.getByLabelText("New password"), "a brand new password");
  await user.click(dialog.getByRole("button", { name: "Change password" }));
  return { person, dialog };
}

describe("a password whose answer was lost", () => {
  it("is changed where the new one is in force", async () => {
    loseAnswer("/api/v1/auth/password", "after");
    const { person, dialog } = await changePassword();
    expect(await dialog.findByText("Your password has been changed.")).toBeVisible();
    expect((await server.login(person.userName, "a brand new password")).statusCode).toBe(200);
  });

  it("is not where the old one is", async () => {
    loseAnswer("/api/v1/auth/password", "before");
    const { person, dialog } = await changePassword();
    expect(await dialog.findByRole("alert")).toHaveTextContent(/\.Nothing was saved\.$/);
    expect((await server.login(person.userName, person.password)).statusCode).toBe(200);
  });
});

it("a client whose answer was lost may have been created, and nobody knows the password", async () => {
  const calls = loseAnswer("/api/v1/clients", "after");
  const { user } = await openApp(server.origin, "/owner/create-client", owner.token);
  await fillIn(user, await screen.findByLabelText("Name"), "Deniz");
  await user.type(screen.getByLabelText("Last name"), "Aksoy{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^Server responded with an error\.We got no reply\. The account may exist/,
  );
  expect(writes(calls)).toHaveLength(1);
});
