import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render, screen } from "@testing-library/react";
import { Formik } from "formik";
import { expect, it } from "vitest";
import { TextField } from "#src/ui/form/text/TextField.tsx";

const show = () => {
  i18n.loadAndActivate({ locale: "en", messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <Formik initialValues={{ name: "", company: "", months: "" }} onSubmit={() => undefined}>
        <>
          <TextField name="name" label="Name" hint="As on the letter" />
          <TextField name="company" label="Company" hint="In full" optional />
          <TextField name="months" label="Months" required={false} />
        </>
      </Formik>
    </I18nProvider>,
  );
  return (name: string) => screen.getByRole("textbox", { name });
};

it("is required unless it may stay empty, and says that it is optional", () => {
  const field = show();
  expect(field("Name")).toBeRequired();
  expect(field("Name")).toHaveAccessibleDescription("As on the letter");
  expect(field("Company")).not.toBeRequired();
  expect(field("Company")).toHaveAccessibleDescription("optional In full");
  expect(field("Months")).not.toBeRequired();
  expect(field("Months")).not.toHaveAccessibleDescription();
});
