import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { Select } from "#src/ui/form/Select.tsx";

type Order = "newest" | "name";
const options = [
  { value: "newest", words: "Newest first" },
  { value: "name", words: "By name" },
] as const;

function Ordered() {
  const [order, setOrder] = useState<Order>("newest");
  return (
    <>
      <Select label="Order" value={order} options={options} onSelect={setOrder} />
      <output>{order}</output>
    </>
  );
}

it("is a list box with its label as its name, shows what is chosen and tells what is chosen next", async () => {
  render(<Ordered />);
  const select = screen.getByRole("combobox", { name: "Order" });
  expect(select).toHaveDisplayValue("Newest first");
  await userEvent.selectOptions(select, "By name");
  expect(screen.getByRole("status")).toHaveTextContent("name");
  expect(select).toHaveDisplayValue("By name");
});
