import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect } from "vitest";
import type { Voice } from "#contract/voices/voices.ts";
import { test } from "#test/support/app-fixtures.ts";
import { watchCalls } from "#test/support/calls.ts";

beforeEach(() => localStorage.setItem("locale", "tr"));

const sample = (name: string): Voice => ({
  voiceId: name,
  voiceArtistName: name,
  voiceMp3: `/audio/${name}.mp3`,
  gender: "Female",
  voiceColorNames: ["WARM"],
  languageNames: ["TURKISH"],
  ageRangeNames: ["ADULT"],
  title: `Örnek ${name}`,
  kind: "COMMERCIAL",
});

test("adds, moves and takes off samples, and stores their order", async ({ owner, open }) => {
  const [ada, ece, su] = ["Ada", "Ece", "Su"].map(sample) as [Voice, Voice, Voice];
  let chosen = [ada, ece];
  const calls = watchCalls(async ({ path, method, body }, { pass }) => {
    if (path === "/api/v1/auth/me") {
      const profile = (await (await pass()).json()) as { features: string[] };
      return Response.json({ ...profile, features: [...profile.features, "catalogue", "showcase"] });
    }
    if (path === "/api/v1/showcase" && method === "POST") {
      const { voiceIds } = body as { voiceIds: string[] };
      chosen = voiceIds.map(sample);
      return Response.json({ voices: [] });
    }
    if (!path.startsWith("/api/v1/showcase/choices")) return undefined;
    return Response.json({ chosen, content: [ada, ece, su], totalPages: 1, totalElements: 3 });
  });
  const { user } = await open("/owner/showcase", owner);
  const list = await screen.findByRole("list", { name: "Tanıtım sayfasındakiler" });
  const names = () =>
    within(list)
      .getAllByRole("listitem")
      .map((row) => row.querySelector("strong")?.textContent);
  expect(names()).toEqual(["Ada", "Ece"]);
  expect(within(list).getAllByRole("listitem")[0]).toHaveTextContent("Örnek Ada · Reklam");
  await user.click(screen.getByRole("button", { name: "Ekle: Su" }));
  await waitFor(() => expect(document.activeElement?.closest("li")).toHaveTextContent("Su"));
  await user.click(screen.getByRole("button", { name: "Yukarı taşı: Su" }));
  expect(names()).toEqual(["Ada", "Su", "Ece"]);
  expect(screen.getByText("Sıra: 2 / 3")).toBeInTheDocument();
  screen.getByRole("button", { name: "Taşı: Ece" }).focus();
  await user.keyboard(" {ArrowUp}{ArrowUp}");
  expect(names()).toEqual(["Ece", "Ada", "Su"]);
  await user.keyboard("{Escape}");
  expect(names()).toEqual(["Ada", "Su", "Ece"]);
  await user.click(screen.getByRole("button", { name: "Tanıtım sayfasından çıkar: Ada" }));
  await user.click(screen.getByRole("button", { name: "Kaydet" }));
  expect(await screen.findByText(/^Kaydedildi\./)).toBeVisible();
  expect(calls.find(({ method, path }) => method === "POST" && path === "/api/v1/showcase")?.body).toEqual({
    voiceIds: ["Su", "Ece"],
  });
  await waitFor(() => expect(names()).toEqual(["Su", "Ece"]));
});
