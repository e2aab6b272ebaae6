import { useFormikContext } from "formik";
import { useEffect, useRef, type ComponentPropsWithRef } from "react";

/** The `<form>` of a Formik form. After a refused submit the first wrong field gets the focus. */
export function Form(props: Omit<ComponentPropsWithRef<"form">, "onSubmit" | "ref">) {
  const form = useRef<HTMLFormElement>(null);
  const { handleSubmit, submitCount, isValid, isValidating, isSubmitting } = useFormikContext();
  const answered = useRef(0);

  useEffect(() => {
    if (isValidating || isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    if (!isValid) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [submitCount, isValid, isValidating, isSubmitting]);

  return <form noValidate {...props} ref={form} onSubmit={handleSubmit} />;
}
