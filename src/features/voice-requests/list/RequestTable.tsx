import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ContactWay } from "#contract/constants/values/voice-requests.ts";
import type { ListedRequest } from "#contract/voice-requests/requests.ts";
import { RowContact } from "#src/features/voice-requests/contact/RowContact.tsx";
import { WaitingLines } from "#src/features/voice-requests/WaitingLines.tsx";
import { Table, wideCellClass, wordsCellClass } from "#src/ui/table/Table.tsx";
import { MergeLine, type MergeActs } from "./MergeLine.tsx";
import { personGroups } from "./person-groups.ts";
import { RequestAssignee, RequestWho, RequestWish } from "./RequestParts.tsx";
import styles from "./RequestTable.module.css";

export interface RequestListProps {
  requests: ListedRequest[];
  /** Shown dimmed while newer ones are on their way. */
  isBusy: boolean;
  /** When they were read, ms. */
  now: number;
  acts: RowActs;
}

/** What can be done with a row, and with two rows of one person. */
export interface RowActs extends MergeActs {
  onContact: (request: ListedRequest, way: ContactWay) => void;
  isKeptApart: (first: ListedRequest, second: ListedRequest) => boolean;
}

/** The requests as a table; the name is the link of its whole row. Those of one person stand together. */
export function RequestTable({ requests, isBusy, now, acts }: RequestListProps) {
  const { t } = useLingui();
  return (
    <Table
      className={styles["table"]}
      isBusy={isBusy}
      aria-label={t({ message: "Voice requests", comment: "Heading of the owners' list" })}
      head={
        <>
          <th scope="col" className={styles["who"]}>
            <Trans>Who</Trans>
          </th>
          <th scope="col">
            <Trans comment="Head of a column: what a visitor asks for">Wants</Trans>
          </th>
          <th scope="col" aria-sort="descending" className={styles["waiting"]}>
            <span className={styles["sorted"]}>
              <Trans comment="Head of a column: how long a visitor has waited">Waiting</Trans>
              <ArrowDown size={16} aria-hidden="true" />
            </span>
          </th>
          <th scope="col" className={clsx(wideCellClass, styles["assignee"])}>
            <Trans comment="Head of a column, and field: who is to answer a request">Assignee</Trans>
          </th>
          <th scope="col" className={styles["contact"]}>
            <Trans comment="Head of a column: ways to reach a visitor">Contact</Trans>
          </th>
          <td className={styles["arrow"]} aria-hidden="true" />
        </>
      }
    >
      {personGroups(requests, acts.isKeptApart).map((group) => (
        <tbody key={group[0]?.id} className={clsx(group.length > 1 && styles["person"])}>
          {group.map((request) => (
            <tr key={request.id} className={styles["row"]}>
              <th scope="row" className={wordsCellClass}>
                <RequestWho request={request} />
              </th>
              <td className={wordsCellClass}>
                <RequestWish request={request} />
              </td>
              <td>
                <WaitingLines request={request} now={now} />
              </td>
              <td className={wideCellClass}>
                <RequestAssignee request={request} />
              </td>
              <td>
                <RowContact request={request} onContact={(way) => acts.onContact(request, way)} />
              </td>
              <td className={styles["arrow"]} aria-hidden="true">
                <ChevronRight size={20} />
              </td>
            </tr>
          ))}
          {group.length > 1 && (
            <tr className={styles["merge"]}>
              <td colSpan={6}>
                <MergeLine requests={group} {...acts} />
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </Table>
  );
}
