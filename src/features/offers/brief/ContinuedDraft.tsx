import { Trans } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import { keepOfferDraft, dropOfferDraft, type AllInputs, type OfferDraftKept } from "./offer-draft.ts";
import styles from "./ContinuedDraft.module.css";

interface ContinuedDraftProps {
  userName: string;
  /** The key of this form. */
  formKey: string;
  /** What was begun earlier. */
  draft: OfferDraftKept | undefined;
}

/** Inside the form: keeps what is typed, brings back what was begun earlier and says so. */
export function ContinuedDraft({ userName, formKey, draft }: ContinuedDraftProps) {
  const { values, initialValues, dirty, setValues, resetForm } = useFormikContext<AllInputs>();
  const [isContinued, setContinued] = useState(draft !== undefined);
  const line = useRef<HTMLDivElement>(null);
  const isRestored = useRef(false);
  const keep = useEffectEvent((all: AllInputs) => {
    if (dirty) keepOfferDraft(userName, { key: formKey, values: all });
    else dropOfferDraft(userName, formKey);
  });
  // A long script takes milliseconds to store: after the letter has been drawn.
  const typed = useDeferredValue(values);
  const restore = useEffectEvent(() => void (draft && setValues(draft.values, false)));
  useEffect(() => {
    if (isRestored.current) keep(typed);
    else restore();
    isRestored.current = true;
  }, [typed]);
  const discard = () => {
    line.current?.closest("form")?.querySelector<HTMLElement>("input[name=budget]")?.focus();
    dropOfferDraft(userName);
    setContinued(false);
    resetForm({ values: initialValues });
  };
  if (!isContinued) return null;
  return (
    <div ref={line} className={styles["line"]} role="status">
      <span>
        <Trans comment="A form holds what was typed earlier">Continued</Trans>
      </span>
      <Button onClick={discard}>
        <Trans comment="Button: empties a form that holds what was typed earlier">Discard</Trans>
      </Button>
    </div>
  );
}
