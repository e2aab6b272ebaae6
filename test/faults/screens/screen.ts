import type { Locator, Page } from "playwright-core";
import type { World } from "#test/faults/world.ts";

/** What a screen sends. */
export interface Write {
  /** The path of the call, as `page.route` understands it. */
  call: string | RegExp;
  press(page: Page): Promise<void>;
  /** What stands on screen only when it was done. */
  success: string;
}

/** What a person types into a screen. */
export interface Draft {
  type(page: Page): Promise<void>;
  /** What stands in the fields. */
  read(page: Page): Promise<string[]>;
  typed: string[];
  /** Passwords are kept nowhere once their form is gone. */
  isSecret?: boolean;
}

export interface Screen {
  name: string;
  role: "client" | "owner" | null;
  path(world: Pick<World, "artist">): string;
  /** Waits until it is shown, and opens its dialog. */
  enter(page: Page): Promise<void>;
  /** Visible when it is shown. */
  shown(page: Page): Locator;
  /** The call whose answer it shows. */
  read?: string | RegExp;
  write?: Write;
  draft?: Draft;
  /** Whether its code is fetched only when it is asked for. */
  isLate?: true;
  /** What plays a sample. */
  play?(page: Page): Locator;
}

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
export const submit = (scope: Page | Locator) => scope.locator("button[type=submit]").last();
export const dialog = (page: Page) => page.locator("dialog[open]");

/** The button of the profile menu, which says who is signed in: a person of either world. */
export const profileButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /^(Kişi \d+|Deniz Aksoy|Ayşe Erdem)$/ });

/** Plays or pauses the first voice of a page. */
export const firstPlay = (page: Page) =>
  page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^(Oynat|Duraklat): / });

/** A draft of text fields by their names. */
export function fields(scope: (page: Page) => Page | Locator, values: Record<string, string>): Draft {
  const field = (page: Page, name: string) => scope(page).locator(`[name="${name}"]`);
  return {
    typed: Object.values(values),
    async type(page) {
      for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
    },
    read: (page) => Promise.all(Object.keys(values).map((name) => field(page, name).inputValue())),
  };
}
