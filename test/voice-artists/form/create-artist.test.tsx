import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fillIn, openApp, startAppServer, type AppServer } from "#test/support/app.tsx";
import { watchCalls, writes } from "#test/support/calls.ts";
import type { Person } from "#test/support/people.ts";
import { withoutCatalogue } from "#test/voice-artists/without-catalogue.ts";
import { words } from "#test/voice-artists/words.ts";

let server: AppServer;
let owner: Person;

beforeAll(async () => {
  server = await startAppServer(withoutCatalogue);
  owner = await server.createOwner();
});
afterAll(() => server.close());

const field = (label: string) => screen.getByLabelText(label);
const tick = (user: UserEvent, group: string, chip: string) =>
  user.click(within(screen.getByRole("group", { name: group })).getByRole("checkbox", { name: chip }));

describe.each(testedLanguages)("creating a voice artist, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  const submit = () => screen.getByRole("button", { name: say.create });

  async function open() {
    const app = await openApp(server.origin, "/owner/create-voice-artist", owner.token);
    expect(await screen.findByRole("heading", { level: 1, name: say.create })).toBeVisible();
    return app;
  }

  async function fillRequired(user: UserEvent, name: string) {
    await fillIn(user, field(say.name), name);
    await fillIn(user, field(say.age), "38");
    await user.click(screen.getByRole("radio", { name: say.female }));
  }

  it("says which files may be uploaded, as the server announced it", async () => {
    await open();
    expect(screen.getByText(say.files)).toBeVisible();
  });

  it("says what is missing where a field was left, then everywhere, and focuses the first wrong field", async () => {
    const calls = watchCalls();
    const { user } = await open();
    await user.click(field(say.age));
    await user.tab();
    expect(await screen.findByText(say.ageMissing)).toBeVisible();
    expect(screen.queryByText(say.nameMissing)).toBeNull();

    await user.click(submit());
    expect(await screen.findByText(say.nameMissing)).toBeVisible();
    expect(screen.getByText(say.genderMissing)).toBeVisible();
    expect(field(say.name)).toHaveFocus();
    expect(field(say.name)).toHaveAccessibleDescription(say.nameMissing);

    await fillIn(user, field(say.name), "Nehir");
    await fillIn(user, field(say.age), "38");
    await user.click(submit());
    expect(screen.getAllByRole("radio")[0]).toHaveFocus();
    expect(writes(calls)).toEqual([]);
  });

  it.each([
    ["otuz", "ageNoNumber"],
    ["0x10", "ageNoNumber"],
    ["38,5", "ageNotWhole"],
    ["0", "ageRange"],
    ["-3", "ageRange"],
    ["121", "ageRange"],
  ] as const)("refuses the age %s", async (typed, problem) => {
    const { user } = await open();
    await fillIn(user, field(say.age), typed);
    await user.tab();
    expect(await screen.findByText(say[problem])).toBeVisible();
  });

  it("refuses what is no http address as a sample, in the place of the hint", async () => {
    const { user } = await open();
    expect(field(say.url)).toHaveAccessibleDescription(say.urlWrong);
    await fillIn(user, field(say.url), "javascript:alert(1)");
    await user.tab();
    expect(await screen.findByText(say.urlWrong)).toBeVisible();
    expect(field(say.url)).toBeInvalid();
  });

  it("sends exactly the fields and one voice entry, empties the form, and takes the message back on editing", async () => {
    const calls = watchCalls();
    const { user } = await open();
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

  it("sends an empty list of voices without a URL", async () => {
    const calls = watchCalls();
    const { user } = await open();
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

  it("says 404, then the body's text, then the fixed sentence; keeps the values; a chip takes it back", async () => {
    const answers = [
      new Response("Yok böyle biri.", { status: 404 }),
      new Response("Sunucunun sözü.", { status: 422 }),
      new Response("", { status: 500 }),
    ];
    watchCalls(({ method }) => (method === "POST" ? answers.shift() : undefined));
    const { user } = await open();
    await fillRequired(user, "Nehir");
    for (const sentence of [say.notFound, "Sunucunun sözü.", say.createFailed]) {
      await user.click(submit());
      expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
      expect(field(say.name)).toHaveValue("Nehir");
      await tick(user, say.colors, say.warm);
      expect(screen.queryByRole("alert")).toBeNull();
    }
  });

  it("shows the real server's sentence for a folded twin", async () => {
    const { user } = await open();
    await fillRequired(user, `ILGIN İKİZ ${locale}`);
    await user.click(submit());
    await screen.findByText(say.created);
    await fillRequired(user, `ılgın ikiz ${locale}`);
    await user.click(submit());
    await waitFor(() => expect(field(say.name)).toHaveAccessibleDescription(say.twin));
  });

  it("asks before a changed form is left, and not before an unchanged one", async () => {
    const { user, address } = await open();
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

  it("leaves without a question once everything is saved or taken back", async () => {
    const { user } = await open();
    await user.type(field(say.name), "N{Backspace}");
    await tick(user, say.colors, say.warm);
    await tick(user, say.colors, say.warm);
    await user.click(screen.getByRole("link", { name: say.cancel }));
    expect(await screen.findByRole("heading", { name: say.dashboardTitle })).toBeVisible();
  });
});
