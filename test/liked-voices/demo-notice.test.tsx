import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { features } from "#contract/enumerations.ts";
import { openApp, startAppServer } from "#test/support/app.tsx";
import { addVoices, numbered } from "#test/support/library.ts";

test("liked voices of the demo catalogue are said to be synthetic", async () => {
  localStorage.setItem("locale", "en");
  const server = await startAppServer({ parts: { features: [...features] } });
  await addVoices(server.parts.db, numbered(1));
  const client = await server.createClient();
  await server.inject({
    method: "POST",
    url: `/api/v1/clients/update/${client.userName}`,
    headers: client.headers,
    payload: {
      likedVoiceMp3s: [`https://samples.example/${encodeURIComponent("Ses 1")}.mp3`],
      offers: [],
    },
  });
  const app = await openApp(server.origin, "/liked-voices", client.token);
  await screen.findByRole("article");
  expect(screen.getByText("Synthetic voice, for demonstration")).toBeVisible();
  app.close();
  await server.close();
});
