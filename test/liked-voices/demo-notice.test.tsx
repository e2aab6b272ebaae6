import { screen } from "@testing-library/react";
import { expect } from "vitest";
import { features } from "#contract/constants/enumerations.ts";
import { numbered } from "#test/support/library.ts";
import { test as base } from "#test/voices/library/library-fixtures.ts";

const test = base
  .extend("options", { scope: "file" }, () => ({ parts: { features: [...features] } }))
  .extend("drafts", { scope: "file" }, () => numbered(1));

test("liked voices of the demo catalogue are said to be synthetic", async ({ server, client, open }) => {
  localStorage.setItem("locale", "en");
  await server.inject({
    method: "POST",
    url: `/api/v1/clients/update/${client.userName}`,
    headers: client.headers,
    payload: {
      likedVoiceMp3s: [`https://samples.example/${encodeURIComponent("Ses 1")}.mp3`],
      offers: [],
    },
  });
  await open("/liked-voices", client);
  await screen.findByRole("article");
  expect(screen.getByText("Synthetic voice, for demonstration")).toBeVisible();
});
