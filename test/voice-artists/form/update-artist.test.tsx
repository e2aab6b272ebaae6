import { testedLanguages } from "#test/support/languages.ts";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect } from "vitest";
import type { VoiceArtist, VoiceArtistDraft } from "#contract/voice-artists.ts";
import { fillIn } from "#test/support/app.tsx";
import { watchCalls, writes } from "#test/support/calls.ts";
import { artistDraft } from "#test/voice-artists/calls.ts";
import { words } from "#test/voice-artists/words.ts";
import { test as base } from "./form-fixtures.ts";

const field = (label: string) => screen.getByLabelText(label);
const mp3 = "https://cdn.example/first.mp3";

type Say = (typeof words)["tr" | "en"];

const test = base
  .extend("stored", ({ artists }) => async (name: string, more: Partial<VoiceArtistDraft> = {}) => {
    const answer = await artists.create(artistDraft({ name, voices: [{ voiceMp3: mp3 }], ...more }));
    return answer.json<VoiceArtist>();
  })
  .extend(
    "openPage",
    ({ owner, open }) =>
      (search = "") =>
        open(`/owner/update-voice-artist${search}`, owner),
  )
  .extend("openArtist", ({ openPage }) => async (say: Say, name: string) => {
    const app = await openPage(`?artist=${encodeURIComponent(name)}`);
    await screen.findByRole("button", { name: say.save });
    return app;
  });

