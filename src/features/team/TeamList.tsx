import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { useState } from "react";
import type { TeamMember } from "#contract/team.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { LastSeen } from "#src/session/people/LastSeen.tsx";
import { PersonStateTag } from "#src/session/people/PersonStateTag.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import { cardClass, cardsClass, Table, wideCellClass, wordsCellClass } from "#src/ui/table/Table.tsx";
import { FactorTag } from "./FactorTag.tsx";
import { MemberEmail, MemberName } from "./MemberName.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import styles from "./TeamList.module.css";

interface TeamListProps {
  members: TeamMember[];
  onRemove: (member: TeamMember) => void;
}

/** Nobody removes themselves here: so one owner always stays. */
function RemoveButton({ member, onRemove }: Pick<TeamListProps, "onRemove"> & { member: TeamMember }) {
  const { t } = useLingui();
  const { name, isYou } = member;
  if (isYou) return null;
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={t({
        message: `Remove from the team: ${name}`,
        comment: "Name of a button; name is a person’s",
      })}
      onClick={() => onRemove(member)}
    >
      <Trans comment="Button: takes a person out">Remove</Trans>
    </Button>
  );
}

/** The owners as a table, under 700 px as cards. */
export function TeamList({ members, onRemove }: TeamListProps) {
  const { t } = useLingui();
  const [now] = useState(() => new Date());
  const isSmall = useSmallScreen();
  if (isSmall)
    return (
      <ul className={cardsClass}>
        {members.map((member) => (
          <li key={member.userName} className={cardClass}>
            <MemberName member={member} />
            <div className={styles["tags"]}>
              <PersonStateTag state={member.state} />
              <FactorTag isOn={member.hasSecondFactor} />
            </div>
            <p className={styles["line"]}>
              <MemberEmail member={member} />
            </p>
            <div className={styles["foot"]}>
              <LastSeen at={member.lastSeenAt} now={now} />
              <RemoveButton member={member} onRemove={onRemove} />
            </div>
          </li>
        ))}
      </ul>
    );
  const last = t({ message: "Remove", comment: "Button: takes a person out" });
  return (
    <Table
      isBusy={false}
      aria-label={t`Team`}
      head={
        <>
          <th scope="col">
            <Trans comment="Head of a column: a person">Who</Trans>
          </th>
          <th scope="col" className={wideCellClass}>
            <Trans>E-mail</Trans>
          </th>
          <th scope="col">
            <Trans>State</Trans>
          </th>
          <th scope="col">
            <Trans comment="Head of a column: two-step login">Two-step verification</Trans>
          </th>
          <th scope="col">
            <Trans>Last seen</Trans>
          </th>
          <th scope="col" aria-label={last}>
            <VisuallyHidden>{last}</VisuallyHidden>
          </th>
        </>
      }
    >
      <tbody>
        {members.map((member) => (
          <tr key={member.userName} className={styles["row"]}>
            <th scope="row" className={wordsCellClass}>
              <MemberName member={member} />
            </th>
            <td className={clsx(wideCellClass, wordsCellClass)}>
              <MemberEmail member={member} />
            </td>
            <td>
              <PersonStateTag state={member.state} />
            </td>
            <td>
              <FactorTag isOn={member.hasSecondFactor} />
            </td>
            <td>
              <LastSeen at={member.lastSeenAt} now={now} />
            </td>
            <td className={styles["act"]}>
              <RemoveButton member={member} onRemove={onRemove} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
