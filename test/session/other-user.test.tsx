import { act, screen } from "@testing-library/react";
import { beforeEach, expect } from "vitest";
import { fillIn } from "#test/support/app.tsx";
import { test } from "#test/support/app-fixtures.ts";

beforeEach(() => localStorage.setItem("locale", "en"));

/** What another tab did to the token. */
function fromOtherTab(token: string) {
  localStorage.setItem("token", token);
  dispatchEvent(new StorageEvent("storage", { key: "token", newValue: token }));
}

test("shows a second owner neither what the first one typed nor the password that was shown to them", async ({
  server,
  owner,
  open,
}) => {
  const second = await server.createOwner({ name: "İkinci" });
  const { user } = await open("/owner/create-client", owner);
  await fillIn(user, await screen.findByLabelText("Name"), "Deniz");
  await fillIn(user, screen.getByLabelText("Last name"), "Kaya");
  await user.click(screen.getByRole("button", { name: "Create client" }));
  await screen.findByText("Client Created Successfully!");
  act(() => fromOtherTab(second.token));
  expect(await screen.findByRole("button", { name: /İkinci/ })).toBeVisible();
  expect(await screen.findByLabelText("Name")).toHaveValue("");
  expect(screen.queryByText("Client Created Successfully!")).toBeNull();
});

test("keeps a form as it is when the same user logs in again in another tab", async ({
  server,
  owner,
  open,
}) => {
  const { user } = await open("/owner/create-client", owner);
  await fillIn(user, await screen.findByLabelText("Name"), "Deniz");
  const again = await server.login(owner.userName, owner.password);
  act(() => fromOtherTab(again.body));
  await screen.findByRole("banner");
  expect(await screen.findByLabelText("Name")).toHaveValue("Deniz");
});
