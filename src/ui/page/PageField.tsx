import { Trans } from "@lingui/react/macro";
import { useId, useState, type SubmitEvent } from "react";
import { Button } from "#src/ui/button/Button.tsx";
import { TextInput } from "#src/ui/form/text/TextInput.tsx";
import styles from "./Pager.module.css";

interface PageFieldProps {
  total: number;
  /** Is given a page that exists: the last one for a higher number. */
  onPage: (page: number) => void;
}

/** Goes to a page by its number. */
export function PageField({ total, onPage }: PageFieldProps) {
  const id = useId();
  const [digits, setDigits] = useState("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (digits === "") return;
    onPage(Math.min(Math.max(1, Number(digits)), total));
    setDigits("");
  };
  return (
    <form className={styles["field"]} noValidate onSubmit={submit}>
      <label htmlFor={id}>
        <Trans comment="Label of a field in the pager: takes the number of a page">Go to page</Trans>
      </label>
      <TextInput
        id={id}
        className={styles["number"]}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        value={digits}
        onChange={({ currentTarget }) => setDigits(currentTarget.value.replaceAll(/\D/g, "").slice(0, 6))}
      />
      <Button type="submit" aria-disabled={digits === ""}>
        <Trans comment="Button: goes to the page of that number">Go</Trans>
      </Button>
    </form>
  );
}
