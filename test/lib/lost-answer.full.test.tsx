import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { fillIn } from "#test/support/app.tsx";
import { test as base } from "#test/support/app-fixtures.ts";
import { watchCalls, writes } from "#test/support/calls.ts";
import { artistCalls, artistDraft } from "#test/voice-artists/calls.ts";

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

const test = base
  .extend("createArtist", ({ owner, open }) => async (name: string) => {
    const { user } = await open("/owner/create-voice-artist", owner);
    await fillIn(user, await screen.findByLabelText("Name"), name);
    await fillIn(user, screen.getByLabelText("Age"), "38");
    await user.click(screen.getByRole("radio", { name: "Female" }));
    await user.click(screen.getByRole("checkbox", { name: "Warm" }));
    await fillIn(user, screen.getByLabelText("Voice sample URL"), "https://cdn.example/a.mp3");
    await user.click(screen.getByRole("button", { name: "Create voice artist" }));
  })
  // The dialog, sent.
  .extend("changePassword", ({ client, open }) => async () => {
    const { user } = await open("/panel", client);
    await user.click(await screen.findByRole("button", { name: "Deniz Ada" }));
    await user.click(await screen.findByRole("button", { name: "Change password" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change password" }));
    await fillIn(user, dialog.getByLabelText("Current password"), client.password);
    await fillIn(user, dialog.getByLabelText("New password"), "a brand new password");
    await user.click(dialog.getByRole("button", { name: "Change password" }));
    return dialog;
  });

describe("an artist whose answer was lost", () => {
  test("is looked up, and created where the server has it", async ({ createArtist }) => {
    const calls = loseAnswer("/api/v1/voice-artists", "after");
    await createArtist("Kayıp Yanıt");
    expect(await screen.findByText("Voice artist created successfully!")).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveValue("");
    expect(writes(calls)).toHaveLength(1);
  });

  test.for(["Hiç Kimse", "Başka Biri"])(
    "is not saved where the server has none, or another one, of that name: %s",
    async (name, { server, owner, createArtist }) => {
      await artistCalls(server, owner).create(artistDraft({ name: "Başka Biri" }));
      loseAnswer("/api/v1/voice-artists", "before");
      await createArtist(name);
      expect(await screen.findByRole("alert")).toHaveTextContent(
        /^Failed to create voice artist\. Nothing was saved\.$/,
      );
      expect(screen.getByLabelText("Name")).toHaveValue(name);
    },
  );

  test("may have been saved where it cannot be looked up", async ({ createArtist }) => {
    loseAnswer("/api/v1/voice-artists", "after", true);
    await createArtist("Kim Bilir");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to create voice artist. We got no reply. It may have been saved; please check before you try again.",
    );
    expect(screen.getByLabelText("Name")).toHaveValue("Kim Bilir");
  });

  test("is looked up under its new name when it was changed", async ({ server, owner, open }) => {
    await artistCalls(server, owner).create(artistDraft({ name: "Eski Ad" }));
    const address = `/owner/update-voice-artist?artist=${encodeURIComponent("Eski Ad")}`;
    const { user } = await open(address, owner);
    const name = await screen.findByLabelText("Name");
    await user.clear(name);
    await fillIn(user, name, "Yeni Ad");
    loseAnswer(`/api/v1/voice-artists/update/${encodeURIComponent("Eski Ad")}`, "after");
    await user.click(screen.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("Voice artist updated successfully!")).toBeVisible();
  });
});

describe("a password whose answer was lost", () => {
  test("is changed where the new one is in force", async ({ server, client, changePassword }) => {
    loseAnswer("/api/v1/auth/password", "after");
    const dialog = await changePassword();
    expect(await dialog.findByText("Your password has been changed.")).toBeVisible();
    expect((await server.login(client.userName, "a brand new password")).statusCode).toBe(200);
  });

  test("is not where the old one is", async ({ server, client, changePassword }) => {
    loseAnswer("/api/v1/auth/password", "before");
    const dialog = await changePassword();
    expect(await dialog.findByRole("alert")).toHaveTextContent(/\.Nothing was saved\.$/);
    expect((await server.login(client.userName, client.password)).statusCode).toBe(200);
  });
});

test("a client whose answer was lost is sent again by itself: one account, whose password is shown", async ({
  server,
  owner,
  open,
}) => {
  const calls = loseAnswer("/api/v1/clients", "after");
  const { user } = await open("/owner/create-client", owner);
  await fillIn(user, await screen.findByLabelText("Name"), "Deniz");
  await user.type(screen.getByLabelText("Last name"), "Aksoy{Enter}");
  expect(await screen.findByText("Client Created Successfully!")).toBeVisible();
  expect(writes(calls)).toHaveLength(2);
  expect(screen.getByText("Username").nextElementSibling).toHaveTextContent("deniz-aksoy");
  const password = screen.getByText("Password").nextElementSibling?.textContent ?? "";
  expect((await server.login("deniz-aksoy", password)).statusCode).toBe(200);
});
