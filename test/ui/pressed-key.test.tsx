import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SearchInput } from "#src/ui/form/text/SearchInput.tsx";

test.for([
  ["while a composition goes on", { isComposing: true }],
  ["that ends a composition, as WebKit tells it", { keyCode: 229 }],
  ["of an input method alone", { key: "Process", keyCode: 229 }],
] as const)("Enter %s sends nothing; the next one does", ([, init]) => {
  const search = vi.fn<(text: string) => void>();
  render(<SearchInput label="Search" value="" onSearch={search} />);
  const field = screen.getByRole("searchbox");
  fireEvent.change(field, { target: { value: "にほん" } });
  fireEvent.keyDown(field, { key: "Enter", ...init });
  expect(search).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: "Enter", keyCode: 13 });
  expect(search).toHaveBeenCalledExactlyOnceWith("にほん");
});
