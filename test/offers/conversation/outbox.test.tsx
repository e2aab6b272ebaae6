import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect } from "vitest";
import { test } from "#test/offers/offer-fixtures.ts";
import { fillIn } from "#test/support/app.tsx";
import { watchCalls } from "#test/support/calls.ts";
import { words } from "./words.ts";

const say = words.en;
const unknown = "We don’t know whether it arrived; trying again does no harm.";
const text = "A little slower, please";

beforeEach(() => localStorage.setItem("locale", "en"));

test("a message that may not have arrived outlives another page, a reload and an ended session, and is stored once", async ({
  client,
  offerId,
  openOffer,
  server,
}) => {
  const app = await openOffer(client, offerId);
  const line = { isLost: true };
  watchCalls(({ method, path }, { pass }) =>
    method === "POST" && path.includes("/events") && line.isLost
      ? pass().then(() => Response.error())
      : undefined,
  );
  await fillIn(app.user, await screen.findByRole("textbox", { name: say.toAgency }), text);
  await app.user.click(screen.getByRole("button", { name: say.sendMessage }));
  expect(await screen.findByText(unknown)).toBeVisible();
  await app.user.click(screen.getAllByRole("link", { name: say.offers })[0] ?? document.body);
  await screen.findByRole("heading", { level: 1, name: say.offers });
  app.close();
  localStorage.removeItem("token");
  line.isLost = false;

  const again = await openOffer(client, offerId);
  expect(await screen.findByText(unknown)).toBeVisible();
  await again.user.click(screen.getByRole("button", { name: say.retry }));
  await waitFor(() => expect(screen.queryByText(unknown)).toBeNull());
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(1));
  const answer = await server.inject({ url: `/api/v1/offers/${offerId}`, headers: client.headers });
  const { events } = answer.json<{ events: { kind: string }[] }>();
  expect(events.filter(({ kind }) => kind === "message")).toHaveLength(1);
});

test("the words of a decline are there again after a reload", async ({ owner, offerId, openOffer }) => {
  const app = await openOffer(owner, offerId);
  await app.user.click(await screen.findByRole("button", { name: say.decline }));
  await app.user.click(await screen.findByRole("radio", { name: say.reason }));
  await fillIn(app.user, screen.getByLabelText(/^Explanation/), "Next month perhaps");
  app.close();
  const again = await openOffer(owner, offerId);
  await again.user.click(await screen.findByRole("button", { name: say.decline }));
  expect(await screen.findByLabelText(/^Explanation/)).toHaveValue("Next month perhaps");
  expect(screen.getByRole("radio", { name: say.reason })).toBeChecked();
});
