import { useFormikContext } from "formik";
import { useEffect, useRef, type ComponentPropsWithRef, type FormEvent } from "react";
import { markUnsaved } from "#src/lib/drafts/unsaved.ts";
import { followPresses } from "./choice/pointer-press.ts";

/**
 * The `<form>` of a Formik form. After a refused submit, by the schema or the server, the first wrong field gets the focus.
 * Further submits are ignored while one is running.
 */
export function Form(props: Omit<ComponentPropsWithRef<"form">, "onSubmit" | "ref">) {
  const form = useRef<HTMLFormElement>(null);
  const { submitForm, submitCount, setStatus, isValidating, isSubmitting, dirty } = useFormikContext();
  const handledCount = useRef(0);
  const isRunning = useRef(false);

  useEffect(() => {
    if (isValidating || isSubmitting || submitCount === handledCount.current) return;
    handledCount.current = submitCount;
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [submitCount, isValidating, isSubmitting]);

  useEffect(followPresses, []);
  useEffect(() => {
    return dirty ? markUnsaved() : undefined;
  }, [dirty]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    setStatus(undefined);
    try {
      await submitForm();
    } finally {
      isRunning.current = false;
    }
  };

  return <form noValidate {...props} ref={form} onSubmit={(event) => void submit(event)} />;
}
