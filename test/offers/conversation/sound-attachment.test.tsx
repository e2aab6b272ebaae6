import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, onTestFinished } from "vitest";
import { audioFormats } from "#contract/constants/enumerations.ts";
import type { Attachment } from "#contract/offers/offer-events.ts";
import { emptyMessage, writtenName } from "#src/features/offers/conversation/composer/draft.ts";
import { openDraft } from "#src/session/sending/draft.ts";
import { formOf } from "#test/audio/upload-call.ts";
import { watchCalls } from "#test/support/calls.ts";
import { attachable } from "#test/offers/attachments/attachment-files.ts";
import { words } from "./words.ts";
import { test as base } from "#test/offers/offer-fixtures.ts";

const say = words.tr;
const play = "Oynat: ilk.mp3";
const pause = "Duraklat: ilk.mp3";

beforeEach(() => {
  localStorage.setItem("locale", "tr");
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, { createObjectURL: () => "blob:sound", revokeObjectURL: () => undefined });
  onTestFinished(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
});

const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { audioFormats: [...audioFormats] } }))
  // Stores a sound that no message has taken yet.
  .extend("attach", ({ server, client }) => async (offerId: string, name: string) => {
    const { payload, headers } = formOf(attachable.mp3, name);
    const answer = await server.inject({
      method: "POST",
      url: `/api/v1/offers/${offerId}/attachments`,
      headers: { ...client.headers, ...headers },
      payload,
    });
    return answer.json<Attachment>();
  })
  // An offer to which a message with a sound is sent; `answer` holds its storing up, or refuses it.
  .extend(
    "sendSound",
    ({ client, send, attach, openOffer }) =>
      async (answer: () => Response | Promise<undefined>) => {
        const offerId = await send();
        // The file waits in the composer, as after a reload: jsdom uploads none.
        const attachments = [await attach(offerId, "ilk.mp3")];
        openDraft(client.userName, writtenName(offerId)).keep(emptyMessage, { text: "", attachments });
        const { user } = await openOffer(client, offerId);
        watchCalls(({ method, path }) =>
          method === "POST" && path.includes("/events") ? answer() : undefined,
        );
        await user.click(await screen.findByRole("button", { name: say.sendMessage }));
        return user;
      },
  );

const isDockHidden = () => document.documentElement.hasAttribute("data-attachment-sounds");

test("the file dialog offers M4A only where the server takes it", async ({
  client,
  offerId,
  openOffer,
  server,
}) => {
  const offered = async () => {
    const { close } = await openOffer(client, offerId);
    const accept = (await screen.findByTestId("attachments")).getAttribute("accept");
    close();
    return accept;
  };
  expect(await offered()).toBe(".pdf,.docx,.txt,.mp3,.wav,.m4a,.ogg,.png,.jpeg,.jpg");
  const { settings } = server.parts;
  onTestFinished(() => {
    settings.audioFormats = [...audioFormats];
  });
  settings.audioFormats = audioFormats.filter((format) => format !== "m4a");
  expect(await offered()).toBe(".pdf,.docx,.txt,.mp3,.wav,.ogg,.png,.jpeg,.jpg");
});

test("a sound that is played while its message is being stored plays on when it is stored", async ({
  sendSound,
}) => {
  const held = Promise.withResolvers<undefined>();
  const user = await sendSound(() => held.promise);
  await user.click(screen.getByRole("button", { name: play }));
  await screen.findByRole("button", { name: pause });
  held.resolve(undefined);
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
  expect(screen.getByRole("button", { name: pause })).toBeVisible();
  expect(isDockHidden()).toBe(true);
  await user.click(screen.getByRole("button", { name: pause }));
  expect(await screen.findByRole("button", { name: play })).toBeVisible();
  expect(isDockHidden()).toBe(false);
});

test("a sound plays on while the older part of the same day is shown", async ({
  client,
  offerId,
  act,
  attach,
  openOffer,
}) => {
  for (let count = 1; count <= 35; count += 1)
    await act(client, offerId, { kind: "message", text: `Mesaj ${count}.` });
  const { attachmentId } = await attach(offerId, "ilk.mp3");
  await act(client, offerId, { kind: "message", attachmentIds: [attachmentId] });
  const { user } = await openOffer(client, offerId);
  await user.click(await screen.findByRole("button", { name: play }));
  await screen.findByRole("button", { name: pause });
  await user.click(screen.getByRole("button", { name: say.older }));
  expect(await screen.findByText("Mesaj 1.")).toBeVisible();
  expect(screen.getByRole("button", { name: pause })).toBeVisible();
});

test("a sound of a message that is taken back falls silent", async ({ sendSound }) => {
  const user = await sendSound(() => new Response("x", { status: 400 }));
  await screen.findByText(say.notSent);
  await user.click(screen.getByRole("button", { name: play }));
  await screen.findByRole("button", { name: pause });
  await user.click(screen.getByRole("button", { name: say.removeMessage }));
  expect(screen.queryByRole("button", { name: pause })).not.toBeInTheDocument();
  expect(isDockHidden()).toBe(false);
});
