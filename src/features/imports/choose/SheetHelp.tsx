import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import { saveFile } from "#src/lib/http/save-file.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./Choose.module.css";
import { useExampleRows } from "./example-rows.ts";

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** How the spreadsheet is written, with an example to download. */
export function SheetHelp() {
  const { t } = useLingui();
  const columns = useExampleRows();
  const download = () => {
    const lines = [0, 1, 2].map((line) => columns.map((column) => column[line] ?? ""));
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
          Each row is a sample and begins with the artist’s name; the artist’s other details are in the first
          one. Headings and values may be Turkish or English, the columns in any order.
        </Trans>
      </p>
      <table className={styles["example"]}>
        <caption>
          <Trans>An artist with two samples, turned on its side: each column here is a row</Trans>
        </caption>
        <tbody>
          {columns.map(([heading, first, second]) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              <td>{first}</td>
              <td>{second}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button wide icon={<Download size={18} aria-hidden="true" />} onClick={download}>
        <Trans>Download an example</Trans>
      </Button>
    </aside>
  );
}
