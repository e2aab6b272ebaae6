import type { CDPSession, Page } from "playwright-core";

/** What a screen reader adds to a name where it holds. */
const states = ["checked", "pressed", "expanded", "selected", "required", "invalid", "disabled"];

const text = ({ value }: { value?: unknown } = {}) =>
  typeof value === "string" && value ? value : undefined;

/** What is read of an element: role, name, value, states and description; empty where it is not in the tree. */
async function readElement(session: CDPSession, expression: string): Promise<string> {
  const { result } = await session.send("Runtime.evaluate", { expression });
  if (!result.objectId) return "";
  const { nodes } = await session.send("Accessibility.getPartialAXTree", {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  if (!node || node.ignored) return "";
  const held = (node.properties ?? [])
    .filter(({ name, value }) => states.includes(name) && String(value.value) !== "false")
    .map(({ name, value }) => (String(value.value) === "true" ? name : `${name}: ${value.value}`));
  const words = [
    `${node.role?.value} “${text(node.name) ?? ""}”`,
    text(node.value) && `value “${text(node.value)}”`,
    ...held,
    text(node.description) && `described by “${text(node.description)}”`,
  ];
  return words.filter(Boolean).join(", ");
}

/** What is read of what has the focus, and of the dialog around it; empty where the page itself has it. */
export async function readFocus(page: Page): Promise<{ focus: string; dialog: string }> {
  const session = await page.context().newCDPSession(page);
  try {
    const isPage = await page.evaluate(() => document.activeElement === document.body);
    return {
      focus: isPage ? "" : await readElement(session, "document.activeElement"),
      dialog: await readElement(session, 'document.activeElement.closest("dialog")'),
    };
  } finally {
    await session.detach();
  }
}
