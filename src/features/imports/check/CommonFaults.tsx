import { Plural, Trans, useLingui } from "@lingui/react/macro";
import ArrowDownFromLine from "lucide-react/icons/arrow-down-from-line";
import Replace from "lucide-react/icons/replace";
import { useState } from "react";
import type { CommonFault } from "#contract/imports/imports.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { SelectInput } from "#src/ui/form/SelectInput.tsx";
import styles from "./Check.module.css";

interface FaultProps {
  fault: CommonFault;
  isBusy: boolean;
  onReplace: (by: string) => void;
}

/** A value that nobody knows, what it shall be, and the button that replaces it everywhere. */
function Fault({ fault: { column, value, rows, choices, guess }, isBusy, onReplace }: FaultProps) {
  const { t } = useLingui();
  const [by, setBy] = useState(guess ?? "");
  return (
    <li className={styles["fault"]}>
      <span className={styles["faultWords"]}>
        <Trans comment="In the heading column of a spreadsheet stands a value that is not known">
          {column}: <strong>“{value}”</strong>
        </Trans>
      </span>
      <span className={styles["faultChoice"]}>
        <SelectInput
          value={by}
          aria-label={t({
            message: `What “${value}” means in ${column}`,
            comment: "Name of a list for screen readers; column is a heading of a spreadsheet",
          })}
          onChange={({ currentTarget }) => setBy(currentTarget.value)}
        >
          <option value="">{t({ message: "Choose", comment: "In a list of values: none is chosen" })}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </SelectInput>
        <Button
          icon={<Replace size={18} aria-hidden="true" />}
          disabled={by === ""}
          busy={isBusy}
          onClick={() => onReplace(by)}
        >
          <Plural
            comment="Button: replaces a value in so many rows of a spreadsheet"
            value={rows}
            one="Replace in # row"
            other="Replace in # rows"
          />
        </Button>
      </span>
    </li>
  );
}

interface NamelessProps {
  /** How many rows have no name and stand below one that has one. */
  rows: number;
  column: string;
  isBusy: boolean;
  onFill: () => void;
}

/** Rows without a name, and the button that gives them the name above: joined cells are read so by nobody unasked. */
const Nameless = ({ rows, column, isBusy, onFill }: NamelessProps) => (
  <li className={styles["fault"]}>
    <span className={styles["faultWords"]}>
      <Trans comment="In the heading column of a spreadsheet stands nothing, in several rows">
        {column}: <strong>empty</strong>
      </Trans>
    </span>
    <span className={styles["faultChoice"]}>
      <Button icon={<ArrowDownFromLine size={18} aria-hidden="true" />} busy={isBusy} onClick={onFill}>
        <Plural
          comment="Button: writes the name of the artist above into so many rows of a spreadsheet that have none"
          value={rows}
          one="Use the artist above in # row"
          other="Use the artist above in # rows"
        />
      </Button>
    </span>
  </li>
);

interface CommonFaultsProps {
  faults: readonly CommonFault[];
  nameless: Pick<NamelessProps, "rows" | "column">;
  isBusy: boolean;
  onReplace: (fault: CommonFault, by: string) => void;
  onFillNames: () => void;
}

/** Each column's most frequent value that nobody knows, and missing names: mended in all rows with one press. */
export function CommonFaults(props: CommonFaultsProps) {
  const { faults, nameless, isBusy, onReplace, onFillNames } = props;
  const { t } = useLingui();
  if (faults.length === 0 && nameless.rows === 0) return null;
  const label = t({
    message: "Values that are not known",
    comment: "Name of a list: what stands in several rows of a spreadsheet and means nothing to us",
  });
  return (
    <section className={styles["plain"]} aria-label={label}>
      <h3 className={styles["faultHead"]}>{label}</h3>
      <ul className={styles["faults"]}>
        {nameless.rows > 0 && <Nameless {...nameless} isBusy={isBusy} onFill={onFillNames} />}
        {faults.map((fault) => (
          <Fault
            key={`${fault.column} ${fault.value}`}
            fault={fault}
            isBusy={isBusy}
            onReplace={(by) => onReplace(fault, by)}
          />
        ))}
      </ul>
    </section>
  );
}
