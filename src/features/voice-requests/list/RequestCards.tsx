import { clsx } from "clsx";
import { RowContact } from "#src/features/voice-requests/contact/RowContact.tsx";
import { WaitingLines } from "#src/features/voice-requests/WaitingLines.tsx";
import { cardClass, cardsClass } from "#src/ui/table/Table.tsx";
import { MergeLine } from "./MergeLine.tsx";
import { personGroups } from "./person-groups.ts";
import { RequestAssignee, RequestWho, RequestWish } from "./RequestParts.tsx";
import type { RequestListProps } from "./RequestTable.tsx";
import styles from "./RequestCards.module.css";

/** The requests as cards, on small screens; the name is the link of its whole card. */
export const RequestCards = ({ requests, isBusy, now, acts }: RequestListProps) => (
  <ul className={cardsClass} aria-busy={isBusy}>
    {personGroups(requests, acts.isKeptApart).flatMap((group) =>
      group.map((request, place) => (
        <li
          key={request.id}
          className={clsx(cardClass, styles["card"], group.length > 1 && styles["person"])}
        >
          <div>
            <RequestWho request={request} />
          </div>
          <div>
            <RequestWish request={request} />
          </div>
          <div className={styles["foot"]}>
            <WaitingLines request={request} now={now} />
            <RequestAssignee request={request} />
          </div>
          <RowContact request={request} onContact={(way) => acts.onContact(request, way)} />
          {group.length > 1 && place === group.length - 1 && <MergeLine requests={group} {...acts} />}
        </li>
      )),
    )}
  </ul>
);
