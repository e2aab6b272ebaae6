import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect } from "vitest";
import { fillIn } from "#test/support/app.tsx";
import type { Person } from "#test/support/people.ts";
import { words } from "./words.ts";
import { test as base } from "#test/offers/offer-fixtures.ts";

const test = base
  // The page of a new offer with the dialog of one of its acts, and what its buttons are pressed by.
  .extend("openAct", ({ send, openOffer }) => async (person: Person, name: string, brief = {}) => {
    const offerId = await send({ brief });
    const { user } = await openOffer(person, offerId);
    await user.click(await screen.findByRole("button", { name }));
    const dialog = within(await screen.findByRole("dialog"));
    const press = async (button: string) => user.click(await dialog.findByRole("button", { name: button }));
    return { offerId, user, dialog, press };
  });

describe.each(testedLanguages)("an offer that changed under a dialog, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));
  const notice = async () => (await screen.findByText(say.changed)).closest("[role=alert]");

  test("is not accepted: what holds now was never read", async ({ owner, client, propose, openAct }) => {
    const { offerId, dialog, press } = await openAct(owner, say.accept);
    await propose(owner, offerId, { version: 3 });
    await propose(client, offerId, { version: 4 });
    await press(say.accept);
    expect(await notice()).toHaveFocus();
    expect(await notice()).toHaveTextContent(/2.*4/);
    expect(dialog.getByRole("button", { name: say.accept })).toHaveAttribute("aria-disabled", "true");
    expect(dialog.queryByRole("button", { name: say.goOn })).not.toBeInTheDocument();
    await press(say.seeNew);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await screen.findByRole("heading", { level: 2, name: say.yours })).toHaveFocus();
    expect(screen.getByRole("article", { name: say.proposal(3) })).toBeVisible();
  });

  test("is declined once that is wanted all the same, for the reason that was chosen", async ({
    owner,
    client,
    propose,
    openAct,
  }) => {
    const { offerId, user, dialog, press } = await openAct(owner, say.decline);
    await user.click(dialog.getByRole("radio", { name: say.reason }));
    await propose(owner, offerId, { version: 3 });
    await propose(client, offerId, { version: 4 });
    await press(say.decline);
    expect(await notice()).toHaveFocus();
    expect(dialog.getByRole("radio", { name: say.reason })).toBeChecked();
    await press(say.goOn);
    await press(say.decline);
    expect(await screen.findByText(say.declinedLine)).toBeVisible();
  });

  test("cannot be declined when the client has withdrawn it", async ({ owner, client, act, openAct }) => {
    const { offerId, user, dialog, press } = await openAct(owner, say.decline);
    await user.click(dialog.getByRole("radio", { name: say.reason }));
    await act(client, offerId, { kind: "withdraw" });
    await press(say.decline);
    expect(await notice()).toHaveTextContent(say.withdrawn);
    expect(dialog.queryByRole("button", { name: say.goOn })).not.toBeInTheDocument();
  });

  test("takes a brief once that is wanted all the same, as it was typed", async ({
    owner,
    client,
    propose,
    openAct,
  }) => {
    const { offerId, user, dialog, press } = await openAct(client, say.edit, { script: "Sabahın ışığında" });
    const script = await dialog.findByLabelText(say.script);
    await user.clear(script);
    await fillIn(user, script, "Sabahın saatinde");
    await propose(owner, offerId, { version: 3 });
    await press(say.save);
    expect(await notice()).toHaveFocus();
    expect(script).toHaveValue("Sabahın saatinde");
    await press(say.goOn);
    await press(say.save);
    expect(await screen.findByText(say.briefLine)).toBeVisible();
    expect(screen.getByText("saatinde").tagName).toBe("INS");
  });
});
