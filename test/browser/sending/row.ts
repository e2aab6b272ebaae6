import type { Locator, Page } from "playwright-core";
import type { DemoUser } from "#test/support/browser/site.ts";

/** What may become of something that is typed or pressed. */
export const columns = [
  "lost answer",
  "late answer",
  "reload",
  "second tab",
  "closed tab",
  "ended session",
  "other person",
] as const;
export type Column = (typeof columns)[number];

/** What a row asks of the server, beside the page. */
export interface Calls {
  /** A call of the API as this person, in English; with a body it is a POST. */
  call<T>(user: DemoUser, path: string, json?: object): Promise<T>;
}

/** What was typed, and on which page. */
export interface Written {
  page: Page;
  path: string;
  text: string;
}

/** One thing that can be typed or pressed, as a person does it in English. */
export interface Row {
  name: string;
  /** Who does it; a visitor or a guest of a room where it is nobody who is signed in. */
  as: DemoUser | undefined;
  /** Makes what it is about; the answer is the address of its page. */
  prepare(calls: Calls): Promise<string>;
  /** Opens the form. */
  open(page: Page): Promise<void>;
  /** Where the text is typed; missing where there is none. */
  field?(page: Page): Locator;
  /** Gives what else is asked for, before the text. */
  fill?(page: Page): Promise<void>;
  send(page: Page): Promise<void>;
  /** Sends once more what may have arrived, where that is another press. */
  again?(page: Page): Promise<void>;
  /** The call that sends it. */
  call: RegExp;
  /** Stands on screen once it has arrived. */
  arrived(page: Page, text: string): Locator;
  /** How often the server has it. */
  count(calls: Calls, at: Written): Promise<number>;
  /** Says that nobody knows whether it arrived, where that is said in other words. */
  unknown?: RegExp;
  /** Stands on screen where what was sent waits, where that is not its field. */
  waiting?(page: Page, text: string): Locator;
  /** Whether its form comes back by itself after a reload while it is sent, and after a login. */
  comesBack?: boolean;
  /** Whether a lost answer is looked up, so that what has arrived is said without a further press. */
  isLookedUp?: boolean;
  /** Whether the page shows what holds once it is said that nobody knows, so that there is nothing to press again. */
  isReadAnew?: boolean;
  /** Whether it takes no words: nothing waits for the next login but the page. */
  isPressed?: boolean;
  /** Whether there is no form once it has arrived: the page shows what was made. */
  isSpent?: boolean;
  /** Whether others of the same role see what was made. */
  isShared?: boolean;
  /** Why a column says nothing of it. */
  exempt?: Partial<Record<Column, string>>;
}

const usual: Record<Column, string> = {
  "lost answer": "unknown is said; once, pressed again",
  "late answer": "changes nothing for the next person",
  reload: "comes back, unknown; once",
  "second tab": "says that it is being sent, then that it arrived; once",
  "closed tab": "comes back; once",
  "ended session": "comes back after the login; once",
  "other person": "sees nothing of it",
};

/** The columns in which a row has something to show. */
export const columnsOf = (row: Row): Column[] =>
  columns.filter((column) => row.exempt?.[column] === undefined);

/** What docs/reliability.md says of a cell. */
export function saysOf(row: Row, column: Column): string {
  const exempt = row.exempt?.[column];
  if (exempt !== undefined) return `– (${exempt})`;
  if (column === "ended session" && row.isPressed)
    return "the login, and back to its page; once, pressed again";
  if (column === "lost answer" && row.isReadAnew) return "unknown is said, and the page shows it; once";
  if (column === "lost answer" && row.isLookedUp) return "looked up and said; once";
  if ((column === "reload" || column === "second tab") && row.isSpent) return "the page shows it; once";
  return usual[column];
}

/** The lines of the table in docs/reliability.md. */
export const tableOf = (rows: readonly Row[]): string[] => [
  `| Typed or pressed | ${columns.join(" | ")} |`,
  `|${"---|".repeat(columns.length + 1)}`,
  ...rows.map((row) => `| ${row.name} | ${columns.map((column) => saysOf(row, column)).join(" | ")} |`),
];
