import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { showLanguage } from "#src/lib/i18n/locale.ts";
import { fillIn, openApp, startAppServer, type AppServer } from "#test/support/app.tsx";
import { watchCalls } from "#test/support/calls.ts";
import { addVoices, numbered } from "#test/support/library.ts";
import type { Person } from "#test/support/people.ts";
import { openRequest } from "#test/voice-requests/dialog.ts";
import { words } from "#test/voice-requests/words.ts";
import { artistCalls, artistDraft } from "#test/voice-artists/calls.ts";

let server: AppServer;
let owner: Person;
beforeAll(async () => {
  server = await startAppServer();
  await addVoices(server.parts.db, numbered(1));
  owner = await server.createOwner();
});
afterAll(() => server.close());
beforeEach(() => localStorage.setItem("locale", "en"));

/** The message stands at the field, which has the focus and what was typed; nothing else is said. */
async function expectRefused(label: string, message: string) {
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(message)));
  const input = screen.getByLabelText<HTMLInputElement>(label);
  expect(input).toBeInvalid();
  await waitFor(() => expect(input).toHaveFocus());
  expect(input.value).not.toBe("");
  return input;
}

async function openClientForm() {
  const app = await openApp(server.origin, "/owner/create-client", owner.token);
  const submit = await screen.findByRole("button", { name: "Create client" });
  return { ...app, submit };
}

describe("what the server refuses stands at its field", () => {
  it("of a client, in the selected language, until it is changed or sent again", async () => {
    const { user, submit } = await openClientForm();
    await fillIn(user, screen.getByLabelText("Name"), "Deniz");
    await fillIn(user, screen.getByLabelText("Last name"), "A\u202eda");
    await user.click(submit);
    const lastName = await expectRefused("Last name", "This name contains characters that are not allowed.");
    expect(screen.queryByRole("alert")).toBeNull();
    await user.tab();
    expect(lastName).toBeInvalid();
    await act(() => showLanguage("tr"));
    expect(lastName).toHaveAccessibleDescription("Bu ad, izin verilmeyen karakterler içeriyor.");
    await fillIn(user, lastName, "x");
    expect(lastName).toBeValid();
    await user.type(lastName, "{Backspace}");
    expect(lastName).toBeInvalid();
    await user.clear(lastName);
    await user.type(lastName, "Ada{Enter}");
    expect(await screen.findByText("Müşteri başarıyla oluşturuldu!")).toBeVisible();
  });

  it("of an artist: a taken name, then a sample that may not be played", async () => {
    await artistCalls(server, owner).create(artistDraft({ name: "Işıl" }));
    const { user } = await openApp(server.origin, "/owner/create-voice-artist", owner.token);
    const submit = await screen.findByRole("button", { name: "Create voice artist" });
    await fillIn(user, screen.getByLabelText("Name"), "IŞIL");
    await fillIn(user, screen.getByLabelText("Age"), "38");
    await user.click(screen.getByRole("radio", { name: "Female" }));
    await fillIn(user, screen.getByLabelText("Voice sample URL"), "https://who:secret@cdn.example/a.mp3");
    await user.click(submit);
    const name = await expectRefused("Name", "An artist with this name already exists.");
    expect(screen.queryByRole("alert")).toBeNull();
    await fillIn(user, name, " the second");
    await user.click(submit);
    await expectRefused("Voice sample URL", "A voice sample needs an http or https URL");
    expect(name).toBeValid();
  });

  it("of a voice request, under the specification's sentence", async () => {
    const dialog = await openRequest(server.origin, words.en);
    const { user } = dialog;
    for (const label of ["Full name", "Company name", "Phone number", "Project medium", "Voice qualities"])
      await fillIn(user, dialog.getByLabelText(label), "Dovarel 1234567");
    await fillIn(user, dialog.getByLabelText("E-mail"), "(gokce)@dovarel.example");
    await user.click(dialog.getByRole("button", { name: "Send request" }));
    await expectRefused("E-mail", "Please enter a valid email address");
    expect(dialog.getByRole("alert")).toHaveTextContent(
      /^An error occurred. Please try again later or contact us directly.$/,
    );
  });

  it("of an offer, under the specification's sentence", async () => {
    const client = await server.createClient();
    const { user } = await openApp(server.origin, "/panel", client.token);
    await user.click(await screen.findByRole("button", { name: "Make offer" }));
    const dialog = within(await screen.findByRole("dialog"));
    await fillIn(user, dialog.getByLabelText("Budget"), "0");
    await fillIn(user, dialog.getByLabelText("Platform (medium)"), "\u200d");
    await user.click(dialog.getByRole("button", { name: "Submit offer" }));
    await expectRefused("Platform (medium)", "This field is required");
    expect(dialog.getByRole("alert")).toHaveTextContent(/^Failed to create offer. Please try again.$/);
  });

  it("of a login, above the server's sentence", async () => {
    const { user } = await openApp(server.origin, "/login");
    await user.click(await screen.findByLabelText("Username"));
    await user.paste("x".repeat(255));
    await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    await expectRefused("Username", "This text is too long");
    expect(screen.getByRole("alert")).toHaveTextContent(/\S/);
  });
});

describe("another server's refusal is its sentence", () => {
  it.each([
    ["names no field", {}],
    ["names a field that the form does not have", { "problem-errors": '[{"pointer":"#/role"},null,1]' }],
    ["names fields in a way of its own", { "problem-errors": "name=wrong" }],
  ])("where it %s", async (_what, headers) => {
    watchCalls(({ path }) =>
      path === "/api/v1/clients" ? new Response("No such thing.", { status: 400, headers }) : undefined,
    );
    const { user, submit } = await openClientForm();
    await fillIn(user, screen.getByLabelText("Name"), "Deniz");
    await fillIn(user, screen.getByLabelText("Last name"), "Ada");
    await user.click(submit);
    expect(await screen.findByRole("alert")).toHaveTextContent("No such thing.");
    expect(screen.getByLabelText("Name")).toBeValid();
    expect(screen.getByLabelText("Name")).toHaveValue("Deniz");
  });

  it("and a code that we do not know still marks the field", async () => {
    const headers = { "problem-errors": '[{"pointer":"#/name","code":"unheard-of"}]' };
    watchCalls(({ path }) =>
      path === "/api/v1/clients" ? new Response("?", { status: 422, headers }) : undefined,
    );
    const { user, submit } = await openClientForm();
    await fillIn(user, screen.getByLabelText("Name"), "Deniz");
    await fillIn(user, screen.getByLabelText("Last name"), "Ada");
    await user.click(submit);
    await expectRefused("Name", "This is not valid");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
