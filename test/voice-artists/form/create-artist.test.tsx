import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect } from "vitest";
import { fillIn } from "#test/support/app.tsx";
import { watchCalls, writes } from "#test/support/calls.ts";
import { words } from "#test/voice-artists/words.ts";
import { test as base } from "./form-fixtures.ts";

const test = base.extend("openForm", ({ owner, open }) => async (name: string) => {
  const app = await open("/owner/create-voice-artist", owner);
  await screen.findByRole("heading", { level: 1, name });
  return app;
});

const field = (label: string) => screen.getByLabelText(label);
const tick = (user: UserEvent, group: string, chip: string) =>
  user.click(within(screen.getByRole("group", { name: group })).getByRole("checkbox", { name: chip }));

describe.each(testedLanguages)("creating a voice artist, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  const submit = () => screen.getByRole("button", { name: say.create });

  async function fillRequired(user: UserEvent, name: string) {
    await fillIn(user, field(say.name), name);
    await fillIn(user, field(say.age), "38");
    await user.click(screen.getByRole("radio", { name: say.female }));
  }

  test("says which files may be uploaded, as the server announced it", async ({ openForm }) => {
    await openForm(say.create);
    expect(screen.getByRole("heading", { level: 1, name: say.create })).toBeVisible();
    expect(screen.getByText(say.files)).toBeVisible();
  });

  test("says what is missing once it is sent, everywhere, and focuses the first wrong field", async ({
    openForm,
  }) => {
    const calls = watchCalls();
    const { user } = await openForm(say.create);
    await user.click(field(say.age));
    await user.tab();
    expect(field(say.age)).not.toHaveAttribute("aria-invalid");
    expect(screen.queryByText(say.ageMissing)).toBeNull();

    await user.click(submit());
    expect(await screen.findByText(say.nameMissing)).toBeVisible();
    expect(screen.getByText(say.ageMissing)).toBeVisible();
    expect(screen.getByText(say.genderMissing)).toBeVisible();
    expect(field(say.name)).toHaveFocus();
    expect(field(say.name)).toHaveAccessibleDescription(say.nameMissing);

    await fillIn(user, field(say.name), "Nehir");
    await fillIn(user, field(say.age), "38");
    await user.click(submit());
    expect(screen.getAllByRole("radio")[0]).toHaveFocus();
    expect(writes(calls)).toEqual([]);
  });

  test.for([
    ["otuz", "ageNoNumber"],
    ["0x10", "ageNoNumber"],
    ["38,5", "ageNotWhole"],
    ["0", "ageRange"],
    ["-3", "ageRange"],
    ["121", "ageRange"],
  ] as const)("refuses the age %s", async ([typed, problem], { openForm }) => {
    const { user } = await openForm(say.create);
    await fillIn(user, field(say.age), typed);
    await user.tab();
    expect(await screen.findByText(say[problem])).toBeVisible();
  });

  test("refuses what is no http address as a sample, in the place of the hint", async ({ openForm }) => {
    const { user } = await openForm(say.create);
    expect(field(say.url)).toHaveAccessibleDescription(expect.stringContaining(say.urlWrong));
    await fillIn(user, field(say.url), "javascript:alert(1)");
    await user.tab();
    expect(await screen.findByText(say.urlWrong)).toBeVisible();
    expect(field(say.url)).toBeInvalid();
  });

  test("sends exactly the fields and one voice entry, empties the form, and takes the message back on editing", async ({
    openForm,
  }) => {
    const calls = watchCalls();
    const { user } = await openForm(say.create);
    await fillRequired(user, `  Nehir Soysal ${locale} `);
    await tick(user, say.colors, say.warm);
    await tick(user, say.colors, say.natural);
    await tick(user, say.languages, say.turkish);
    await fillIn(user, field(say.url), `https://cdn.example/${locale}.mp3`);
    await user.click(submit());

    expect(await screen.findByText(say.created)).toBeVisible();
    expect(writes(calls)).toEqual([
      {
        method: "POST",
        path: "/api/v1/voice-artists",
        body: {
          name: `Nehir Soysal ${locale}`,
          age: 38,
          gender: "Female",
          voiceColors: ["NATURAL", "WARM"],
          languages: ["TURKISH"],
          ageRanges: ["ADULT"],
          voices: [{ voiceMp3: `https://cdn.example/${locale}.mp3` }],
        },
      },
    ]);
    expect(field(say.name)).toHaveValue("");
    expect(field(say.age)).toHaveValue("");
    expect(field(say.url)).toHaveValue("");
    for (const choice of [...screen.getAllByRole("radio"), ...screen.getAllByRole("checkbox")]) {
      expect(choice).not.toBeChecked();
    }
    expect(screen.queryByText(say.nameMissing)).toBeNull();

    await fillIn(user, field(say.name), "x");
    expect(screen.queryByText(say.created)).toBeNull();
  });

  test("sends an empty list of voices without a URL", async ({ openForm }) => {
    const calls = watchCalls();
    const { user } = await openForm(say.create);
    await fillRequired(user, `Sessiz ${locale}`);
    await user.click(submit());
    await screen.findByText(say.created);
    expect(writes(calls).map(({ body }) => body)).toEqual([
      {
        name: `Sessiz ${locale}`,
        age: 38,
        gender: "Female",
        voiceColors: [],
        languages: [],
        ageRanges: ["ADULT"],
        voices: [],
      },
    ]);
  });

  test("says 404, then the body's text, then the fixed sentence; keeps the values; a chip takes it back", async ({
    openForm,
  }) => {
    const answers = [
      new Response("Yok böyle biri.", { status: 404 }),
      new Response("Sunucunun sözü.", { status: 422 }),
      new Response("", { status: 500 }),
    ];
    watchCalls(({ method }) => (method === "POST" ? answers.shift() : undefined));
    const { user } = await openForm(say.create);
    await fillRequired(user, "Nehir");
    for (const sentence of [say.notFound, "Sunucunun sözü.", say.createFailed]) {
      await user.click(submit());
      expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
      expect(field(say.name)).toHaveValue("Nehir");
      await tick(user, say.colors, say.warm);
      expect(screen.queryByRole("alert")).toBeNull();
    }
  });

  test("shows the real server's sentence for a folded twin", async ({ openForm }) => {
    const { user } = await openForm(say.create);
    await fillRequired(user, `ILGIN İKİZ ${locale}`);
    await user.click(submit());
    await screen.findByText(say.created);
    await fillRequired(user, `ılgın ikiz ${locale}`);
    await user.click(submit());
    await waitFor(() => expect(field(say.name)).toHaveAccessibleDescription(say.twin));
  });

  test("asks before a changed form is left, and not before an unchanged one", async ({ openForm }) => {
    const { user, address } = await openForm(say.create);
    await fillIn(user, field(say.name), "Nehir");
    await user.click(screen.getByRole("link", { name: say.cancel }));
    const dialog = await screen.findByRole("dialog", { name: say.leave });
    expect(address()).toBe("/owner/create-voice-artist");

    await user.click(within(dialog).getByRole("button", { name: say.stay }));
    expect(field(say.name)).toHaveValue("Nehir");
    expect(address()).toBe("/owner/create-voice-artist");

    await user.click(screen.getByRole("link", { name: say.dashboard }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: say.go }));
    expect(await screen.findByRole("heading", { name: say.dashboardTitle })).toBeVisible();
  });

  test("leaves without a question once everything is saved or taken back", async ({ openForm }) => {
    const { user } = await openForm(say.create);
    await user.type(field(say.name), "N{Backspace}");
    await tick(user, say.colors, say.warm);
    await tick(user, say.colors, say.warm);
    await user.click(screen.getByRole("link", { name: say.cancel }));
    expect(await screen.findByRole("heading", { name: say.dashboardTitle })).toBeVisible();
  });
});
