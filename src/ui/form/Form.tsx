import { useFormikContext } from "formik";
import { useEffect, useRef, type ComponentPropsWithRef, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { followOpening } from "#src/lib/browser/follow-opening.ts";
import { markUnsaved } from "#src/lib/drafts/unsaved.ts";
import { followPresses } from "./choice/pointer-press.ts";
import { useSaidComplaint } from "./use-said-complaint.ts";

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

/**
 * The `<form>` of a Formik form. After a refused submit, by the schema or the server, the first wrong field gets the focus.
 * What a field complains of when it is left is said. Further submits are ignored while one is running.
 */
export function Form(props: Omit<ComponentPropsWithRef<"form">, "onSubmit" | "ref">) {
  const form = useRef<HTMLFormElement>(null);
  const { submitForm, submitCount, setStatus, isValidating, isSubmitting, dirty, values, setValues } =
    useFormikContext<Record<string, unknown>>();
  const handledCount = useRef(0);
  const isRunning = useRef(false);
  const { noteEntered, sayOnceLeft } = useSaidComplaint(submitCount);

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
      onFocusCapture={({ target }) => noteEntered(target)}
      onBlurCapture={({ target }) => {
        takeFilled();
        sayOnceLeft(target);
      }}
      onSubmit={(event) => void submit(event)}
    />
  );
}
