import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { showLanguage } from "#src/lib/i18n/locale.ts";
import { fillIn } from "#test/support/app.tsx";
import { test as base } from "#test/support/app-fixtures.ts";
import { watchCalls } from "#test/support/calls.ts";
import { addVoices, numbered } from "#test/support/library.ts";
import { openRequest } from "#test/voice-requests/dialog.ts";
import { words } from "#test/voice-requests/words.ts";
import { artistCalls, artistDraft } from "#test/voice-artists/calls.ts";

const test = base
  .extend("library", { scope: "file", auto: true }, ({ db }) => addVoices(db, numbered(1)))
  .extend("openClientForm", ({ owner, open }) => async () => {
    const app = await open("/owner/create-client", owner);
    const submit = await screen.findByRole("button", { name: "Create client" });
    return { ...app, submit };
  });

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

describe("what the server refuses stands at its field", () => {
  test("of a client, in the selected language, until it is changed or sent again", async ({
    openClientForm,
  }) => {
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

  test("of an artist: a taken name, then a sample that may not be played", async ({
    server,
    owner,
    open,
  }) => {
    await artistCalls(server, owner).create(artistDraft({ name: "Işıl" }));
    const { user } = await open("/owner/create-voice-artist", owner);
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

  test("of a voice request, under the specification's sentence", async ({ origin }) => {
    const dialog = await openRequest(origin, words.en);
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

  test("of an offer, under the specification's sentence", async ({ client, open }) => {
    const { user } = await open("/panel", client);
    await user.click(await screen.findByRole("button", { name: "Make offer" }));
    const dialog = within(await screen.findByRole("dialog"));
    await fillIn(user, dialog.getByLabelText("Budget"), "0");
    await fillIn(user, dialog.getByLabelText("Platform (medium)"), "\u200d");
    await user.click(dialog.getByRole("button", { name: "Submit offer" }));
    await expectRefused("Platform (medium)", "This field is required");
    expect(dialog.getByRole("alert")).toHaveTextContent(/^Failed to create offer. Please try again.$/);
  });

  test("of a login, above the server's sentence", async ({ open }) => {
    const { user } = await open("/login");
    await user.click(await screen.findByLabelText("Username"));
    await user.paste("x".repeat(255));
    await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    await expectRefused("Username", "This text is too long");
    expect(screen.getByRole("alert")).toHaveTextContent(/\S/);
  });
});

describe("another server's refusal is its sentence", () => {
  test.for([
    ["names no field", {}],
    ["names a field that the form does not have", { "problem-errors": '[{"pointer":"#/role"},null,1]' }],
    ["names fields in a way of its own", { "problem-errors": "name=wrong" }],
  ] as const)("where it %s", async ([_what, headers], { openClientForm }) => {
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

  test("and a code that we do not know still marks the field", async ({ openClientForm }) => {
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
