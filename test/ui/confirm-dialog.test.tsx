import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { ConfirmDialog } from "#src/ui/dialog/ConfirmDialog.tsx";
import { LeaveDialog } from "#src/ui/dialog/LeaveDialog.tsx";

const nothing = () => undefined;

const show = (dialog: ReactElement) => {
  i18n.loadAndActivate({ locale: "en", messages: {} });
  render(<I18nProvider i18n={i18n}>{dialog}</I18nProvider>);
  return screen.getByRole("dialog");
};

it("says with its name what the act does", () => {
  const dialog = show(
    <ConfirmDialog open title="Erase it?" act="Erase" onConfirm={nothing} onClose={nothing}>
      <p>It cannot be brought back.</p>
    </ConfirmDialog>,
  );
  expect(dialog).toHaveAccessibleName("Erase it?");
  expect(dialog).toHaveAccessibleDescription("It cannot be brought back.");
});

it("opens on what loses nothing", () => {
  const asked = (
    <ConfirmDialog open title="Erase it?" act="Erase" onConfirm={nothing} onClose={nothing}>
      <p>It cannot be brought back.</p>
    </ConfirmDialog>
  );
  show(asked);
  expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  cleanup();
  show(<LeaveDialog open stay="Keep editing" onAnswer={nothing} />);
  expect(screen.getByRole("button", { name: "Keep editing" })).toHaveFocus();
});

it("says with its name what leaving loses", () => {
  const dialog = show(<LeaveDialog open loss="Two uploads stop." onAnswer={nothing} />);
  expect(dialog).toHaveAccessibleDescription("Two uploads stop.");
});