describe.each(testedLanguages)("updating a voice artist, in %s", (locale) => {
  const say = words[locale];
  beforeEach(() => localStorage.setItem("locale", locale));

  const save = () => screen.getByRole("button", { name: say.save });

  const saveAgain = async (user: UserEvent, age: string) => {
    await user.clear(field(say.age));
    await fillIn(user, field(say.age), age);
    await user.click(save());
    await screen.findByText(say.updated);
  };

  test("lists the names by letter, finds them, opens one, and goes back to the list", async ({
    stored,
    openPage,
  }) => {
    await stored(`Işıl Ara ${locale}`);
    await stored(`İdil Ara ${locale}`);
    const { user, address } = await openPage();
    const section = await screen.findByRole("region", { name: "I" });
    expect(within(section).getByRole("link", { name: `Işıl Ara ${locale}` })).toBeVisible();
    expect(screen.getByRole("link", { name: "İ" })).toHaveAttribute("href", "#names-İ");
    expect(screen.queryByRole("link", { name: "Ğ" })).toBeNull();

    await fillIn(user, screen.getByRole("searchbox", { name: say.search }), `idil ara ${locale}`);
    expect(screen.queryByText(`Işıl Ara ${locale}`)).toBeNull();
    await user.click(screen.getByRole("link", { name: `İdil Ara ${locale}` }));
    expect(await screen.findByLabelText(say.name)).toHaveValue(`İdil Ara ${locale}`);
    const query = new URLSearchParams({ artist: `İdil Ara ${locale}`, q: `idil ara ${locale}` });
    expect(address()).toBe(`/owner/update-voice-artist?${query}`);

    await user.click(screen.getByRole("link", { name: say.back }));
    expect(await screen.findByRole("searchbox", { name: say.search })).toHaveValue(`idil ara ${locale}`);
    await fillIn(user, screen.getByRole("searchbox"), "kimse yok");
    expect(screen.getByText(say.none)).toBeVisible();
  });

  test("sends exactly the fields with the voice's id, keeps the values, takes the message back on editing", async ({
    artists,
    stored,
    openArtist,
  }) => {
    const name = `Derya Ses ${locale}`;
    const { voices } = await stored(name);
    const calls = watchCalls();
    const { user } = await openArtist(say, name);
    expect(field(say.age)).toHaveValue("34");
    expect(field(say.url)).toHaveValue(mp3);
    expect(screen.getByRole("radio", { name: say.female })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: say.warm })).toBeChecked();

    await user.clear(field(say.age));
    await fillIn(user, field(say.age), "41");
    await user.clear(field(say.url));
    await fillIn(user, field(say.url), "https://cdn.example/second.mp3");
    await user.click(screen.getByRole("checkbox", { name: say.adult }));
    await user.click(save());

    expect(await screen.findByText(say.updated)).toBeVisible();
    expect(writes(calls)).toEqual([
      {
        method: "POST",
        path: `/api/v1/voice-artists/update/${encodeURIComponent(name)}`,
        body: {
          artistName: name,
          name,
          age: 41,
          gender: "Female",
          voiceColors: ["DEEP", "WARM"],
          languages: ["TURKISH"],
          ageRanges: [],
          voices: [{ voiceId: voices[0]?.voiceId, voiceMp3: "https://cdn.example/second.mp3" }],
        },
      },
    ]);
    expect(field(say.age)).toHaveValue("41");
    expect(field(say.url)).toHaveValue("https://cdn.example/second.mp3");
    expect((await artists.read(name)).json()).toMatchObject({
      age: 41,
      voices: [{ voiceMp3: "https://cdn.example/second.mp3" }],
    });

    await fillIn(user, field(say.name), "x");
    expect(screen.queryByText(say.updated)).toBeNull();
  });

  test("says that another owner saved meanwhile, keeps the values, and saves them when asked again", async ({
    artists,
    stored,
    openArtist,
  }) => {
    const name = `Geç Kalan ${locale}`;
    const artist = await stored(name);
    const { user } = await openArtist(say, name);
    await artists.update(name, { ...artist, artistName: name, age: 60, voices: [] });
    await user.clear(field(say.name));
    await fillIn(user, field(say.name), `${name} II`);
    await user.click(save());
    expect(await screen.findByRole("alert")).toHaveTextContent(say.stale);
    expect(screen.getByRole("alert")).toHaveTextContent(say.staleAgain);
    expect(field(say.name)).toHaveValue(`${name} II`);
    expect((await artists.read(name)).json()).toMatchObject({ age: 60 });

    await user.click(save());
    expect(await screen.findByText(say.updated)).toBeVisible();
    expect((await artists.read(`${name} II`)).json()).toMatchObject({ age: 34 });
  });

  test("sends If-Match where the server gave an ETag, the newest one, and none where it gave none", async ({
    stored,
    openArtist,
  }) => {
    const name = `Sürümlü ${locale}`;
    await stored(name);
    const sent: (string | null)[] = [];
    let hasTags = true;
    watchCalls(async ({ method, path }, { request, pass }) => {
      if (!path.includes("/voice-artists/")) return undefined;
      if (method === "POST") sent.push(request.headers.get("if-match"));
      const answer = await pass();
      const kept = [...answer.headers].filter(([header]) => hasTags || header !== "etag");
      return new Response(answer.body, { status: answer.status, headers: kept });
    });
    const { user, close } = await openArtist(say, name);
    await saveAgain(user, "41");
    await saveAgain(user, "42");
    expect(new Set(sent).size).toBe(2);
    expect(sent).not.toContain(null);
    close();
    hasTags = false;
    const { user: other } = await openArtist(say, name);
    await saveAgain(other, "43");
    await saveAgain(other, "44");
    expect(sent.slice(2)).toEqual([null, null]);
  });

  test("sends no voice entry once the URL is emptied", async ({ artists, stored, openArtist }) => {
    const name = `Boş Bağlantı ${locale}`;
    await stored(name);
    const calls = watchCalls();
    const { user } = await openArtist(say, name);
    await user.clear(field(say.url));
    await user.click(save());
    await screen.findByText(say.updated);
    expect(writes(calls)[0]?.body).toMatchObject({ voices: [] });
    expect((await artists.read(name)).json()).toMatchObject({ voices: [{ voiceMp3: mp3 }] });
  });

  test("disables the URL of an artist without a voice and says why", async ({ stored, openArtist }) => {
    const name = `Sessiz ${locale}`;
    await stored(name, { voices: [] });
    const calls = watchCalls();
    const { user } = await openArtist(say, name);
    expect(field(say.url)).toBeDisabled();
    expect(field(say.url)).toHaveAccessibleDescription(expect.stringContaining(say.noVoice));
    expect(document.querySelector('input[type="file"]')).toBeNull();
    await user.click(save());
    await screen.findByText(say.updated);
    expect(writes(calls)[0]?.body).toMatchObject({ artistName: name, voices: [] });
  });

  test("goes on under the new name after a renaming, with its values and its message", async ({
    artists,
    stored,
    openArtist,
  }) => {
    const [before, after] = [`Eski Ad ${locale}`, `Yeni / Ad ${locale}`];
    await stored(before);
    const calls = watchCalls();
    const { user, address } = await openArtist(say, before);
    await user.clear(field(say.name));
    await fillIn(user, field(say.name), after);
    await user.click(save());
    await waitFor(() =>
      expect(address()).toBe(`/owner/update-voice-artist?${new URLSearchParams({ artist: after })}`),
    );
    expect(screen.getByText(say.updated)).toBeVisible();
    expect(field(say.name)).toHaveValue(after);

    await user.clear(field(say.age));
    await fillIn(user, field(say.age), "50");
    await user.click(save());
    await screen.findByText(say.updated);
    expect(writes(calls)[1]).toMatchObject({
      path: `/api/v1/voice-artists/update/${encodeURIComponent(after)}`,
      body: { artistName: after, name: after, age: 50 },
    });
    expect(calls.filter(({ path }) => path.includes(encodeURIComponent(before))).length).toBe(2);
    expect((await artists.read(before)).statusCode).toBe(404);
  });

  test("says 404, then the body's text, then the fixed sentence, and keeps the values", async ({
    stored,
    openArtist,
  }) => {
    const name = `Hata ${locale}`;
    await stored(name);
    const answers = [
      new Response("", { status: 404 }),
      new Response("Sunucunun sözü.", { status: 409 }),
      new Response("", { status: 500 }),
    ];
    watchCalls(({ method }) => (method === "POST" ? answers.shift() : undefined));
    const { user } = await openArtist(say, name);
    await user.type(field(say.age), "1{Backspace}");
    for (const sentence of [say.notFound, "Sunucunun sözü.", say.updateFailed]) {
      await user.click(save());
      expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
      expect(field(say.name)).toHaveValue(name);
      await user.type(field(say.name), "a{Backspace}");
      expect(screen.queryByRole("alert")).toBeNull();
    }
  });

  test("says that an artist is not there, with the way back to the list", async ({ openPage }) => {
    const { user } = await openPage("?artist=Kimse");
    expect(await screen.findByRole("alert")).toHaveTextContent(say.notFound);
    await user.click(screen.getByRole("link", { name: say.back }));
    expect(await screen.findByRole("searchbox")).toBeVisible();
  });

  test.for([
    [404, "Başka söz.", "notFound"],
    [400, "Sunucunun sözü.", undefined],
    [400, "", "namesFailed"],
  ] as const)(
    "says why the names could not be had (%i %s)",
    async ([status, body, sentence], { openPage }) => {
      watchCalls(({ path }) => (path.endsWith("/names") ? new Response(body, { status }) : undefined));
      await openPage();
      expect(await screen.findByRole("alert")).toHaveTextContent(sentence ? say[sentence] : body);
    },
  );

  test("asks before the changed form is left for the list", async ({ stored, openArtist }) => {
    const name = `Ayrılık ${locale}`;
    await stored(name);
    const { user, address } = await openArtist(say, name);
    await fillIn(user, field(say.age), "1");
    await user.click(screen.getByRole("link", { name: say.back }));
    const dialog = await screen.findByRole("dialog", { name: say.leave });
    await user.click(within(dialog).getByRole("button", { name: say.stay }));
    expect(address()).toContain("?artist=");
    expect(field(say.age)).toHaveValue("341");
    await user.click(screen.getByRole("link", { name: say.back }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: say.go }));
    expect(await screen.findByRole("searchbox")).toBeVisible();
  });
});
