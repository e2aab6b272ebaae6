import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { fillIn, openApp } from "#test/support/app.tsx";
import type { FieldName, Words } from "./words.ts";

/** What a visitor writes. */
export const answers: Record<FieldName, string> = {
  fullName: "Gökçe Altınışık",
  companyName: "Dovarel",
  email: "gokce@dovarel.example",
  phone: "0532 123 45 67",
  projectMedium: "Radyo spotu",
  projectVersion: "30 sn",
  budgetRange: "",
  voiceRequirements: "Sıcak, güven veren bir kadın sesi",
};

/** The dialog of the landing page, opened as a visitor does, with what a test does to it. */
export async function openRequest(origin: string, say: Words, path = "/") {
  const app = await openApp(origin, path);
  const [opener] = await screen.findAllByRole("button", { name: say.open });
  if (!opener) throw new Error("No button opens the voice request.");
  await app.user.click(opener);
  const dialog = await screen.findByRole("dialog", { name: say.title });
  const inside = within(dialog);
  const optional = new Set<FieldName>(["projectVersion", "budgetRange"]);
  const field = (name: FieldName) => inside.getByLabelText(say.fields[name]);
  return {
    ...app,
    ...inside,
    opener,
    dialog,
    optional,
    field,
    async write(some: Partial<Record<FieldName, string>> = answers) {
      for (const [name, text] of Object.entries(some)) {
        await app.user.clear(field(name as FieldName));
        if (text) await fillIn(app.user, field(name as FieldName), text);
      }
    },
    send: () => app.user.click(inside.getByRole("button", { name: say.send })),
    async expectKept() {
      for (const [name, text] of Object.entries(answers)) expect(field(name as FieldName)).toHaveValue(text);
    },
    closed: () => waitFor(() => expect(dialog).not.toHaveAttribute("open")),
  };
}
