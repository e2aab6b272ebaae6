import { screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openApp } from "#test/support/app.tsx";
import { startMinimalBackEnd, type MinimalBackEnd } from "#test/support/minimal-back-end/server.ts";

let server: MinimalBackEnd;
beforeAll(async () => {
  server = await startMinimalBackEnd({ user: "owner" });
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.setItem("locale", "en");
  server.requests.length = 0;
});
const known = ["accept", "accept-language", "authorization", "content-type", "content-length"];
const transport = ["host", "connection", "sec-fetch-mode", "user-agent", "accept-encoding"];
const headers = new Set<string>();
afterEach(() => {
  for (const request of server.requests) for (const name of Object.keys(request.headers)) headers.add(name);
});

const open = (path: string) => openApp(server.origin, path, server.token);
const calls = () => server.requests.map(({ method, url }) => `${method} ${url}`);
const bodies = () => server.requests.flatMap(({ body }) => (body ? [JSON.parse(body) as unknown] : []));

it("shows the profile's offers and no inbox, and calls nothing else", async () => {
  await open("/owner/dashboard");
  const offers = await screen.findByRole("complementary", { name: "Offers" });
  expect(
    within(offers)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Orvanta$1,250YouTube reklamı", "Halbora$4,800Radyo"]);
  expect(screen.queryByRole("region", { name: "Voice requests" })).toBeNull();
  expect(new Set(calls())).toEqual(new Set(["GET /api/v1/auth/me"]));
});

it("creates an artist without an upload", async () => {
  const { user } = await open("/owner/create-voice-artist");
  await user.type(await screen.findByLabelText("Name"), "Nehir");
  await user.type(screen.getByLabelText("Age"), "38");
  await user.click(screen.getByRole("radio", { name: "Female" }));
  await user.type(screen.getByLabelText("Voice sample URL"), "https://cdn.example/nehir.mp3");
  expect(document.querySelector('input[type="file"]')).toBeNull();
  await user.click(screen.getByRole("button", { name: "Create voice artist" }));
  expect(await screen.findByText("Voice artist created successfully!")).toBeVisible();
  expect(new Set(calls())).toEqual(new Set(["GET /api/v1/auth/me", "POST /api/v1/voice-artists"]));
  expect(bodies()).toEqual([
    {
      name: "Nehir",
      age: 38,
      gender: "Female",
      voiceColors: [],
      languages: [],
      ageRanges: ["ADULT"],
      voices: [{ voiceMp3: "https://cdn.example/nehir.mp3" }],
    },
  ]);
});

it("updates an artist and sends its relative sample back verbatim", async () => {
  const { user } = await open("/owner/update-voice-artist");
  await user.click(await screen.findByRole("link", { name: "Ayşe / Öz" }));
  expect(await screen.findByLabelText("Voice sample URL")).toHaveValue("samples/ayse.mp3");
  await user.clear(screen.getByLabelText("Age"));
  await user.type(screen.getByLabelText("Age"), "35");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Voice artist updated successfully!")).toBeVisible();
  expect(bodies()).toMatchObject([
    { artistName: "Ayşe / Öz", age: 35, voices: [{ voiceId: "v1", voiceMp3: "samples/ayse.mp3" }] },
  ]);
  expect(new Set(calls())).toEqual(
    new Set([
      "GET /api/v1/auth/me",
      "GET /api/v1/voice-artists/names",
      "GET /api/v1/voice-artists/names/Ay%C5%9Fe%20%2F%20%C3%96z",
      "POST /api/v1/voice-artists/update/Ay%C5%9Fe%20%2F%20%C3%96z",
    ]),
  );
});

it("creates a client", async () => {
  const { user } = await open("/owner/create-client");
  await user.type(await screen.findByLabelText("Name"), "Deniz");
  await user.type(screen.getByLabelText("Last name"), "Aksoy{Enter}");
  expect(await screen.findByText("mV7q-Xt2R-h9Ke-4WbZ")).toBeVisible();
  expect(bodies()).toEqual([{ name: "Deniz", lastName: "Aksoy" }]);
});

it("has sent no header beyond section 7 in all of these", () => {
  expect(headers).toContain("authorization");
  expect([...headers].filter((name) => ![...known, ...transport].includes(name))).toEqual([]);
});
