import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import type { ImportQuery } from "#src/features/imports/import-query.ts";
import { importQuery } from "#src/features/imports/queries.ts";
import { announce } from "#src/lib/browser/spoken/announce.ts";

/** Has what became of a corrected cell said, once its row was judged again: by then the focus is at the next cell. */
export function useSaidJudgement(query: ImportQuery) {
  const { t } = useLingui();
  const client = useQueryClient();
  return async (row: number, column: string): Promise<void> => {
    const { rows } = await client.fetchQuery({ ...importQuery(query), staleTime: 0 });
    const judged = rows.find((one) => one.row === row && one.outcome === "refused");
    const sentence = judged?.remarks.find((remark) => remark.column === column)?.sentence;
    const words = sentence
      ? t({
          message: `Row ${row}, ${column}: still wrong. ${sentence}`,
          comment: "Said after a correction; column is a heading, sentence what is wrong",
        })
      : t({
          message: `Row ${row}, ${column}: right now`,
          comment: "Said after a correction, of a cell that fits; column is a heading",
        });
    announce(words, "cell");
  };
}
