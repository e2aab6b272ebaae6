import type { CDPSession, Page } from "playwright-core";
import { tellChanges } from "./tell-changes.ts";

/** Milliseconds without a word after which all was said: longer than any pause that the application makes. */
const quiet = 1800;

/** What a page says by itself, as Chromium's accessibility tree has it. */
export interface Listener {
  /** What was said since it was last asked, in order, once the page has been quiet. */
  hear(): Promise<string[]>;
}

/** The words of an element as a screen reader gets them; empty where it gets none, as behind a modal dialog. */
async function readWords(session: CDPSession, expression: string): Promise<string> {
  const { result } = await session.send("Runtime.evaluate", { expression });
  if (!result.objectId) return "";
  const { nodes } = await session.send("Accessibility.queryAXTree", { objectId: result.objectId });
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === "StaticText")
    .map(({ name }) => String(name?.value).trim())
    .join(" ");
}

/** Listens to a page, which has not gone to its address yet. */
export async function listen(page: Page): Promise<Listener> {
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  let said: string[] = [];
  let last = Date.now();
  let work = Promise.resolve();
  await page.exposeFunction("tellChange", (place: number, isSilent: boolean) => {
    last = Date.now();
    const before = work;
    const read = async () => {
      await before;
      // A page that was left has nothing to read.
      const words = await readWords(session, `changedRegions[${place}]`).catch(() => "");
      said.push((isSilent && `(silent) ${words}`) || words || "(unread)");
    };
    work = read();
  });
  await page.addInitScript(tellChanges);
  return {
    async hear() {
      last = Date.now();
      while (Date.now() - last < quiet) await new Promise((resolve) => setTimeout(resolve, 100));
      await work;
      const heard = said;
      said = [];
      return heard;
    },
  };
}
