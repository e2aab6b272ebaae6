import { Trans, useLingui } from "@lingui/react/macro";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { CsvEncoding } from "#contract/imports/imports.ts";
import { Checkbox } from "#src/ui/form/choice/Checkbox.tsx";
import { SelectInput } from "#src/ui/form/SelectInput.tsx";
import styles from "./Check.module.css";

/** Encodings of one byte a letter: which one a text has, only its letters tell. */
const guessed: Partial<Record<CsvEncoding, string>> = {
  "windows-1254": "Windows (1254)",
  macintosh: "Macintosh",
  ibm857: "DOS (857)",
};

/** Whether the names have to be confirmed. */
export const isGuessed = (encoding: CsvEncoding): boolean => guessed[encoding] !== undefined;

interface EncodingQuestionProps {
  encoding: CsvEncoding;
  examples: readonly string[];
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  /** Has the same files read in another encoding; undefined where they are not at hand any more. */
  onReread: ((encoding: CsvEncoding) => void) | undefined;
}

/** A text that is no UTF-8 was read as what its letters are likeliest to be: three names show whether that is right. */
export function EncodingQuestion({ encoding, examples, ...rest }: EncodingQuestionProps) {
  const { t, i18n } = useLingui();
  const { isConfirmed, onConfirm, onReread } = rest;
  const names = new Intl.ListFormat(i18n.locale).format(examples.map((name) => `“${name}”`));
  const name = guessed[encoding] ?? encoding;
  return (
    <div className={styles["warning"]}>
      <TriangleAlert size={18} aria-hidden="true" />
      <div>
        <p>
          <Trans comment="name is that of an encoding, names is a list such as “Işıl”, “İdil” and “Çağla”">
            The spreadsheet was read as {name}: {names}. If characters are wrong, choose another encoding, or
            save it as an Excel workbook and choose it again.
          </Trans>
        </p>
        {onReread && (
          <span className={styles["faultChoice"]}>
            <SelectInput
              value={encoding}
              aria-label={t({
                message: "Encoding of the spreadsheet",
                comment: "Name of a list: how the letters of a text are stored",
              })}
              onChange={({ currentTarget }) => onReread(currentTarget.value as CsvEncoding)}
            >
              {Object.entries(guessed).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </SelectInput>
          </span>
        )}
        <Checkbox checked={isConfirmed} onChange={() => onConfirm(!isConfirmed)}>
          <Trans>The names look right</Trans>
        </Checkbox>
      </div>
    </div>
  );
}
