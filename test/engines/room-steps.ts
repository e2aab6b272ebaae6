import { words as guest } from "#test/guest/page/page-words.ts";
import { words as maker } from "#test/rooms/pages/words.ts";
import type { Visitor } from "#test/support/engines/visitor.ts";

/** Opens a room for what a list holds. Returns where guests go, and its id. */
export async function openRoom(
  visitor: Visitor,
  listId: string,
): Promise<{ path: string; password: string; roomId: string }> {
  const say = maker.tr;
  let opened = { path: "", password: "", roomId: "" };
  await visitor.step("opens a room from a list", async () => {
    await visitor.goTo(`/lists/${listId}`);
    await visitor.press({ role: "button", name: say.ask });
    await visitor.press({ role: "button", name: say.open, in: { role: "dialog", name: say.ask } });
    const dialog = { role: "dialog", name: say.opened };
    const link = await visitor.sees({ role: "textbox", name: say.link, in: dialog });
    const password = await visitor.sees({ role: "textbox", name: say.password, in: dialog });
    await visitor.picture("room-opened");
    await visitor.press({ role: "link", name: say.toResults, in: dialog });
    await visitor.until(() => location.pathname.startsWith("/rooms/"), "the results");
    const roomId = await visitor.evaluate(() => location.pathname.replace("/rooms/", ""));
    opened = { path: new URL(link).pathname, password, roomId };
  });
  return opened;
}

const row = (letter: string) => ({ css: `[data-letter="${letter}"]` });

/** A guest hears, votes, writes and sends. */
export async function answerRoom(
  visitor: Visitor,
  { path, password }: { path: string; password: string },
): Promise<void> {
  const say = guest.tr;
  await visitor.step("a guest enters", async () => {
    await visitor.open(path);
    await visitor.enter({ label: say.password }, password);
    await visitor.press({ role: "button", name: say.open });
    await visitor.sees(row("A"));
  });
  await visitor.step("a guest hears two voices", async () => {
    await visitor.press({ role: "button", name: say.play("A"), in: row("A") });
    await visitor.sees({ role: "button", name: say.pause("A"), in: row("A") });
    await visitor.press({
      css: "label:has([type=radio])",
      at: 1,
      in: { role: "radiogroup", name: say.heard },
    });
    await visitor.sees({ role: "button", name: say.pause("B"), in: row("B") });
  });
  await visitor.step("a guest votes", async () => {
    for (const [letter, vote] of [
      ["A", say.yes],
      ["B", say.maybe],
      ["C", say.no],
    ] as const)
      await visitor.press({ role: "radio", name: vote, in: row(letter) });
  });
  await visitor.step("a guest writes a note", async () => {
    await visitor.press({ css: "[data-note]", in: row("B") });
    await visitor.enter({ role: "textbox", name: say.note, in: row("B") }, "Sıcak bir giriş.");
    await visitor.key("Enter");
    await visitor.sees({ text: "Sıcak bir giriş.", in: row("B") });
  });
  await visitor.step("a guest sends", async () => {
    await visitor.enter({ label: say.name }, "Gökçe");
    await visitor.press({ role: "button", name: say.send });
    await visitor.sees({ text: "~Yanıtlarınız gönderildi" });
  });
}
