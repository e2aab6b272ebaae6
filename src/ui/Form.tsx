import { useFormikContext } from "formik";
import { useEffect, useRef, type ComponentPropsWithRef, type FormEvent } from "react";
import { holdUnsaved } from "#src/lib/unsaved.ts";

/**
 * The `<form>` of a Formik form. After a submit that was refused, here or by the server, the first wrong field gets the
 * focus; while a submit is under way another one is none, however fast the presses come.
 */
export function Form(props: Omit<ComponentPropsWithRef<"form">, "onSubmit" | "ref">) {
  const form = useRef<HTMLFormElement>(null);
  const { submitForm, submitCount, setStatus, isValidating, isSubmitting, dirty } = useFormikContext();
  const answered = useRef(0);
  const isUnderWay = useRef(false);

  useEffect(() => {
    if (isValidating || isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [submitCount, isValidating, isSubmitting]);

  useEffect(() => (dirty ? holdUnsaved() : undefined), [dirty]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setStatus(undefined);
    try {
      await submitForm();
    } finally {
      isUnderWay.current = false;
    }
  };

  return <form noValidate {...props} ref={form} onSubmit={(event) => void submit(event)} />;
}
