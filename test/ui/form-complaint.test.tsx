import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Formik } from "formik";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { object, string } from "yup";
import { Form } from "#src/ui/form/Form.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import { listenToPage, untilNothingIsLeftToSay } from "#test/support/jsdom/hearing.ts";

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 1000));

const schema = object({
  email: string().required("It is required").email("No address"),
  city: string()
    .required("It is required")
    .min(3, "Too short")
    .test("known", "No such city", async (city) => {
      await aMoment();
      return city !== "Nowhere";
    }),
});

beforeAll(untilNothingIsLeftToSay);

beforeEach(() => {
  i18n.loadAndActivate({ locale: "en", messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <Formik
        initialValues={{ email: "", city: "" }}
        validationSchema={schema}
        onSubmit={() => Promise.resolve()}
      >
        <Form>
          <TextField name="email" label="E-mail" />
          <TextField name="city" label="City" />
          <button type="submit">Send</button>
        </Form>
      </Formik>
    </I18nProvider>,
  );
});

const field = (name: string) => screen.getByLabelText(name);

it("says what a field complains of when it is left, once", async () => {
  const said = listenToPage();
  await userEvent.type(field("E-mail"), "nobody");
  await userEvent.tab();
  await waitFor(() => expect(said).toEqual(["No address"]));
  await userEvent.tab({ shift: true }); // the focus reads it
  await userEvent.tab();
  await aMoment();
  expect(said).toEqual(["No address"]);
});

it("says it of a field that takes long to judge too", async () => {
  const said = listenToPage();
  await userEvent.type(field("City"), "Nowhere");
  await userEvent.tab();
  await waitFor(() => expect(said.at(-1)).toBe("No such city"), { timeout: 5000 });
});

it("says it though an earlier value's complaint still stands when the field is left", async () => {
  const said = listenToPage();
  await userEvent.type(field("City"), "No");
  await aMoment();
  await userEvent.type(field("City"), "where");
  await userEvent.tab();
  await waitFor(() => expect(said.at(-1)).toBe("No such city"), { timeout: 5000 });
});

it("neither complains nor says anything of a field that is left empty", async () => {
  const said = listenToPage();
  await userEvent.click(field("E-mail"));
  await userEvent.tab();
  await aMoment();
  expect(said).toEqual([]);
  expect(field("E-mail")).not.toHaveAttribute("aria-invalid");
});

it("leaves it to the focus after a refused submit", async () => {
  const said = listenToPage();
  await userEvent.type(field("City"), "x");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(field("E-mail")).toHaveFocus());
  expect(field("E-mail")).toHaveAccessibleDescription("It is required");
  await aMoment();
  expect(said).toEqual([]);
});
