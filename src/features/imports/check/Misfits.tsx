import { Plural, Trans, useLingui } from "@lingui/react/macro";
import FileQuestionMark from "lucide-react/icons/file-question-mark";
import Sheet from "lucide-react/icons/sheet";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useState } from "react";
import type { Import } from "#contract/imports/imports.ts";
import styles from "./Check.module.css";

interface NameListProps {
  /** The first of them. */
  names: readonly (string | number)[];
  count: number;
  label: string;
}

/** Names in a row, and how many more there are. */
function NameList({ names, count, label }: NameListProps) {
  const more = count - names.length;
  return (
    <>
      <h3 className={styles["listHead"]}>{label}</h3>
      <ul className={styles["names"]} aria-label={label}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {more > 0 && (
          <li>
            <Plural
              comment="At the end of a list of names that is cut off"
              value={more}
              one="and # more"
              other="and # more"
            />
          </li>
        )}
      </ul>
    </>
  );
}

/** Which worksheet was read, columns that were not understood, files without a row and rows without their file. */
export function Misfits({ found }: { found: Import }) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { unknownColumns, filesWithoutRow, rowsWithoutFile, counts, worksheet } = found;
  const columns = unknownColumns.length;
  const files = counts.filesWithoutRow;
  const rows = counts.rowsWithoutFile;
  const names = new Intl.ListFormat(i18n.locale).format(unknownColumns.map((name) => `“${name}”`));
  return (
    <>
      {worksheet !== null && (
        <div className={styles["plain"]}>
          <p>
            <Sheet size={18} aria-hidden="true" />
            <span>
              <Trans comment="Of a workbook with several worksheets; worksheet is the name of one">
                Only the worksheet “{worksheet}” was read
              </Trans>
            </span>
          </p>
        </div>
      )}
      {columns > 0 && (
        <p className={styles["warning"]}>
          <TriangleAlert size={18} aria-hidden="true" />
          <span>
            <strong>
              <Plural
                comment="Of a spreadsheet, by its headings"
                value={columns}
                one="# column was not recognized"
                other="# columns were not recognized"
              />
            </strong>{" "}
            <Trans comment="After “2 columns were not recognized”; names is the list of them">
              and will not be imported: {names}
            </Trans>
          </span>
        </p>
      )}
      {files + rows > 0 && (
        <div className={styles["plain"]}>
          <p>
            <FileQuestionMark size={18} aria-hidden="true" />
            <span>
              {files > 0 && (
                <strong>
                  <Plural
                    value={files}
                    one="# file has no row."
                    other="# files have no row."
                    comment="Of an import"
                  />{" "}
                </strong>
              )}
              {rows > 0 && (
                <strong>
                  <Plural
                    value={rows}
                    one="# row lacks its file."
                    other="# rows lack their file."
                    comment="Of an import"
                  />
                </strong>
              )}
            </span>
            <button
              type="button"
              className={styles["fold"]}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? (
                <Trans comment="Button: folds a list of files">Hide</Trans>
              ) : (
                <Trans comment="Button: unfolds a list of files">Show</Trans>
              )}
            </button>
          </p>
          {isOpen && files > 0 && (
            <NameList names={filesWithoutRow} count={files} label={t`Files without a row`} />
          )}
          {isOpen && rows > 0 && (
            <NameList names={rowsWithoutFile} count={rows} label={t`Rows without their file`} />
          )}
        </div>
      )}
    </>
  );
}
