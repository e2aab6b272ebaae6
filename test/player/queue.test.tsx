import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, onTestFinished, vi } from "vitest";
import { audioElement } from "#src/voice/player/engine/audio.ts";
import { stopPlayer } from "#src/voice/player/engine/commands.ts";
import { usePlayer } from "#src/voice/player/store.ts";
import { watchCalls } from "#test/support/calls.ts";
import { testedLanguages } from "#test/support/languages.ts";
import { numbered } from "#test/support/library.ts";
import { test as base } from "#test/voices/library/library-fixtures.ts";
import { words } from "#test/voices/library/library-words.ts";
import { listening } from "./listening-words.ts";

const test = base
  .extend("drafts", { scope: "file" }, () => numbered(92))
  .extend("openUntil", ({ client, open }) => async (path: string, shown: string) => {
    const app = await open(path, client);
    await screen.findByRole("article", { name: shown });
    return app;
  });

afterEach(() => {
  stopPlayer();
  usePlayer.setState({ isContinuous: false });
});

const card = (name: string) => within(screen.getByRole("article", { name }));
const dock = async () => within(await screen.findByRole("region", { name: /^(Oynatıcı|Player)$/ }));
const isAt = async (place: string) =>
  expect((await (await dock()).findAllByText(place))[0]).toBeInTheDocument();
const endSample = () => fireEvent(audioElement(), new Event("ended"));

describe.each(testedLanguages)("in %s", (locale) => {
  const say = { ...words[locale], ...listening[locale] };
  beforeEach(() => localStorage.setItem("locale", locale));

  test("all results play from the first on, through pages, whatever page and results are shown meanwhile", async ({
    openUntil,
  }) => {
    const { user } = await openUntil("/panel?page=3", "Ses 31");
    await user.click(screen.getByRole("button", { name: say.playAll }));
    expect(await (await dock()).findByText("Ses 1")).toBeVisible();
    await isAt("1 / 92");
    expect((await dock()).getByRole("button", { name: say.continuous })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await user.click(screen.getByRole("button", { name: say.groups[2] }));
    await user.click(screen.getByRole("checkbox", { name: say.german }));
    await user.click(screen.getByRole("button", { name: new RegExp(`${say.apply}$`, "i") }));
    await screen.findByText(say.noMatch);
    for (let place = 2; place <= 16; place += 1) {
      endSample();
      expect(await (await dock()).findByText(`Ses ${place}`)).toBeVisible();
    }
    await isAt("16 / 92");
    await user.click((await dock()).getByRole("button", { name: /^(Önceki ses|Previous voice)$/ }));
    await isAt("15 / 92");
  });

  test("a page is gone to by its number; a higher one is the last", async ({ openUntil }) => {
    const { user, address } = await openUntil("/panel", "Ses 1");
    const field = screen.getByRole("textbox", { name: say.goTo });
    await user.type(field, "5");
    await user.click(screen.getByRole("button", { name: say.go }));
    await screen.findByRole("article", { name: "Ses 61" });
    expect(address()).toBe("/panel?page=5");
    await waitFor(() => expect(document.activeElement?.tagName).toBe("UL"));
    expect(field).toHaveValue("");
    await user.type(field, "a99{Enter}");
    await screen.findByRole("article", { name: "Ses 91" });
    expect(address()).toBe("/panel?page=7");
  });
});

test("the liked voices play as a queue of their own, which a like taken back does not change", async ({
  openUntil,
}) => {
  const { user } = await openUntil("/panel", "Ses 1");
  for (const name of ["Ses 1", "Ses 2", "Ses 3"])
    await user.click(card(name).getByRole("button", { name: `Beğen: ${name}` }));
  await waitFor(() => expect(screen.getAllByRole("button", { name: /^Beğeniyi kaldır/ })).toHaveLength(3));
  await user.click(screen.getAllByRole("link", { name: /^Beğenilen/ })[0] ?? document.body);
  await user.click(await screen.findByRole("button", { name: "Tümünü oynat" }));
  const [first, second] = screen
    .getAllByRole("article")
    .map((one) => within(one).getByRole("heading").textContent);
  expect((await dock()).getByText(first ?? "")).toBeVisible();
  await isAt("1 / 3");
  await user.click(card(second ?? "").getByRole("button", { name: /^Beğeniyi kaldır/ }));
  await waitFor(() => expect(screen.queryByRole("article", { name: second })).toBeNull());
  endSample();
  expect(await (await dock()).findByText(second ?? "")).toBeVisible();
  await isAt("2 / 3");
});

test("the next voice leaves who stood on a card's slider in that card", async ({ openUntil }) => {
  const { user } = await openUntil("/panel", "Ses 1");
  await user.click(screen.getByRole("button", { name: "Tümünü oynat" }));
  await isAt("1 / 92");
  (await card("Ses 1").findByRole("slider")).focus();
  endSample();
  await isAt("2 / 92");
  await waitFor(() =>
    expect(card("Ses 1").getByRole("button", { name: words.tr.play("Ses 1") })).toHaveFocus(),
  );
});

test("a queue that cannot be had says so, and pressing again plays it", async ({ openUntil }) => {
  let isDown = true;
  watchCalls(({ path }) => {
    const isFirst = path.startsWith("/api/v1/voices?") && path.includes("page=0");
    return isDown && isFirst ? new Response("", { status: 500 }) : undefined;
  });
  const { user } = await openUntil("/panel?page=2", "Ses 16");
  await user.click(screen.getByRole("button", { name: "Tümünü oynat" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Ses yüklenemedi");
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Tümünü oynat" }));
  await isAt("1 / 92");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a phone's lock screen shows who is heard and the place, and leads to the next and the previous sample", async ({
  openUntil,
}) => {
  const handlers = new Map<string, (() => void) | null>();
  const session = {
    metadata: null as unknown,
    setActionHandler: (action: string, handler: (() => void) | null) => void handlers.set(action, handler),
    setPositionState: () => undefined,
  };
  vi.stubGlobal("MediaMetadata", function Metadata(this: object, told: object) {
    Object.assign(this, told);
  });
  Object.defineProperty(navigator, "mediaSession", { configurable: true, value: session });
  // When the application is gone: until then it writes to both.
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "mediaSession");
    vi.unstubAllGlobals();
  });
  const { user } = await openUntil("/panel", "Ses 1");
  await user.click(screen.getByRole("button", { name: "Tümünü oynat" }));
  await waitFor(() =>
    expect(session.metadata).toMatchObject({
      title: "Ses 1",
      artist: expect.stringMatching(/ · 1 \/ 92$/),
    }),
  );
  endSample();
  await waitFor(() =>
    expect(session.metadata).toMatchObject({
      title: "Ses 2",
      artist: expect.stringMatching(/ · 2 \/ 92$/),
    }),
  );
  // Phones show steps of seconds in place of the samples', where there are any.
  expect([...handlers.keys()].filter((action) => action.startsWith("seek"))).toEqual(["seekto"]);
  handlers.get("nexttrack")?.();
  await isAt("3 / 92");
  handlers.get("previoustrack")?.();
  await isAt("2 / 92");
});
