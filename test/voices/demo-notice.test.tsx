import { testedLanguages } from "#test/support/languages.ts";
import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { features } from "#contract/constants/enumerations.ts";
import { openApp, startAppServer } from "#test/support/app.tsx";

const said = {
  tr: ["Ses kütüphanesi", "Sentetik ses, tanıtım amaçlıdır"],
  en: ["Voice library", "Synthetic voice, for demonstration"],
} as const;

describe.each(testedLanguages)("in %s", (locale) => {
  const [title, notice] = said[locale];

  async function openPanel(parts?: { features: (typeof features)[number][] }) {
    localStorage.setItem("locale", locale);
    const server = await startAppServer(parts && { parts });
    const { token } = await server.createClient();
    const app = await openApp(server.origin, "/panel", token);
    await screen.findByRole("heading", { level: 1, name: title });
    return async () => {
      app.close();
      await server.close();
    };
  }

  test("the demo catalogue says that its voices are synthetic", async () => {
    const close = await openPanel({ features: [...features] });
    expect(screen.getByText(notice)).toBeVisible();
    await close();
  });

  test("an agency's own catalogue does not", async () => {
    const close = await openPanel();
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    await close();
  });
});
