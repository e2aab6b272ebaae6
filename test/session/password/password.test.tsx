import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { fillIn } from "#test/support/app.tsx";
import { test as base } from "#test/support/app-fixtures.ts";

const words = {
  tr: {
    open: "Şifre değiştir",
    current: "Mevcut şifre",
    next: "Yeni şifre",
    required: "Şifre zorunludur",
    common: "Bu şifre çok yaygın. Lütfen başka bir şifre seçin.",
    wrong: "Mevcut şifre hatalı.",
    short: "En az 12 karakter kullanın",
    done: "Şifreniz değiştirildi.",
    close: "Kapat",
  },
  en: {
    open: "Change password",
    current: "Current password",
    next: "New password",
    required: "Password is required",
    common: "This password is too common. Please choose another one.",
    wrong: "The current password is wrong.",
    short: "Use at least 12 characters",
    done: "Your password has been changed.",
    close: "Close",
  },
};

describe.each(testedLanguages)("the password dialog, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  const seeFocus = (dialog: ReturnType<typeof within>) =>
    waitFor(() => expect(dialog.getByLabelText(say.current)).toHaveFocus());
  const test = base.extend("openDialog", ({ client, open }) => async () => {
    const app = await open("/panel", client);
    const profile = await screen.findByRole("button", { name: "Deniz Ada" });
    await app.user.click(profile);
    await app.user.click(await screen.findByRole("button", { name: say.open }));
    const dialog = within(await screen.findByRole("dialog", { name: say.open }));
    await seeFocus(dialog);
    return { ...app, profile, dialog };
  });

  test("changes it, ends the other sessions and keeps this one", async ({ server, client, openDialog }) => {
    const { user, dialog, profile } = await openDialog();
    const elsewhere = (await server.login(client.userName, client.password)).body;
    await fillIn(user, dialog.getByLabelText(say.current), client.password);
    await fillIn(user, dialog.getByLabelText(say.next), "a brand new password");
    await user.click(dialog.getByRole("button", { name: say.open }));
    expect(await dialog.findByText(say.done)).toBeVisible();
    await waitFor(() => expect(dialog.getAllByRole("button", { name: say.close }).at(-1)).toHaveFocus());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(profile).toBeVisible();
    const me = (token: string) =>
      server.inject({ url: "/api/v1/auth/me", headers: { authorization: `Bearer ${token}` } });
    expect((await me(elsewhere)).statusCode).toBe(401);
    expect((await me(client.token)).statusCode).toBe(200);
    expect((await server.login(client.userName, "a brand new password")).statusCode).toBe(200);
  });

  test("asks for both, and for twelve characters", async ({ openDialog }) => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole("button", { name: say.open }));
    await seeFocus(dialog);
    expect(dialog.getAllByText(say.required)).toHaveLength(2);
    await fillIn(user, dialog.getByLabelText(say.next), "eleven char");
    expect(dialog.getByLabelText(say.next)).toHaveAccessibleDescription(say.short);
  });

  test("says at the field what the server refused, and the session goes on", async ({ openDialog }) => {
    const { user, dialog } = await openDialog();
    await fillIn(user, dialog.getByLabelText(say.current), "not the present one");
    await fillIn(user, dialog.getByLabelText(say.next), "a brand new password");
    await user.click(dialog.getByRole("button", { name: say.open }));
    expect(await dialog.findByText(say.wrong)).toBeVisible();
    await seeFocus(dialog);
    expect(dialog.getByLabelText(say.current)).toHaveAccessibleDescription(say.wrong);
    expect(dialog.queryByRole("alert")).toBeNull();
    expect(dialog.getByLabelText(say.current)).toHaveValue("not the present one");
    expect(localStorage.getItem("token")).not.toBeNull();
  });

  test("refuses a common password at its field", async ({ client, openDialog }) => {
    const { user, dialog } = await openDialog();
    await fillIn(user, dialog.getByLabelText(say.current), client.password);
    await fillIn(user, dialog.getByLabelText(say.next), "Password1234");
    await user.click(dialog.getByRole("button", { name: say.open }));
    expect(await dialog.findByText(say.common)).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(say.next)).toHaveFocus());
    expect(dialog.getByLabelText(say.next)).toHaveAccessibleDescription(expect.stringContaining(say.common));
    expect(dialog.queryByRole("alert")).toBeNull();
  });

  test("is left by Escape, which gives the focus back, and forgets what was typed", async ({
    openDialog,
  }) => {
    const { user, dialog, profile } = await openDialog();
    await fillIn(user, dialog.getByLabelText(say.current), "secret");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(profile).toHaveFocus());
    await user.click(profile);
    await user.click(screen.getByRole("button", { name: say.open }));
    expect(await screen.findByLabelText(say.current)).toHaveValue("");
  });

  test("is left by a press on the overlay, not by a drag that ends there", async ({ openDialog }) => {
    const { user, dialog } = await openDialog();
    const overlay = screen.getByRole("dialog");
    await user.pointer([
      { keys: "[MouseLeft>]", target: dialog.getByLabelText(say.current) },
      { keys: "[/MouseLeft]", target: overlay },
    ]);
    expect(screen.getByRole("dialog")).toBeVisible();
    await user.click(overlay);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
