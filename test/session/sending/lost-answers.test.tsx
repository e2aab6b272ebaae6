import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect } from "vitest";
import { fillIn } from "#test/support/app.tsx";
import { watchCalls } from "#test/support/calls.ts";
import { numbered } from "#test/support/library.ts";
import { fill, openForm, submit, test as base } from "#test/offers/form/form-fixtures.ts";
import { words } from "#test/offers/form/words.ts";

const say = words.en;
const unknown = "We don’t know whether it arrived; trying again does no harm.";
const arrivedBefore = /^What you sent first has arrived\./;

const test = base.extend("drafts", { scope: "file" }, () => numbered(2));

beforeEach(() => localStorage.setItem("locale", "en"));

/** Loses the answers of writes for as long as it holds; the server has done its work. */
function loseAnswers() {
  const line = { isLost: true };
  watchCalls(({ method }, { pass }) =>
    method === "POST" && line.isLost ? pass().then(() => Response.error()) : undefined,
  );
  return line;
}

const valueOf = async (label: string) =>
  (await screen.findByText(label)).nextElementSibling?.textContent ?? "";

const stored = () => Object.keys(localStorage).filter((name) => name.startsWith("draft "));

test("an offer that was being sent when the page was reloaded comes back, and is made once", async ({
  openLibrary,
  storedOffers,
}) => {
  const app = await openLibrary();
  await openForm(app, say);
  await fill(app, say, { budget: "750", platform: "TV" });
  const never = Promise.withResolvers<Response>();
  watchCalls(({ method }, { pass }) => (method === "POST" ? pass().then(() => never.promise) : undefined));
  await submit(app, say);
  await waitFor(async () => expect(await storedOffers()).toHaveLength(1));
  app.close();
  watchCalls();
  const again = await openLibrary();
  const dialog = within(await screen.findByRole("dialog", { name: say.title }));
  expect(await dialog.findByText(unknown)).toBeVisible();
  expect(dialog.getByText("Ses 1")).toBeVisible();
  expect(screen.getByLabelText(say.platform)).toHaveValue("TV");
  await submit(again, say);
  expect(await dialog.findByText(say.created)).toBeVisible();
  expect(await storedOffers()).toHaveLength(1);
  expect(stored()).toEqual([]);
});

test("an offer whose form was closed while answers were lost is one offer when it is gone on with", async ({
  openLibrary,
  storedOffers,
}) => {
  const app = await openLibrary();
  await openForm(app, say);
  await fill(app, say, { budget: "750", platform: "TV" });
  const line = loseAnswers();
  await submit(app, say);
  await app.user.keyboard("{Escape}");
  expect(await screen.findByText(unknown)).toBeVisible();
  line.isLost = false;
  await app.user.click(screen.getByRole("button", { name: "Try again" }));
  const dialog = within(await screen.findByRole("dialog", { name: say.title }));
  await waitFor(() => expect(screen.getByLabelText(say.platform)).toHaveValue("TV"));
  await submit(app, say);
  expect(await dialog.findByText(say.created)).toBeVisible();
  expect(await storedOffers()).toHaveLength(1);
});

test("what was changed after the lost answer is told from what arrived, and becomes an offer of its own only when it is sent again", async ({
  openLibrary,
  storedOffers,
}) => {
  const app = await openLibrary();
  await openForm(app, say);
  await fill(app, say, { budget: "750", platform: "TV" });
  const line = loseAnswers();
  await submit(app, say);
  expect(await screen.findByText(unknown)).toBeVisible();
  line.isLost = false;
  await fillIn(app.user, screen.getByLabelText(say.platform), " and radio");
  await submit(app, say);
  expect(await screen.findByText(arrivedBefore)).toBeVisible();
  expect(await storedOffers()).toHaveLength(1);
  await submit(app, say);
  expect(await screen.findByText(say.created)).toBeVisible();
  expect((await storedOffers()).map(({ platform }) => platform).toSorted()).toEqual(["TV", "TV and radio"]);
});

test("another person at the same browser finds nothing of what the first one typed or sent", async ({
  server,
  open,
  openLibrary,
}) => {
  const app = await openLibrary();
  await openForm(app, say);
  await fill(app, say, { budget: "750", platform: "Secret" });
  loseAnswers();
  await submit(app, say);
  expect(await screen.findByText(unknown)).toBeVisible();
  app.close();
  watchCalls();
  const next = await open("/panel", await server.createClient());
  await screen.findByRole("article", { name: "Ses 1" });
  expect(screen.queryByRole("dialog")).toBeNull();
  await openForm(next, say);
  expect(screen.getByLabelText(say.platform)).toHaveValue("");
  expect(document.body).not.toHaveTextContent("Secret");
});

test("a client made with a lost answer is made once, and shown with credentials that let in", async ({
  server,
  owner,
  open,
}) => {
  const { user } = await open("/owner/create-client", owner);
  await fillIn(user, await screen.findByLabelText("Name"), "Deniz");
  await fillIn(user, screen.getByLabelText("Last name"), "Kara");
  const line = loseAnswers();
  await user.click(screen.getByRole("button", { name: "Create client" }));
  expect(await screen.findByText(unknown)).toBeVisible();
  line.isLost = false;
  await user.click(screen.getByRole("button", { name: "Create client" }));
  const username = await valueOf("Username");
  expect(username).toBe("deniz-kara");
  const answer = await server.inject({
    method: "POST",
    url: "/api/v1/auth/login",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({
      username: username ?? "",
      password: (await valueOf("Password")) ?? "",
    }).toString(),
  });
  expect(answer.statusCode).toBe(200);
});
