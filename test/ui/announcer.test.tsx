import { act, render, screen } from "@testing-library/react";
import { beforeAll, describe, expect, vi, test as base } from "vitest";
import { announce } from "#src/lib/browser/spoken/announce.ts";
import { Dialog } from "#src/ui/dialog/Dialog.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import { Toast } from "#src/ui/feedback/toast/Toast.tsx";
import { listenToPage, untilNothingIsLeftToSay } from "#test/support/jsdom/hearing.ts";
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";

const inEnglish = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);
const nothing = () => undefined;
const meter = (words: string) => (
  <Spoken pause={1000} only="changes">
    {words}
  </Spoken>
);

const test = base.extend<{ said: readonly string[]; hearAll: () => Promise<void> }>({
  said: async ({}, use) => {
    await import("#src/lib/browser/spoken/announcer.ts"); // comes late
    vi.useFakeTimers();
    i18n.loadAndActivate({ locale: "en", messages: {} });
    await use(listenToPage());
    vi.useRealTimers();
  },
  hearAll: async ({}, use) => {
    await use(() => act(async () => void (await vi.advanceTimersByTimeAsync(20_000))));
  },
});

beforeAll(untilNothingIsLeftToSay);

describe("the announcer", () => {
  test("says one after the other what came at once", async ({ said, hearAll }) => {
    announce("The artist was saved.");
    announce("Two artists were found.");
    await hearAll();
    expect(said).toEqual(["The artist was saved.", "Two artists were found."]);
  });

  test("says the last of a kind alone, where several wait", async ({ said, hearAll }) => {
    announce("3 seconds over", "meter");
    announce("The artist was saved.");
    announce("4 seconds over", "meter");
    await hearAll();
    expect(said).toEqual(["The artist was saved.", "4 seconds over"]);
  });

  test("says equal words again once they were said", async ({ said, hearAll }) => {
    announce("Copied");
    await hearAll();
    announce("Copied");
    await hearAll();
    expect(said).toEqual(["Copied", "Copied"]);
  });

  test("speaks in the dialog that stands over the page", async ({ said, hearAll }) => {
    const words = (
      <Dialog open onClose={nothing} title="Request">
        <Notice kind="success">It was sent.</Notice>
      </Dialog>
    );
    render(words, { wrapper: inEnglish });
    const attached = vi.spyOn(Element.prototype, "attachShadow");
    await hearAll();
    expect(said).toEqual(["It was sent."]);
    expect(attached.mock.contexts).toEqual([screen.getByRole("dialog").querySelector("[data-announcer]")]);
    // What is said is no second text of the page.
    expect(screen.getAllByText("It was sent.")).toHaveLength(1);
  });
});

describe("behind a dialog", () => {
  const failure = (
    <Toast kind="failure" onClose={nothing}>
      Not liked
    </Toast>
  );
  const page = (isOpen: boolean, hasFailed: boolean) => (
    <>
      {hasFailed && failure}
      <Dialog open={isOpen} onClose={nothing} title="Offer">
        {hasFailed && <Notice kind="danger">Not sent</Notice>}
      </Dialog>
    </>
  );

  test("a failure is said in it, once; what fails in it interrupts by itself", async ({ said, hearAll }) => {
    const { rerender } = render(page(true, false), { wrapper: inEnglish });
    rerender(page(true, true));
    await hearAll();
    expect(said).toEqual(["Not liked"]);
  });

  test("nothing is said once it was closed", async ({ said, hearAll }) => {
    const { rerender } = render(page(true, false), { wrapper: inEnglish });
    rerender(page(false, false));
    rerender(page(false, true));
    await hearAll();
    expect(said).toEqual([]);
    globalThis.focusWatch.forget(); // nothing opened it that could have it back
  });
});

describe("what comes into the page with its words", () => {
  test.for([
    { what: "a success", words: <Notice kind="success">Saved</Notice> },
    { what: "a warning", words: <Notice kind="warning">Saved</Notice> },
    {
      what: "news",
      words: (
        <Toast kind="news" onClose={nothing}>
          Saved
        </Toast>
      ),
    },
    { what: "a line", words: <Spoken as="p">Saved</Spoken> },
  ])("says $what once, however often it is drawn", async ({ words }, { said, hearAll }) => {
    const { rerender, container } = render(words, { wrapper: inEnglish });
    rerender(words);
    await hearAll();
    rerender(words);
    await hearAll();
    expect(said).toEqual(["Saved"]);
    // No live region of its own, which would say it twice.
    expect(container.querySelector("[role=status], [role=alert], [aria-live]")).toBeNull();
  });

  test("is said again when its words change", async ({ said, hearAll }) => {
    const { rerender } = render(<Spoken>1 voice selected</Spoken>);
    await hearAll();
    rerender(<Spoken>2 voices selected</Spoken>);
    await hearAll();
    expect(said).toEqual(["1 voice selected", "2 voices selected"]);
  });

  test("waits for a pause of what is typed, and says only what changed by then", async ({
    said,
    hearAll,
  }) => {
    const { rerender } = render(meter("The script fits."));
    await hearAll();
    for (const syllables of [1, 2, 3, 4]) {
      rerender(meter(`Cut ${syllables} syllables.`));
      await act(async () => void (await vi.advanceTimersByTimeAsync(300)));
    }
    rerender(meter("Cut 4 syllables.")); // drawn again for another reason
    await hearAll();
    rerender(meter("Cut 5 syllables."));
    rerender(meter("Cut 4 syllables."));
    await hearAll();
    expect(said).toEqual(["Cut 4 syllables."]);
  });

  test("interrupts where it is a failure, and is not said after it once more", async ({ said, hearAll }) => {
    const { getByRole } = render(<Notice kind="danger">Not saved</Notice>, { wrapper: inEnglish });
    await hearAll();
    expect(getByRole("alert")).toHaveTextContent("Not saved");
    expect(said).toEqual([]);
  });
});
