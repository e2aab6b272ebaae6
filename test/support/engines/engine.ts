/** What a test asks of a browser, whichever engine it has: one page, of one person at a time. */
export interface Engine {
  goto(url: string): Promise<void>;
  /** Calls a function in the page, with values that JSON can hold; the function knows nothing of what surrounds it here. */
  evaluate<Values extends readonly unknown[], Answer>(
    call: (...values: Values) => Answer,
    ...values: Values
  ): Promise<Awaited<Answer>>;
  /** Runs a script as the page's own. */
  run(source: string): Promise<void>;
  /** Presses the mouse at a point of the window. */
  click(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Forgets cookies and all that the page's origin stored. */
  forget(): Promise<void>;
  /** Role and name of what has the focus, as the engine itself tells screen readers; only WebKit is asked. */
  focused?(): Promise<{ role: string; name: string }>;
  /** What went wrong in scripts since the page was opened. */
  faults(): Promise<string[]>;
  /** The window as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export const keys = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  ArrowRight: "\uE014",
  ArrowLeft: "\uE012",
  Space: " ",
};
export type Key = keyof typeof keys;
