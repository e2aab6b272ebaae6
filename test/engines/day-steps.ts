import type { Visitor } from "#test/support/engines/visitor.ts";

const from = { role: "textbox", name: "Başlangıç" };
const calendar = { role: "button", name: "Takvimi aç: Başlangıç" };

/** What the record is asked for, and what stands in its field. */
const asks = (visitor: Visitor, search: string, written: string) =>
  visitor.until(
    (wanted, text) =>
      location.search === wanted &&
      document.querySelector<HTMLInputElement>("main input[inputmode=decimal]")?.value === text,
    `${written} is asked for`,
    search,
    written,
  );

/** What a browser does whose calendar a day is picked in: the calendar itself is no part of the page. */
function pick(day: string): void {
  const native = document.querySelector<HTMLInputElement>("main input[type=date]");
  if (!native) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(native, day);
  for (const type of ["input", "change"]) native.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Days of the owners' record: typed as a Turkish page has them, or picked, with the keyboard alone. */
export async function useDays(visitor: Visitor): Promise<void> {
  await visitor.step("types what is no day", async () => {
    await visitor.enter(from, "31 2 26");
    await visitor.key("Enter");
    await visitor.sees({ text: "~Bu bir tarih değil" });
  });
  await visitor.step("types a day", async () => {
    await visitor.enter(from, "5 kasım 26");
    await visitor.key("Enter");
    await asks(visitor, "?from=2026-11-05", "05.11.2026");
  });
  await visitor.step("opens the calendar by keys, and closes it", async () => {
    await visitor.key("Tab");
    await visitor.until(
      (name) => document.activeElement?.getAttribute("aria-label") === name,
      "its button has the focus",
      calendar.name,
    );
    await visitor.key("Enter");
    await visitor.picture("calendar");
    await visitor.key("Escape");
    await asks(visitor, "?from=2026-11-05", "05.11.2026");
  });
  await visitor.step("picks a day", async () => {
    await visitor.evaluate(pick, "2026-11-09");
    await asks(visitor, "?from=2026-11-09", "09.11.2026");
    await visitor.enter(from, "11.11.2026");
    await visitor.key("Tab");
    await asks(visitor, "?from=2026-11-11", "11.11.2026");
  });
}
