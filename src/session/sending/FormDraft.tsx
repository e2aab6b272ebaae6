import { Trans } from "@lingui/react/macro";
import { useFormikContext, type FormikValues } from "formik";
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from "react";
import { isSame } from "#src/lib/is-same.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import type { Combine, Draft } from "./draft.ts";
import { useClearOnArrival, useElsewhere, useKeepWhenLost } from "./use-draft.ts";
import styles from "./FormDraft.module.css";

interface FormDraftProps<Values> {
  draft: Draft;
  /** How what was typed earlier goes into the form as it is opened now, where its fields are not enough. */
  combine?: Combine<Values>;
  /** Called once what was typed earlier is in the form. */
  onReady?: () => void;
}

/** Inside a Formik form, at its top: keeps what is typed, brings back what was typed earlier and says so. */
export function FormDraft<Values extends FormikValues>({ draft, combine, onReady }: FormDraftProps<Values>) {
  const { values, initialValues, dirty, isSubmitting, setValues, resetForm } = useFormikContext<Values>();
  const [found] = useState(() => (dirty ? undefined : draft.found(initialValues, combine)));
  const [isContinued, setContinued] = useState(found !== undefined);
  const line = useRef<HTMLDivElement>(null);
  const isRestored = useRef(false);
  const keep = useEffectEvent((typed: Values) => {
    if (dirty || draft.isUnknown) draft.keep(initialValues, typed);
    else draft.drop();
  });
  const bringBack = useEffectEvent(() => {
    if (found) void setValues(found, false);
    onReady?.();
  });
  // A long text takes milliseconds to store: after the letter has been drawn.
  const typed = useDeferredValue(values);
  useEffect(() => {
    if (isRestored.current) keep(typed);
    else bringBack();
    isRestored.current = true;
  }, [typed]);
  useKeepWhenLost(() => dirty && draft.keep(initialValues, values));

  useClearOnArrival(draft, () => {
    if (isSame(values, found)) resetForm({ values: initialValues });
  });
  const isBeingSent = useElsewhere(draft) === "sending" || isSubmitting;

  const discard = () => {
    line.current?.closest("form")?.querySelector<HTMLElement>("input, textarea, select")?.focus();
    draft.drop();
    setContinued(false);
    resetForm({ values: initialValues });
  };
  if (!isContinued || !dirty || isBeingSent) return null;
  return (
    <div ref={line} className={styles["line"]}>
      <Spoken as="span">
        <Trans comment="A form holds what was typed earlier">Continued</Trans>
      </Spoken>
      <Button onClick={discard}>
        <Trans comment="Button: empties a form that holds what was typed earlier">Discard</Trans>
      </Button>
    </div>
  );
}
