import { expect, vi } from "vitest";
import { words as guest } from "#test/guest/page/page-words.ts";
import { words as likes } from "#test/liked-voices/words.ts";
import { offerWords } from "#test/browser/offers/words.ts";
import { words as session } from "#test/session/words.ts";
import { someOf } from "#test/support/amount.ts";
import { hidesFocus } from "#test/support/browser/keyboard.ts";
import { testIn } from "#test/support/engines/fixtures.ts";
import type { Visitor } from "#test/support/engines/visitor.ts";

const test = testIn("webkit");

const fits = (name: string, wanted: string | RegExp) =>
  typeof wanted === "string" ? name === wanted : wanted.test(name);

/** Somebody who goes by key alone, and notices where the focus is on nothing that is seen and has a name. */
class KeyVisitor {
  readonly faults: string[] = [];
  readonly #visitor: Visitor;

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  /** The name of what has the focus. */
  async #stop(): Promise<string> {
    const { role, name } = (await this.#visitor.engine.focused?.()) ?? { role: "", name: "" };
    const isHidden = await this.#visitor.evaluate(hidesFocus);
    if (!name || isHidden) this.faults.push(`${isHidden ? "hidden" : "nameless"}: ${role} “${name}”`);
    return name;
  }

  /** Presses Tab until what is called so has the focus. */
  async to(wanted: string | RegExp): Promise<void> {
    for (let presses = 0; presses < 100; presses += 1) {
      await this.#visitor.key("Tab");
      const name = await this.#stop();
      if (fits(name, wanted)) return;
    }
    throw new Error(`${String(wanted)} never got the focus`);
  }

  /** Waits until what has the focus is called so, as after a press. */
  async is(wanted: string | RegExp): Promise<void> {
    const ask = async () => {
      const { name = "" } = (await this.#visitor.engine.focused?.()) ?? {};
      if (!fits(name, wanted)) throw new Error(`“${name}” has the focus, not ${String(wanted)}`);
    };
    await vi.waitFor(ask, { timeout: 30_000, interval: 100 });
    await this.#stop();
  }
}

test.for(someOf(["tr", "en"] as const, 1))(
  "in login, library and a guest's room, what has the focus is seen and has a name, in %s",
  async (locale, { visitor, openRoom }) => {
    const say = { ...offerWords[locale], ...likes[locale], ...session[locale] };
    const keys = new KeyVisitor(visitor);
    await visitor.resize(1440);
    await visitor.step("logs in by key", async () => {
      await visitor.open("/login", { locale });
      await keys.is(say.username);
      await visitor.engine.type("demo-client");
      await keys.to(say.password);
      await visitor.engine.type("demo-client-password");
      await visitor.key("Enter");
      await keys.is(say.library);
    });
    await visitor.step("hears and likes by key", async () => {
      await visitor.sees({ css: "ul[aria-busy=false] article" });
      await keys.to(new RegExp(`^${say.play("")}`));
      await visitor.key("Enter");
      await keys.is(new RegExp(`^${say.pause("")}`));
      await keys.to(new RegExp(`^(${say.like("")}|${say.unlike("")})`));
      await visitor.key("Space");
      await keys.to(say.make);
    });
    const room = guest[locale];
    const { path } = await openRoom(3);
    await visitor.step("a guest hears and writes by key", async () => {
      await visitor.open(path ?? "", { locale });
      await keys.to(room.play("A"));
      await visitor.key("Enter");
      await keys.is(room.pause("A"));
      await visitor.engine.type("n");
      await keys.is(room.note);
      await visitor.engine.type("Sakin.");
      await visitor.key("Enter");
      await keys.is(/0:0\d/);
      await keys.to(room.send);
    });
    expect(keys.faults).toEqual([]);
  },
);
