import { useFormikContext } from "formik";
import { useEffect, useRef, type ComponentPropsWithRef, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { announce } from "#src/lib/browser/announce.ts";
import { followOpening } from "#src/lib/browser/follow-opening.ts";
import { markUnsaved } from "#src/lib/drafts/unsaved.ts";
import { followPresses } from "./choice/pointer-press.ts";

/** What a password manager wrote into fields that it may fill, and told no event of. */
function filledSilently(
  form: HTMLFormElement | null,
  values: Record<string, unknown>,
  typed: EventTarget | undefined,
) {
  const filled: Record<string, string> = {};
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement) || field === typed) continue;
    if (!field.matches("[autocomplete]:not([autocomplete=off])")) continue;
    const { name, value } = field;
    if (typeof values[name] === "string" && values[name] !== value) filled[name] = value;
  }
  return filled;
}

/** Milliseconds within which a field that was left has been judged, and the press that left it is over. */
const patience = 400;

/** What a field complains of; empty without a complaint. */
const complaintOf = (field: Element): string => {
  const id = field
    .getAttribute("aria-describedby")
    ?.split(" ")
    .find((one) => one.endsWith("-error"));
  return (id && document.getElementById(id)?.textContent) ?? "";
};

/**
 * The `<form>` of a Formik form. After a refused submit, by the schema or the server, the first wrong field gets the focus; what a field complains
 * of when it is left is said.
 * Further submits are ignored while one is running.
 */
export function Form(props: Omit<ComponentPropsWithRef<"form">, "onSubmit" | "ref">) {
  const form = useRef<HTMLFormElement>(null);
  const { submitForm, submitCount, setStatus, isValidating, isSubmitting, dirty, values, setValues } =
    useFormikContext<Record<string, unknown>>();
  const handledCount = useRef(0);
  const isRunning = useRef(false);
  const complaintBefore = useRef("");
  const countNow = useRef(submitCount);

  useEffect(() => {
    countNow.current = submitCount;
  }, [submitCount]);

  useEffect(() => {
    if (isValidating || isSubmitting || submitCount === handledCount.current) return;
    handledCount.current = submitCount;
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [submitCount, isValidating, isSubmitting]);

  useEffect(followPresses, []);
  useEffect(() => {
    return form.current ? followOpening(form.current) : undefined;
  }, []);
  useEffect(() => {
    return dirty ? markUnsaved() : undefined;
  }, [dirty]);

  // At once: whatever is drawn first would write the old values over the new ones.
  const takeFilled = (typed?: EventTarget) => {
    const filled = filledSilently(form.current, values, typed);
    if (Object.keys(filled).length > 0) flushSync(() => void setValues({ ...values, ...filled }, false));
  };
  const sayComplaint = (field: Element) => {
    const before = complaintBefore.current;
    const count = submitCount;
    setTimeout(() => {
      const complaint = complaintOf(field);
      if (complaint !== before && count === countNow.current) announce(complaint, "field");
    }, patience);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    setStatus(undefined);
    takeFilled();
    try {
      await submitForm();
    } finally {
      isRunning.current = false;
    }
  };

  return (
    <form
      noValidate
      {...props}
      ref={form}
      onChangeCapture={({ target }) => takeFilled(target)}
      onFocusCapture={({ target }) => {
        complaintBefore.current = complaintOf(target);
      }}
      onBlurCapture={({ target }) => {
        takeFilled();
        sayComplaint(target);
      }}
      onSubmit={(event) => void submit(event)}
    />
  );
}
