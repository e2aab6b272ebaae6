import { render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useTabCount } from "#src/lib/browser/tab-count.ts";
import { ErrorBoundary } from "#src/ui/feedback/ErrorBoundary.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  document.title = "";
});

function Counted({ count }: { count: number }) {
  useTabCount(count);
  return null;
}

/** Lets what watches the title answer its last change. */
const answered = () => new Promise<void>((resolve) => void setTimeout(resolve));

test("the number stands before whatever the page calls itself, and goes with the count", async () => {
  document.title = "Panel · Tınora";
  const { rerender, unmount } = render(<Counted count={3} />);
  expect(document.title).toBe("(3) Panel · Tınora");
  document.title = "Talepler · Tınora";
  await answered();
  expect(document.title).toBe("(3) Talepler · Tınora");
  rerender(<Counted count={12} />);
  expect(document.title).toBe("(12) Talepler · Tınora");
  unmount();
  expect(document.title).toBe("Talepler · Tınora");
});

test("a count that failed to be shown does not go on changing the title against the next one", async () => {
  document.title = "(2) Panel";
  const title = vi.spyOn(document, "title", "get").mockImplementation(() => {
    throw new Error("the title is broken");
  });
  vi.spyOn(console, "error").mockReturnValue();
  render(
    <ErrorBoundary fallback={() => null}>
      <Counted count={0} />
    </ErrorBoundary>,
  );
  title.mockRestore();
  document.title = "(3) Panel";
  await answered();
  expect(document.title).toBe("(3) Panel");
});
