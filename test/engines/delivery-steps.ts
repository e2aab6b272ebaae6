import { shortSound } from "#test/support/short-sound.ts";
import type { Visitor } from "#test/support/engines/visitor.ts";

/** A file that is sent, and its bytes. */
export interface SentSound {
  name: string;
  bytes: Buffer;
}

export const soundNamed = (title: string, nth: number, seconds: number): SentSound => ({
  name: `${title}.wav`,
  bytes: shortSound(nth, seconds, 16_000),
});

/** Chooses files, as their dialog would give them to the page. */
export const chooseFiles = (visitor: Visitor, sounds: SentSound[]): Promise<void> =>
  visitor.evaluate(
    (files) => {
      const input = document.querySelector<HTMLInputElement>("main input[type=file]");
      if (!input) throw new Error("The page takes no files.");
      const chosen = new DataTransfer();
      for (const { name, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
        chosen.items.add(new File([bytes], name, { type: "audio/wav" }));
      }
      input.files = chosen.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    },
    sounds.map(({ name, bytes }) => ({ name, base64: bytes.toString("base64") })),
  );

/** Waits until a button with these words does what it says. */
export const untilOn = (visitor: Visitor, words: string): Promise<void> =>
  visitor.until(
    (wanted) =>
      [...document.querySelectorAll("button")].some(
        (button) => button.textContent?.trim() === wanted && button.getAttribute("aria-disabled") !== "true",
      ),
    `${words} can be pressed`,
    words,
  );

/**
 * What a finger tells a page that rests on the open waveform, or is drawn to another share of its width.
 * The drivers of two of the engines have no fingers: Chromium's are tried in test/browser/journeys/delivery.
 */
export const putFinger = (visitor: Visitor, from: number, to?: number): Promise<void> =>
  visitor.evaluate(
    (start, end) => {
      const wave = [...document.querySelectorAll('[id^="wave-"]')].find((one) => one.checkVisibility());
      if (!wave) throw new Error("No waveform is shown.");
      wave.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, width, bottom } = wave.getBoundingClientRect();
      const clientY = bottom - 26;
      const surface = document.elementFromPoint(left + start * width, clientY);
      const tell = (type: string, share: number) =>
        surface?.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            pointerType: "touch",
            isPrimary: true,
            button: type === "pointermove" ? -1 : 0,
            clientX: left + share * width,
            clientY,
          }),
        );
      tell("pointerdown", start);
      if (end === null) {
        // Behind the timer of the page, after which a finger has rested.
        setTimeout(() => tell("pointerup", start), 600);
        return;
      }
      tell("pointermove", end);
      // The page draws the part before the finger is lifted.
      requestAnimationFrame(() => requestAnimationFrame(() => tell("pointerup", end)));
    },
    from,
    to ?? null,
  );

/** Has the page keep the address of what it lets the browser save, in place of saving it. */
export const keepAddresses = (visitor: Visitor): Promise<void> =>
  visitor.evaluate(() => {
    Object.assign(HTMLAnchorElement.prototype, {
      click(this: HTMLAnchorElement) {
        document.documentElement.dataset["saved"] = this.href;
      },
    });
  });

/** The bytes that the browser would have saved. */
export async function savedBytes(visitor: Visitor): Promise<Buffer> {
  await visitor.until(() => document.documentElement.dataset["saved"] !== undefined, "a file is saved");
  const base64 = await visitor.evaluate(async () => {
    const answer = await fetch(document.documentElement.dataset["saved"] ?? "");
    if (!answer.ok) throw new Error(await answer.text());
    const letters = [...new Uint8Array(await answer.arrayBuffer())].map((byte) => String.fromCodePoint(byte));
    return btoa(letters.join(""));
  });
  return Buffer.from(base64, "base64");
}
