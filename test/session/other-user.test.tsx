import { act, screen } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { fillIn, openApp, startAppServer, type AppServer } from "#test/support/app.tsx";

let server: AppServer;
beforeAll(async () => {
  server = await startAppServer();
});
afterAll(() => server.close());
beforeEach(() => localStorage.setItem("locale", "en"));

/** What another tab did to the token. */
function fromOtherTab(token: string) {
  localStorage.setItem("token", token);
  dispatchEvent(new StorageEvent("storage", { key: "token", newValue: token }));
}

it("shows a second owner neither what the first one typed nor the password that was shown to them", async () => {
  const [first, second] = [await server.createOwner(), await server.createOwner({ name: "İkinci" })];
  const { user } = await openApp(server.origin, "/owner/create-client", first.token);
  await fillIn(user, await screen.findByLabelText("Name"), "Deniz");
  await fillIn(user, screen.getByLabelText("Last name"), "Kaya");
  await user.click(screen.getByRole("button", { name: "Create client" }));
  await screen.findByText("Client Created Successfully!");
  act(() => fromOtherTab(second.token));
  expect(await screen.findByRole("button", { name: /İkinci/ })).toBeVisible();
  expect(await screen.findByLabelText("Name")).toHaveValue("");
  expect(screen.queryByText("Client Created Successfully!")).toBeNull();
});

it("keeps a form as it is when the same user logs in again in another tab", async () => {
  const owner = await server.createOwner();
  const { user } = await openApp(server.origin, "/owner/create-client", owner.token);
  await fillIn(user, await screen.findByLabelText("Name"), "Deniz");
  const again = await server.login(owner.userName, owner.password);
  act(() => fromOtherTab(again.body));
  await screen.findByRole("banner");
  expect(await screen.findByLabelText("Name")).toHaveValue("Deniz");
});
