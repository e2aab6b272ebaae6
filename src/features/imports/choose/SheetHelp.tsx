import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import { saveFile } from "#src/lib/http/save-file.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./Choose.module.css";
import { useExampleRow } from "./example-row.ts";

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** How the spreadsheet is written, with an example to download. */
export function SheetHelp() {
  const { t } = useLingui();
  const cells = useExampleRow();
  const download = () => {
    const lines = [cells.map(([heading]) => heading), cells.map(([, value]) => value)];
    const text = lines.map((line) => line.map(quoted).join(";")).join("\r\n");
    // The mark tells spreadsheets that it is UTF-8.
    void saveFile(
      new Response(`\u{FEFF}${text}\r\n`),
      t({ message: "example.csv", comment: "Name of a file" }),
    );
  };
  return (
    <aside className={styles["help"]}>
      <h3>
        <Trans>How is the spreadsheet written?</Trans>
      </h3>
      <p className={styles["note"]}>
        <Trans>
          Each row is a sample; an artist’s own details are in the artist’s first row. The order of the
          columns does not matter; headings and values may be Turkish or English.
        </Trans>
      </p>
      <dl className={styles["example"]}>
        {cells.map(([heading, value]) => (
          <div key={heading}>
            <dt>{heading}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button wide icon={<Download size={18} aria-hidden="true" />} onClick={download}>
        <Trans>Download an example</Trans>
      </Button>
    </aside>
  );
}
